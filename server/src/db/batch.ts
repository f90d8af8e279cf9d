import type { Db } from './rows.ts'

interface Batch<Key, Row> {
  readonly keys: Set<Key>
  readonly rows: Promise<Row>
}

/**
 * A batch loader, as DataLoader is: the calls of one turn of the event loop become one query, because a round trip to the
 * database costs more than the row it fetches. The one difference: nothing is cached, so a caller never reads what a
 * query found that had begun before the call. For reads only. Inside a transaction each call is a query of its own.
 *
 * `load` reads the rows of several keys, each named once, as a map by key; a key without rows may be missing in it.
 */
export function batch<Key, Row>(
  load: (db: Db, keys: Key[]) => Promise<ReadonlyMap<Key, Row>>,
): (db: Db, key: Key) => Promise<Row | undefined> {
  const gathering = new WeakMap<Db, Batch<Key, ReadonlyMap<Key, Row>>>()

  function gather(db: Db): Batch<Key, ReadonlyMap<Key, Row>> {
    const keys = new Set<Key>()
    const rows = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathering.delete(db)
      return load(db, [...keys])
    })
    return { keys, rows }
  }

  return async (db, key) => {
    if (db.isTransaction) return (await load(db, [key])).get(key)
    const open = gathering.get(db) ?? gather(db)
    gathering.set(db, open)
    open.keys.add(key)
    return (await open.rows).get(key)
  }
}
