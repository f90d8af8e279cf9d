import type { Address, AddressParts, FormerAddress } from '@baqala/contract/addresses'
import { newId } from '../db/ids.ts'
import { execute, maybeRow, oneValue, rowsOf, sql, type Db } from '../db/rows.ts'

export type AddressFields = Omit<Address, '_id'>

const columns = sql`id as "_id", name, details, phone, city, parts, area_id as "areaId"`

interface AddressRow extends Omit<Address, 'parts' | 'areaId'> {
  readonly parts: AddressParts | null
  readonly areaId: string | null
}

function toAddress({ parts, areaId, ...address }: AddressRow): Address {
  return { ...address, ...(parts && { parts }), ...(areaId && { areaId }) }
}

/** The shopper's addresses, the oldest first. */
export async function listAddressesOf(db: Db, shopperId: string): Promise<Address[]> {
  const rows = await rowsOf<AddressRow>(db)`
    select ${columns} from addresses where shopper_id = ${shopperId} order by created_at, id`
  return rows.map(toAddress)
}

export async function findAddress(db: Db, shopperId: string, addressId: string): Promise<Address | undefined> {
  const row = await maybeRow<AddressRow>(db)`
    select ${columns} from addresses where id = ${addressId} and shopper_id = ${shopperId}`
  return row && toAddress(row)
}

/** The phone of the account, those that it had, and the addresses that it had when something was ordered to them. */
export function findAddressee(db: Db, shopperId: string) {
  return maybeRow<{ phone: string; formerPhones: string[]; formerAddresses: FormerAddress[] }>(db)`
    select phone, former_phones as "formerPhones", former_addresses as "formerAddresses" from shoppers where id = ${shopperId}`
}

/** The words of a place, however they were typed. */
const placeOf = (details: unknown, city: unknown) =>
  sql`lower(regexp_replace(${details}::text || ' ' || ${city}::text, '[[:space:],]+', ' ', 'g'))`

/**
 * Keeps the last twenty addresses that are changed or removed, if something was ordered to them, and locks the shopper's row: called
 * first, as countAndLock is.
 */
export async function noteFormerAndLock(tx: Db, shopperId: string, { _id, details, city }: Address): Promise<void> {
  const former: FormerAddress = { _id, details, city, leftAt: new Date().toISOString() }
  await execute(tx)`
    update shoppers set former_addresses = case when exists (select from orders where shopper_id = ${shopperId}
        and ${placeOf(sql`orders.details`, sql`orders.city`)} = ${placeOf(details, city)})
      then jsonb_path_query_array(${JSON.stringify([former])}::jsonb || former_addresses, '$[0 to 19]') else former_addresses end
    where id = ${shopperId}`
}

/** Counts a shopper's addresses and locks their owner, so that two added at once are counted one after the other. */
export async function countAndLock(tx: Db, shopperId: string): Promise<number> {
  await execute(tx)`select id from shoppers where id = ${shopperId} for no key update`
  return oneValue<number>(tx)`select count(*) from addresses where shopper_id = ${shopperId}`
}

/** In place of an old number of the account. */
export async function updatePhones(tx: Db, shopperId: string, from: string, to: string): Promise<void> {
  await execute(tx)`update addresses set phone = ${to} where shopper_id = ${shopperId} and phone = ${from}`
}

export async function insertAddress(tx: Db, shopperId: string, address: AddressFields): Promise<void> {
  await execute(tx)`
    insert into addresses (id, shopper_id, name, details, phone, city, parts, area_id)
    values (${newId()}, ${shopperId}, ${address.name}, ${address.details}, ${address.phone}, ${address.city},
      ${jsonOf(address.parts)}::jsonb, ${address.areaId ?? null})
  `
}

function jsonOf(parts: AddressParts | undefined): string | null {
  return parts === undefined ? null : JSON.stringify(parts)
}

/**
 * Changes the fields that are given. Parts and area of a client that knows of neither would be those of the old place, so they
 * go with it.
 */
export function updateFields(
  db: Db,
  shopperId: string,
  addressId: string,
  { name, details, phone, city, parts, areaId }: { [Field in keyof AddressFields]?: AddressFields[Field] | undefined },
): Promise<void> {
  const isMoved = details !== undefined || city !== undefined
  return execute(db)`
    update addresses set name = coalesce(${name ?? null}, name), details = coalesce(${details ?? null}, details),
      phone = coalesce(${phone ?? null}, phone), city = coalesce(${city ?? null}, city),
      parts = coalesce(${jsonOf(parts)}::jsonb, case when ${isMoved}::boolean then null else parts end),
      area_id = coalesce(${areaId ?? null}, case when ${isMoved}::boolean then null else area_id end)
    where id = ${addressId} and shopper_id = ${shopperId}`
}

export function deleteAddress(db: Db, shopperId: string, addressId: string): Promise<void> {
  return execute(db)`delete from addresses where id = ${addressId} and shopper_id = ${shopperId}`
}
