import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { insertKey, readAnswer, updateAnswer } from './answers.queries.ts'
import type { Clerk } from './log.queries.ts'
import { messages } from './staff.messages.en.ts'

interface Repeatable {
  /** The Idempotency-Key. Without one each call is a change of its own. */
  readonly key: string | undefined
  /** The request: a key used for another one is refused. */
  readonly asked: object
  readonly clerk: Clerk
}

/**
 * Makes a change once for each key of a person: a repeat gets the first answer, which must be JSON. Refused (422) if another change
 * was made with the key. A change that is refused leaves no key.
 */
export async function changeOnce<Answer>(
  tx: Db,
  { key, asked, clerk: { staffId } }: Repeatable,
  change: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined || staffId === undefined) return change()
  const keyed = { staffId, key, asked: JSON.stringify(asked) }
  if (await insertKey(tx, keyed)) {
    const answer = await change()
    await updateAnswer(tx, keyed, answer)
    return answer
  }
  const first = await readAnswer(tx, keyed)
  if (first.asked !== keyed.asked) throw new Refusal(422, messages.keyOfAnother)
  // A cast, because what was asked for is the same, and so the answer has the same shape.
  return first.answer as Answer
}
