import { sql } from 'kysely'
import type { Db } from '../db/rows.ts'
import { statesInTheShop } from './order-states.ts'

/** Writes the new number into a shopper's orders that have the old one and have not left the shop. */
export async function updatePhonesBeforeDelivery(tx: Db, shopperId: string, from: string, to: string): Promise<void> {
  await sql`
    update orders set phone = ${to}, updated_at = now()
    where shopper_id = ${shopperId} and phone = ${from} and state in (${statesInTheShop})`.execute(tx)
}
