/** A storefront on a plain server, one for each worker and emptied between tests (spec-only-server.ts). */
import { expect, test as base } from '@playwright/test'
import path from 'node:path'
import { openPlainServer, type PlainServer } from './spec-only-server.ts'
import { TOKEN } from './spec-only-shop.ts'

export { expect } from '@playwright/test'

const DIST = process.env.E2E_DIST ?? path.resolve(import.meta.dirname, '../web/dist')

interface PlainFixtures {
  readonly plain: PlainServer
  /** Whether the visit begins with a stored token. */
  readonly isSignedIn: boolean
  readonly storedEmail: string
}

export const test = base.extend<PlainFixtures, { plainServer: PlainServer }>({
  isSignedIn: [true, { option: true }],
  storedEmail: ['', { option: true }],
  plainServer: [
    async ({}, use) => {
      const server = await openPlainServer(DIST)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  // Every test is also a test of this: the storefront asks for nothing that the specification does not list.
  plain: [
    async ({ plainServer }, use) => {
      plainServer.reset()
      await use(plainServer)
      expect(plainServer.breaches).toEqual([])
    },
    { auto: true },
  ],
  baseURL: ({ plainServer }, use) => use(plainServer.address),
  storageState: ({ plainServer, isSignedIn, storedEmail }, use) => {
    const stored = [
      ...(isSignedIn ? [{ name: 'userToken', value: TOKEN }] : []),
      ...(storedEmail ? [{ name: 'email', value: storedEmail }] : []),
    ]
    return use({ cookies: [], origins: [{ origin: plainServer.address, localStorage: stored }] })
  },
  page: async ({ page }, use) => {
    const mistakes: Error[] = []
    page.on('pageerror', (mistake) => mistakes.push(mistake))
    await use(page)
    expect(mistakes).toEqual([])
  },
})
