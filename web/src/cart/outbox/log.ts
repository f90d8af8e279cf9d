/** The log as a table of IndexedDB. Local storage holds the token and the e-mail only (specification 9). */
import { tableIn } from '../../api/indexed-db-table.ts'
import type { WaitingChange } from './steps.ts'

const run = tableIn('baqala')

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
