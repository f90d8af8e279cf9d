/** A fixture: the storefront on a spec-only server, one for each worker, emptied between tests (spec-only-server.ts). */
import { expect } from '@playwright/test'
import { test as base } from './servers/servers.ts'
import type { SpecOnlyServer } from './servers/spec-only-server.ts'
import { TOKEN } from '../web/test/spec-only-shop.ts'

export { expect } from '@playwright/test'

interface SpecOnlyFixtures {
  readonly plain: SpecOnlyServer
  /** Whether the visit begins with a stored token. */
  readonly isSignedIn: boolean
  readonly storedEmail: string
}

export const test = base.extend<SpecOnlyFixtures>({
  isSignedIn: [true, { option: true }],
  storedEmail: ['', { option: true }],
  // Every test also checks that the storefront makes no request that the specification does not list.
  plain: [
    async ({ specOnlyServer }, use) => {
      specOnlyServer.reset()
      await use(specOnlyServer)
      expect(specOnlyServer.breaches).toEqual([])
    },
    { auto: true },
  ],
  baseURL: ({ specOnlyServer }, use) => use(specOnlyServer.address),
  // Playwright's own storageState opens and closes a page for each test.
  context: async ({ context, isSignedIn, storedEmail }, use) => {
    const stored = { ...(isSignedIn && { userToken: TOKEN }), ...(storedEmail && { email: storedEmail }) }
    await context.addInitScript((entries) => {
      // Only where a visit begins, or a reload would undo what the storefront stored.
      if (window.name === 'visited' || !location.origin.startsWith('http')) return
      window.name = 'visited'
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
    }, stored)
    await use(context)
  },
  page: async ({ page }, use) => {
    const mistakes: Error[] = []
    page.on('pageerror', (mistake) => mistakes.push(mistake))
    await use(page)
    expect(mistakes).toEqual([])
  },
})
