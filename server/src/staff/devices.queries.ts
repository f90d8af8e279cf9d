/** The rows of `staff_devices`. */
import { sql } from 'kysely'
import { countChanged, maybeRow, rowsOf, type Db } from '../db/rows.ts'

export interface DeviceRow {
  readonly id: string
  readonly name: string
  readonly enrolledAt: Date
  readonly seenAt: Date | null
}

const columns = sql`id, name, enrolled_at as "enrolledAt", seen_at as "seenAt"`

export function listDevices(db: Db): Promise<DeviceRow[]> {
  return rowsOf(db, sql<DeviceRow>`select ${columns} from staff_devices order by name, id`)
}

export function findDevice(db: Db, secretHash: Buffer): Promise<DeviceRow | undefined> {
  return maybeRow(db, sql<DeviceRow>`select ${columns} from staff_devices where secret_hash = ${secretHash}`)
}

export async function insertDevice(
  tx: Db,
  { id, name, secretHash }: { readonly id: string; readonly name: string; readonly secretHash: Buffer },
): Promise<void> {
  await sql`insert into staff_devices (id, name, secret_hash) values (${id}, ${name}, ${secretHash})`.execute(tx)
}

/** False if it was taken off the list meanwhile; otherwise it stays there until the end of the transaction. */
export async function touchDevice(tx: Db, id: string): Promise<boolean> {
  return (await countChanged(tx, sql`update staff_devices set seen_at = now() where id = ${id}`)) > 0
}

/** Deletes a device with its sessions, and returns its name. */
export function deleteDevice(tx: Db, id: string): Promise<{ name: string } | undefined> {
  return maybeRow(tx, sql<{ name: string }>`delete from staff_devices where id = ${id} returning name`)
}
