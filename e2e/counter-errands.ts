/** The work of a shopkeeper, when the test says so (counter-process.ts). */
import type { ChildProcess } from 'node:child_process'
import type { Errand } from './counter-process.ts'

export interface Counter {
  readonly address: string
  readonly moveOn: (orderId: string, state: 'being packed' | 'on its way' | 'delivered') => Promise<void>
  readonly sellOut: (productId: string) => Promise<void>
  /** Puts a product back on the shelf for the tests after this one. */
  readonly restock: (productId: string) => Promise<void>
  /** The new price in EGP. */
  readonly reprice: (productId: string, price: number) => Promise<void>
  /** Gives a product the code on its pack. */
  readonly label: (productId: string, barcode: string) => Promise<void>
  /** Leaves no place in a delivery slot. */
  readonly fillSlot: (slotId: string) => Promise<void>
  /** The new delivery fee of an area in EGP. */
  readonly charge: (area: string, fee: number) => Promise<void>
  /** Closes the shop for new delivery times until `resume`. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
}

export function counterOf(address: string, shop: ChildProcess): Counter {
  return {
    address,
    moveOn: (orderId, state) => send(shop, { kind: 'move on', orderId, state }),
    sellOut: (productId) => send(shop, { kind: 'count', productId, stock: 0 }),
    restock: (productId) => send(shop, { kind: 'count', productId, stock: 100 }),
    reprice: (productId, price) => send(shop, { kind: 'reprice', productId, price }),
    label: (productId, barcode) => send(shop, { kind: 'label', productId, barcode }),
    fillSlot: (slotId) => send(shop, { kind: 'fill slot', slotId }),
    charge: (area, fee) => send(shop, { kind: 'charge', area, fee }),
    pause: () => send(shop, { kind: 'pause' }),
    resume: () => send(shop, { kind: 'resume' }),
  }
}

/** Runs one errand at a time, and throws if it failed. */
async function send(shop: ChildProcess, errand: Errand): Promise<void> {
  const answer = await new Promise((resolve) => {
    shop.once('message', resolve)
    shop.send(errand)
  })
  if (answer !== 'done') throw new Error(String(answer))
}
