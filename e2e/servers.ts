/**
 * The servers that a worker's tests may want, each started by the first test that does. They stand in one fixture, because
 * Playwright ends a worker, its browser and its servers before a test whose worker fixtures are others.
 */
import { test as base } from '@playwright/test'
import { fork, spawn } from 'node:child_process'
import path from 'node:path'
import { shortLived } from '../server/test/child-environment.ts'
import { counterOf, type Counter } from './counter-errands.ts'
import { MAIN, withShopProcess, type Printed } from './shop-process.ts'
import { openSpecOnlyServer, type SpecOnlyServer } from './spec-only-server.ts'

const COUNTER = path.resolve(import.meta.dirname, 'counter-process.ts')
const DIST = process.env.E2E_DIST ?? path.resolve(import.meta.dirname, '../web/dist')

interface Servers {
  /** Environment variables of `shop` (.env.example). */
  readonly settings: Record<string, string>
  readonly shop: Printed
  readonly counter: Counter
  readonly specOnlyServer: SpecOnlyServer
}

export const test = base.extend<object, Servers>({
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
  counter: [
    async ({}, use) => {
      await withShopProcess(
        (_, env) => fork(COUNTER, { env, execArgv: shortLived, silent: true }),
        ({ address }, shop) => use(counterOf(address, shop)),
      )
    },
    { scope: 'worker', timeout: 60_000 },
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
