/**
 * The servers that a worker's tests may want, each started by the first test that does. They stand in one fixture, because
 * Playwright ends a worker, its browser and its servers before a test whose worker fixtures are others.
 */
import { test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { shortLived } from '../../server/test/child-environment.ts'
import type { Counter } from './counter-errands.ts'
import { holdTimers } from './hold-timers.ts'
import { MAIN, withShopProcess, type Place, type Printed } from './shop-process.ts'
import { openSpecOnlyServer, type SpecOnlyServer } from './spec-only-server.ts'

const DIST = process.env.E2E_DIST ?? path.resolve(import.meta.dirname, '../../web/dist')

interface Servers {
  /** Environment variables of `shop` (.env.example). */
  readonly settings: Record<string, string>
  readonly shop: Printed & Place
  /** The shopkeeper of `shop`, who does what the test says. */
  readonly counter: Counter
  readonly specOnlyServer: SpecOnlyServer
}

interface Visit {
  /**
   * Whether a page loads the rest three seconds after its screen: the line below the bar, and the code of all other screens. That is
   * a third of the processor time of a page, so only tests that look at something of it do, or at all that a shopper's browser does.
   */
  readonly loadsRest: boolean
}

export const test = base.extend<Visit, Servers>({
  // The service worker is part of the rest.
  loadsRest: [({ serviceWorkers }, use) => use(serviceWorkers === 'allow'), { option: true }],
  page: async ({ page, loadsRest }, use) => {
    if (!loadsRest) await holdTimers(page, 3000)
    await use(page)
    // A request may still wait in a route of the test, which ends with it.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  settings: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ settings }, use) => {
      await withShopProcess(
        (folder, env) => spawn(process.execPath, [...shortLived, MAIN], { env: { ...env, ...settings }, cwd: folder }),
        (printed, place) => use({ ...printed, ...place }),
      )
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  counter: [
    async ({ shop }, use) => {
      // Loads half of the server, which few files need.
      const { counterIn, openBeside } = await import('./counter-errands.ts')
      const connection = await openBeside(shop)
      await use(counterIn(connection))
      await connection.close()
    },
    { scope: 'worker' },
  ],
  specOnlyServer: [
    async ({}, use) => {
      const server = await openSpecOnlyServer(DIST)
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})
