/** The rows of `staff_devices`. */
import { countChanged, didChange, execute, maybeRow, rowsOf, sql, valuesOf, type Db } from '../db/rows.ts'
import type { Clerk } from './log.queries.ts'

/** Days until a phone must be enrolled again, for the server as for the browser, which drops its cookie then. */
export const DEVICE_DAYS = 180

export interface DeviceRow {
  readonly id: string
  readonly name: string
  readonly enrolledAt: Date
  readonly seenAt: Date | null
}

const isEnrolled = sql`enrolled_at > now() - make_interval(days => ${sql.lit(DEVICE_DAYS)})`

const columns = sql`id, name, enrolled_at as "enrolledAt", seen_at as "seenAt"`

export function listDevices(db: Db): Promise<DeviceRow[]> {
  return rowsOf<DeviceRow>(db)`select ${columns} from staff_devices where ${isEnrolled} order by name, id`
}

export function findDevice(db: Db, secretHash: Buffer): Promise<DeviceRow | undefined> {
  return maybeRow<DeviceRow>(db)`
    select ${columns} from staff_devices where secret_hash = ${secretHash} and ${isEnrolled}`
}

export async function insertDevice(
  tx: Db,
  { id, name, secretHash }: { readonly id: string; readonly name: string; readonly secretHash: Buffer },
  { staffId }: Clerk,
): Promise<void> {
  await execute(tx)`
    insert into staff_devices (id, name, secret_hash, enrolled_by)
    values (${id}, ${name}, ${secretHash}, ${staffId ?? null})`
}

/** False if it was taken off the list meanwhile; otherwise it stays there until the end of the transaction. */
export function touchDevice(tx: Db, id: string): Promise<boolean> {
  return didChange(tx)`update staff_devices set seen_at = now() where id = ${id}`
}

/** Deletes a device with its sessions, and returns its name. */
export function deleteDevice(tx: Db, id: string) {
  return maybeRow<{ name: string }>(tx)`delete from staff_devices where id = ${id} returning name`
}

export function listDevicesEnrolledBy(tx: Db, staffId: string): Promise<string[]> {
  return valuesOf<string>(tx)`select id from staff_devices where enrolled_by = ${staffId} order by id`
}

export function deleteEndedDevices(db: Db): Promise<number> {
  return countChanged(db)`delete from staff_devices where not (${isEnrolled})`
}
