/** A fixture as in shop.ts, with a shopkeeper who does what the test says. */
import { test as base } from '@playwright/test'
import { fork, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { shortLived } from '../server/test/child-environment.ts'
import type { Errand } from './counter-process.ts'
import { withShopProcess } from './shop-process.ts'

export { expect } from '@playwright/test'

interface Counter {
  readonly address: string
  readonly moveOn: (orderId: string, state: 'being packed' | 'on its way' | 'delivered') => Promise<void>
  readonly sellOut: (productId: string) => Promise<void>
  /** The new price in EGP. */
  readonly reprice: (productId: string, price: number) => Promise<void>
  /** Leaves no place in a delivery slot. */
  readonly fillSlot: (slotId: string) => Promise<void>
  /** The new delivery fee of an area in EGP. */
  readonly charge: (area: string, fee: number) => Promise<void>
  /** Closes the shop for new delivery times until `resume`. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
}

export const test = base.extend<object, { counter: Counter }>({
  counter: [
    async ({}, use) => {
      await withShopProcess(
        (_, env) =>
          fork(path.resolve(import.meta.dirname, 'counter-process.ts'), { env, execArgv: shortLived, silent: true }),
        ({ address }, shop) =>
          use({
            address,
            moveOn: (orderId, state) => send(shop, { kind: 'move on', orderId, state }),
            sellOut: (productId) => send(shop, { kind: 'sell out', productId }),
            reprice: (productId, price) => send(shop, { kind: 'reprice', productId, price }),
            fillSlot: (slotId) => send(shop, { kind: 'fill slot', slotId }),
            charge: (area, fee) => send(shop, { kind: 'charge', area, fee }),
            pause: () => send(shop, { kind: 'pause' }),
            resume: () => send(shop, { kind: 'resume' }),
          }),
      )
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ counter }, use) => use(counter.address),
})

/** Runs one errand at a time, and throws if it failed. */
async function send(shop: ChildProcess, errand: Errand): Promise<void> {
  const answer = await new Promise((resolve) => {
    shop.once('message', resolve)
    shop.send(errand)
  })
  if (answer !== 'done') throw new Error(String(answer))
}
