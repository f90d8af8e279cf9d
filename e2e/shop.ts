/** A fixture with one shop for each worker: the real server on a copy of the first shop's database. */
import { test as base } from './servers/servers.ts'

export { expect } from '@playwright/test'

export const test = base.extend({ baseURL: ({ shop }, use) => use(shop.address) })
