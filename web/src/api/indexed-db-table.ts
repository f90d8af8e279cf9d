/**
 * A table of IndexedDB in a database of its own, for what waits for the server. A library that keeps values by key would read and write
 * the whole list, and two tabs would lose each other's changes.
 */
type Work = <Result>(mode: IDBTransactionMode, work: (table: IDBObjectStore) => IDBRequest<Result>) => Promise<Result>

const TABLE = 'unsent'
// Longer than any database takes that opens at all. Some never do (WebKit bug 226547).
const MS_TO_OPEN = 2000
// For the next one after a database that did not open. It may have been slow once.
const MS_AFTER_STUCK = 200
let stuck: IDBFactory | undefined

/** Returns the function that runs one transaction. It rejects where a browser keeps nothing. */
export function tableIn(database: string): Work {
  return async function run(mode, work) {
    const opened = await open(database)
    try {
      const transaction = opened.transaction(TABLE, mode)
      const request = work(transaction.objectStore(TABLE))
      return await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', () => resolve(request.result))
        transaction.addEventListener('abort', () => reject(failureOf(transaction)))
      })
    } finally {
      opened.close()
    }
  }
}

function open(database: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1)
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stuck = indexedDB
      reject(new Error('IndexedDB does not open.'))
    }
    const timer = setTimeout(giveUp, stuck === indexedDB ? MS_AFTER_STUCK : MS_TO_OPEN)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(TABLE, { keyPath: 'id', autoIncrement: true }),
    )
    request.addEventListener('success', () => {
      clearTimeout(timer)
      stuck = undefined
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      clearTimeout(timer)
      reject(failureOf(request))
    })
  })
}

function failureOf({ error }: { readonly error: DOMException | null }): Error {
  return error ?? new Error('IndexedDB failed.')
}
