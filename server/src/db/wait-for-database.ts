import { setTimeout as sleep } from 'node:timers/promises'
import { execute, type Db } from './rows.ts'
import { isUnavailable } from './unavailable.ts'

export const MAX_WAIT_MS = 60_000
const PAUSE_MS = 500

/**
 * Resolves once the database answers. While it cannot be reached, calls `onWait` once and asks again for up to a minute, then
 * rejects with the error. Any other error, such as a wrong password, rejects at once.
 */
export async function waitForDatabase(db: Db, onWait: (error: unknown) => void, maxMilliseconds = MAX_WAIT_MS) {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      await execute(db)`select`
      return
    } catch (error) {
      if (!isUnavailable(error) || performance.now() - began > maxMilliseconds) throw error
      if (attempt === 1) onWait(error)
    }
    await sleep(PAUSE_MS)
  }
}
