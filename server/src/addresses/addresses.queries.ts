import { sql } from 'kysely'
import type { Address } from '@baqala/contract/addresses'
import { newId } from '../db/ids.ts'
import { countChanged, maybeRow, oneRow, rowsOf, type Db } from '../db/rows.ts'

/** The fields of an address that a shopper writes. */
export type AddressFields = Omit<Address, '_id'>

const columns = sql`id as "_id", name, details, phone, city`

/** The shopper's addresses, the oldest first. */
export function listAddressesOf(db: Db, shopperId: string): Promise<Address[]> {
  return rowsOf(
    db,
    sql<Address>`select ${columns} from addresses where shopper_id = ${shopperId} order by created_at, id`,
  )
}

export function findAddress(db: Db, shopperId: string, addressId: string): Promise<Address | undefined> {
  return maybeRow(
    db,
    sql<Address>`select ${columns} from addresses where id = ${addressId} and shopper_id = ${shopperId}`,
  )
}

/** The phone of the account. */
export async function findPhone(db: Db, shopperId: string): Promise<string | undefined> {
  const account = await maybeRow(db, sql<{ phone: string }>`select phone from shoppers where id = ${shopperId}`)
  return account?.phone
}

/** Counts a shopper's addresses and locks their owner, so that two added at once are counted one after the other. */
export async function countAndLock(tx: Db, shopperId: string): Promise<number> {
  await sql`select id from shoppers where id = ${shopperId} for no key update`.execute(tx)
  const { count } = await oneRow(
    tx,
    sql<{ count: number }>`select count(*) as count from addresses where shopper_id = ${shopperId}`,
  )
  return count
}

export async function insertAddress(tx: Db, shopperId: string, address: AddressFields): Promise<void> {
  await sql`
    insert into addresses (id, shopper_id, name, details, phone, city)
    values (${newId()}, ${shopperId}, ${address.name}, ${address.details}, ${address.phone}, ${address.city})
  `.execute(tx)
}

/** Changes the fields that are given. Returns how many addresses changed: 0 or 1. */
export function updateFields(
  db: Db,
  shopperId: string,
  addressId: string,
  { name, details, phone, city }: { [Field in keyof AddressFields]?: AddressFields[Field] | undefined },
): Promise<number> {
  return countChanged(
    db,
    sql`
      update addresses set name = coalesce(${name ?? null}, name), details = coalesce(${details ?? null}, details),
        phone = coalesce(${phone ?? null}, phone), city = coalesce(${city ?? null}, city)
      where id = ${addressId} and shopper_id = ${shopperId}`,
  )
}

export function deleteAddress(db: Db, shopperId: string, addressId: string): Promise<number> {
  return countChanged(db, sql`delete from addresses where id = ${addressId} and shopper_id = ${shopperId}`)
}
