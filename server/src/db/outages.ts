import { execute, oneValue, type Db } from './rows.ts'
import { inTransaction } from './transaction.ts'
import { isReadOnly, isUnavailable } from './unavailable.ts'

const PROBE_EVERY_MS = 1_000

export type Outages = ReturnType<typeof followOutages>

/**
 * Follows the outages of the database. Each is a line in the log when it begins and one when it ends, with the number of
 * failures between them: a line for each failed request would fill the disk.
 */
export function followOutages(db: Db, log: Record<'error' | 'warn', (facts: object, sentence: string) => void>) {
  let outage: { readonly since: number; failures: number; refusesWrites: boolean } | undefined
  let timer: NodeJS.Timeout | undefined

  function begin(error: unknown) {
    log.error({ err: error }, 'the database fails; until it is back, failures are counted and not logged')
    timer = setTimeout(() => void probe(), PROBE_EVERY_MS).unref()
    return { since: performance.now(), failures: 0, refusesWrites: false }
  }

  async function probe() {
    try {
      await (outage?.refusesWrites === true ? probeWrite(db) : execute(db)`select`)
    } catch (error) {
      if (isUnavailable(error) || isReadOnly(error)) {
        timer?.refresh()
        return
      }
    }
    if (outage === undefined) return
    const seconds = Math.round((performance.now() - outage.since) / 1000)
    log.warn({ seconds, failures: outage.failures }, 'the database is back')
    outage = undefined
  }

  return {
    /** Counts an error that is the database's failure to answer or to write. Returns whether it was one: the log has it then. */
    note(error: unknown): boolean {
      if (!isUnavailable(error) && !isReadOnly(error)) return false
      outage ??= begin(error)
      outage.failures += 1
      outage.refusesWrites ||= isReadOnly(error)
      return true
    },
    /** Whether the last write failed because the database takes none, and none has succeeded since. */
    refusesWrites: () => outage?.refusesWrites === true,
    stop: () => clearTimeout(timer),
  }
}

/** Whether the database takes writes by its settings: one that stands by for another does not. */
export function isOpenForWrites(db: Db): Promise<boolean> {
  return oneValue<boolean>(db)`select current_setting('transaction_read_only') = 'off'`
}

/** Takes 700 kB of the disk and gives them back: on a full disk a small row may still find room in a page that is there. */
function probeWrite(db: Db): Promise<void> {
  return inTransaction(db, async (tx) => {
    await execute(tx)`create table write_probe as select generate_series(1, 20000) as number`
    await execute(tx)`drop table write_probe`
  })
}
