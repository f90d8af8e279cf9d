/** A fixture with one shop for each worker: the real server on a new embedded database. */
import { test as base } from '@playwright/test'
import { spawn } from 'node:child_process'
import { shortLived } from '../server/test/child-environment.ts'
import { MAIN, withShopProcess, type Printed } from './shop-process.ts'

export { expect } from '@playwright/test'

export const test = base.extend<object, { shop: Printed; settings: Record<string, string> }>({
  /** Environment variables (.env.example). */
  settings: [{}, { scope: 'worker', option: true }],
  shop: [
    async ({ settings }, use) => {
      await withShopProcess(
        (folder, env) => spawn(process.execPath, [...shortLived, MAIN], { env: { ...env, ...settings }, cwd: folder }),
        (printed) => use(printed),
      )
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ shop }, use) => use(shop.address),
})
