import { setTimeout as sleep } from 'node:timers/promises'
import type { Db } from './rows.ts'

interface Batch<Key, Row> {
  readonly keys: Set<Key>
  readonly rowOf: Promise<(key: Key) => Row>
}

// A query on a connection that died silently would otherwise hold up every later call.
const MAX_WAIT_MS = 20

/**
 * A batch loader like DataLoader, but without a cache: the calls in one turn of the event loop become one query, which saves
 * round trips to the database. Calls during a query become the next one, which starts when that query ends, or after 20 ms.
 * So no call gets rows that were read before it. For reads only. In a transaction each call is a separate query.
 *
 * `load` queries the distinct keys and returns the function that finds the result of a key.
 */
export function batch<Key, Row>(
  load: (db: Db, keys: Key[]) => Promise<(key: Key) => Row>,
): (db: Db, key: Key) => Promise<Row> {
  const gathering = new WeakMap<Db, Batch<Key, Row>>()
  const underWay = new WeakMap<Db, Promise<unknown>>()

  function gather(db: Db): Batch<Key, Row> {
    const keys = new Set<Key>()
    return { keys, rowOf: run(db, keys) }
  }

  async function run(db: Db, keys: ReadonlySet<Key>): Promise<(key: Key) => Row> {
    await new Promise((resolve) => setImmediate(resolve))
    const before = underWay.get(db)
    if (before !== undefined) await endOrTimeout(before)
    gathering.delete(db)
    const query = load(db, [...keys])
    underWay.set(db, query)
    const clear = () => void (underWay.get(db) === query && underWay.delete(db))
    query.then(clear, clear)
    return query
  }

  return async (db, key) => {
    if (db.isTransaction) return (await load(db, [key]))(key)
    const open = gathering.get(db) ?? gather(db)
    gathering.set(db, open)
    open.keys.add(key)
    return (await open.rowOf)(key)
  }
}

async function endOrTimeout(query: Promise<unknown>): Promise<void> {
  const timeout = new AbortController()
  const ignore = () => undefined
  await Promise.race([query.catch(ignore), sleep(MAX_WAIT_MS, undefined, timeout).catch(ignore)])
  timeout.abort()
}
