/**
 * Without a network a sign-out ends the session in this browser alone. The tokens of such sessions wait here, where nothing reads them
 * as a session, until the server has ended them as well.
 */
import type { Outcome } from '@baqala/kit/api/outcome.ts'
import { callApi } from '../api/call-api.ts'
import { isWorthRetrying, LoadFailure } from '../api/load.ts'
import { tableIn } from '../api/indexed-db-table.ts'
import { ending } from './sign-out.ts'

const AGAIN_AFTER_MS = 15_000
const run = tableIn('baqala-sign-outs')

ending.onChange(() => void keepEnding().catch(console.error))
// The shopper may have been faster than this code.
void keepEnding().catch(console.error)

/** Keeps the token until the call is answered, as the page may be closed before. */
async function keepEnding(): Promise<void> {
  const [token, call] = ending.get() ?? []
  if (!token || !call) return
  const id = await run('readwrite', (table) => table.add({ token }))
  await forgetIfAnswered(id, await call)
}

let sending = Promise.resolve()

/** Ends the sessions that wait, each once: the network may come back while they are looked for. A browser that keeps nothing has none. */
export function sendSignOuts(): Promise<void> {
  if (navigator.onLine) sending = sending.then(sendAll).catch(console.error)
  return sending
}

async function sendAll(): Promise<void> {
  // keepEnding has written values of this type.
  const rows = await run('readonly', (table) => table.getAll() as IDBRequest<{ id: IDBValidKey; token: string }[]>)
  for (const { id, token } of rows) {
    await forgetIfAnswered(id, await callApi('signOut', { token }))
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/** A server that has ended the session before refuses the token. */
async function forgetIfAnswered(id: IDBValidKey, outcome: Outcome<unknown>): Promise<void> {
  if (outcome.kind === 'success' || !isWorthRetrying(0, new LoadFailure('signOut', outcome))) {
    await run('readwrite', (table) => table.delete(id))
    return
  }
  clearTimeout(timer)
  timer = setTimeout(() => void sendSignOuts(), AGAIN_AFTER_MS)
}
