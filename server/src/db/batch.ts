import type { Db } from './rows.ts'

interface Batch<Key, Row> {
  readonly keys: Set<Key>
  readonly rowOf: Promise<(key: Key) => Row>
}

/**
 * A batch loader like DataLoader, but without a cache: the calls in one turn of the event loop become one query, which saves
 * round trips to the database. For reads only. In a transaction each call is a separate query.
 *
 * `load` queries the distinct keys and returns the function that finds the result of a key.
 */
export function batch<Key, Row>(
  load: (db: Db, keys: Key[]) => Promise<(key: Key) => Row>,
): (db: Db, key: Key) => Promise<Row> {
  const openBatches = new WeakMap<Db, Batch<Key, Row>>()

  function startBatch(db: Db): Batch<Key, Row> {
    const keys = new Set<Key>()
    const rowOf = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      openBatches.delete(db)
      return load(db, [...keys])
    })
    return { keys, rowOf }
  }

  return async (db, key) => {
    if (db.isTransaction) return (await load(db, [key]))(key)
    const open = openBatches.get(db) ?? startBatch(db)
    openBatches.set(db, open)
    open.keys.add(key)
    return (await open.rowOf)(key)
  }
}
