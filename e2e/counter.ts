/** A fixture as in shop.ts, with a shopkeeper who does what the test says. */
import { test as base } from './servers.ts'

export { expect } from '@playwright/test'

export const test = base.extend({ baseURL: ({ counter }, use) => use(counter.address) })
