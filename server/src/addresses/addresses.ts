/** The addresses that a shopper keeps for later orders. An order copies the address; it does not refer to one of these. */
import { MAX_ADDRESSES } from '@baqala/contract/addresses'
import { inTransaction, type Db } from '../db/transaction.ts'
import { orRefuse, Refusal } from '../refusal.ts'
import { messages } from './addresses.messages.en.ts'
import * as queries from './addresses.queries.ts'

/** Refused with 409 if the shopper keeps as many as an account may. */
export function addAddress(db: Db, shopperId: string, address: queries.AddressFields): Promise<void> {
  return inTransaction(db, async (tx) => {
    const count = await queries.countAndLock(tx, shopperId)
    if (count >= MAX_ADDRESSES) throw new Refusal(409, messages.tooMany({ max: MAX_ADDRESSES }))
    await queries.insertAddress(tx, shopperId, address)
  })
}

/** Changes the fields that are given. Refused with 404 if the shopper has no such address. */
export function updateAddress(db: Db, shopperId: string, addressId: string, changes: Partial<queries.AddressFields>) {
  return inTransaction(db, async (tx) => {
    const before = orRefuse(await queries.findAddress(tx, shopperId, addressId), messages.addressNotFound)
    const { details = before.details, city = before.city } = changes
    if (details !== before.details || city !== before.city) await queries.noteFormerAndLock(tx, shopperId, before)
    await queries.updateFields(tx, shopperId, addressId, changes)
  })
}

/** Removing an address that is not there changes nothing. */
export function removeAddress(db: Db, shopperId: string, addressId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const address = await queries.findAddress(tx, shopperId, addressId)
    if (address === undefined) return
    await queries.noteFormerAndLock(tx, shopperId, address)
    await queries.deleteAddress(tx, shopperId, addressId)
  })
}
