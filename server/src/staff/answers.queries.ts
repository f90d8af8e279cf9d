/** Answers to changes of the staff, by their Idempotency-Key. */
import { didChange, execute, oneRow, type Db } from '../db/rows.ts'

interface KeyedChange {
  readonly staffId: string
  readonly key: string
  /** The change itself, as text: a key is of one change. */
  readonly asked: string
}

/** Keeps the key of a change; false if it is kept already. Waits for a transaction that is making the same change. */
export function insertKey(tx: Db, { staffId, key, asked }: KeyedChange): Promise<boolean> {
  return didChange(tx)`
    insert into staff_answers (staff_id, key, asked) values (${staffId}, ${key}, ${asked}) on conflict do nothing`
}

export async function updateAnswer(tx: Db, { staffId, key }: KeyedChange, answer: unknown): Promise<void> {
  await execute(tx)`
    update staff_answers set answer = ${JSON.stringify(answer)}::jsonb where staff_id = ${staffId} and key = ${key}`
}

export function readAnswer(db: Db, { staffId, key }: KeyedChange) {
  return oneRow<{ asked: string; answer: unknown }>(db)`
    select asked, answer from staff_answers where staff_id = ${staffId} and key = ${key}`
}

export async function deleteOldAnswers(db: Db): Promise<void> {
  await execute(db)`delete from staff_answers where at < now() - interval '48 hours'`
}
