/**
 * The log as a table of IndexedDB. Local storage holds the token and the e-mail only (specification 9). A library that keeps
 * values by key would read and write the whole list, and two tabs would lose each other's changes.
 */
import type { WaitingChange } from './plan.ts'

const DATABASE = 'baqala'
const TABLE = 'unsent'

export async function readLog(): Promise<WaitingChange[]> {
  // The type is that of what appendToLog has written.
  return run('readonly', (table) => table.getAll() as IDBRequest<WaitingChange[]>)
}

export async function appendToLog(change: Omit<WaitingChange, 'id'>): Promise<void> {
  await run('readwrite', (table) => table.add(change))
}

/** Deletes the `old` rows and writes the `next` ones, in one transaction. */
export async function rewriteLog(old: readonly WaitingChange[], next: readonly WaitingChange[]): Promise<void> {
  if (old.length === 0 && next.length === 0) return
  await run('readwrite', (table) => {
    for (const { id } of old) table.delete(id)
    for (const row of next) table.put(row)
    return table.count()
  })
}

async function run<Result>(
  mode: IDBTransactionMode,
  work: (table: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  try {
    const transaction = database.transaction(TABLE, mode)
    const request = work(transaction.objectStore(TABLE))
    return await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(failureOf(transaction)))
    })
  } finally {
    database.close()
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  return new Promise((resolve, reject) => {
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(TABLE, { keyPath: 'id', autoIncrement: true }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(failureOf(request)))
  })
}

function failureOf({ error }: { readonly error: DOMException | null }): Error {
  return error ?? new Error('IndexedDB failed.')
}
