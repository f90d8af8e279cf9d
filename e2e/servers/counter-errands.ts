/** The work of a shopkeeper, when the test says so: in the database of the open shop, as the command line does it. */
import { sql } from 'kysely'
import { connect } from '../../server/src/db/connect.ts'
import type { Connection } from '../../server/src/db/connection.ts'
import { connectToEmbedded } from '../../server/src/db/embedded/embedded-client.ts'
import { endPauses, insertPause } from '../../server/src/delivery/calendar.queries.ts'
import { moveOn } from '../../server/src/orders/placed/fulfilment.ts'
import { setStock } from '../../server/test/factories.ts'
import type { Place } from './shop-process.ts'

export interface Counter {
  readonly moveOn: (orderId: string, state: 'being packed' | 'on its way' | 'delivered') => Promise<unknown>
  readonly sellOut: (productId: string) => Promise<void>
  /** Puts a product back on the shelf for the tests after this one. */
  readonly restock: (productId: string) => Promise<void>
  /** The new price in EGP. */
  readonly reprice: (productId: string, price: number) => Promise<unknown>
  /** Gives a product the code on its pack. */
  readonly label: (productId: string, barcode: string) => Promise<unknown>
  /** Leaves no place in a delivery slot. */
  readonly fillSlot: (slotId: string) => Promise<unknown>
  /** The new delivery fee of an area in EGP. */
  readonly charge: (area: string, fee: number) => Promise<unknown>
  /** Closes the shop for new delivery times until `resume`. */
  readonly pause: () => Promise<void>
  readonly resume: () => Promise<void>
}

const AMAL = { name: 'Amal' }

export function counterIn({ db }: Connection): Counter {
  return {
    moveOn: (orderId, state) => moveOn(db, orderId, state, AMAL),
    sellOut: (productId) => setStock(db, productId, 0),
    restock: (productId) => setStock(db, productId, 100),
    reprice: (productId, price) =>
      sql`
        update products set price = ${Math.round(price * 100)}, price_after_discount = null
        where id = ${productId}`.execute(db),
    label: (productId, barcode) => sql`update products set barcode = ${barcode} where id = ${productId}`.execute(db),
    fillSlot: (slotId) => sql`update delivery_slots set capacity = 0 where id = ${slotId}`.execute(db),
    charge: (area, fee) => sql`update delivery_areas set fee = ${fee * 100}::integer where name = ${area}`.execute(db),
    pause: () => insertPause(db, { why: '', whyAr: '' }, AMAL),
    resume: () => endPauses(db),
  }
}

/** Opens the database of a running shop. The embedded one is reached through that shop. */
export async function openBeside({ url, folder }: Place): Promise<Connection> {
  const connection = await (url === undefined ? connectToEmbedded(folder) : connect({ url, poolSize: 1 }))
  if (connection === undefined) throw new Error('The shop lends its database to nobody.')
  return connection
}
