import type { Db } from './rows.ts'

interface Batch<Key, Row> {
  readonly keys: Set<Key>
  readonly rowOf: Promise<(key: Key) => Row>
}

/**
 * A batch loader, as DataLoader is: the calls of one turn of the event loop become one query, because a round trip to the
 * database costs more than the row it fetches. The one difference: nothing is cached, so a caller never reads what a
 * query found that had begun before the call. For reads only. Inside a transaction each call is a query of its own.
 *
 * `load` reads what there is of several keys, each named once, and returns the function that picks a key's share of it.
 */
export function batch<Key, Row>(
  load: (db: Db, keys: Key[]) => Promise<(key: Key) => Row>,
): (db: Db, key: Key) => Promise<Row> {
  const gathering = new WeakMap<Db, Batch<Key, Row>>()

  function gather(db: Db): Batch<Key, Row> {
    const keys = new Set<Key>()
    const rowOf = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      gathering.delete(db)
      return load(db, [...keys])
    })
    return { keys, rowOf }
  }

  return async (db, key) => {
    if (db.isTransaction) return (await load(db, [key]))(key)
    const open = gathering.get(db) ?? gather(db)
    gathering.set(db, open)
    open.keys.add(key)
    return (await open.rowOf)(key)
  }
}
