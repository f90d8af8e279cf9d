/** Loads (GET) for the query cache: a failure becomes an error, which the cache retries by the rules below. */
import { calls } from '@baqala/contract/calls'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import type { Failure } from '@baqala/kit/api/outcome.ts'
import { queryOptions } from '@tanstack/react-query'
import { addressOf, type Ask, callApi, type CallName, type ReplyOf } from './call-api.ts'

export class LoadFailure extends Error {
  readonly outcome: Failure
  constructor(name: CallName, outcome: Failure) {
    super(`${name} ended ${outcome.kind}${outcome.httpStatus ? ` (HTTP ${outcome.httpStatus})` : ''}`)
    this.outcome = outcome
  }
}

export async function load<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<ReplyOf<Name>> {
  const outcome = await callApi(name, ask)
  if (outcome.kind === 'success') {
    if (calls[name].access === 'anyone') keepWhenIdle(name, ask, outcome.reply)
    return outcome.reply
  }
  // Only if the browser itself says that it is offline: other failures have their texts in specification 8 (decision 0033).
  const kept = isOffline() && !ask.signal?.aborted ? await loadKept(name, ask) : undefined
  if (kept) return kept
  throw new LoadFailure(name, outcome)
}

/** A query for what a call answers as its `data`. */
export function dataQuery<Data>(
  queryKey: readonly (string | null)[],
  ask: (signal: AbortSignal) => Promise<{ readonly data: Data }>,
) {
  return queryOptions({ queryKey, queryFn: async ({ signal }) => (await ask(signal)).data })
}

/** The answer as it was last kept in the browser, if any. The screen then says how old it is. */
export async function loadKept<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<ReplyOf<Name> | undefined> {
  try {
    const { findKept, markAsShown } = await importKeptAnswers()
    const kept = await findKept(name, addressOf(name, ask))
    if (kept) markAsShown(kept.keptAt)
    // The cast is safe: the answer of the same call was kept.
    return kept?.reply as ReplyOf<Name> | undefined
  } catch {
    return undefined
  }
}

const importKeptAnswers = () => import('./kept-answers.ts')

function keepWhenIdle<Name extends CallName>(name: Name, ask: Ask<Name>, reply: ReplyOf<Name>): void {
  const keep = async () => {
    const { keepAnswer } = await importKeptAnswers()
    await keepAnswer(name, addressOf(name, ask), reply)
  }
  // The storage may be full.
  const begin = () => void keep().catch(() => {})
  // Not whenIdle, whose deadline falls into the first paint of a slow phone. Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(begin)
  else setTimeout(begin, 1000)
}

// Spec 9: a failed load is tried again 3 times, with exponential back-off capped at 30 s.
const RETRIES = 3
const MAX_WAIT_MS = 30_000

/** Retries lost answers and overloaded servers; a definite refusal is final. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !(error instanceof LoadFailure)) return false
  const { kind, httpStatus = 0 } = error.outcome
  return kind === 'unreachable' || isPassing(httpStatus)
}

/** Whether a later call may be answered otherwise. */
export function isPassing(httpStatus: number): boolean {
  return httpStatus >= 500 || [408, 425, 429].includes(httpStatus)
}

/** Milliseconds: exponential back-off, or longer if the server says so in `Retry-After`. */
export function waitBeforeRetry(retriesSoFar: number, error: Error): number {
  const retryAfterMs = error instanceof LoadFailure ? error.outcome.retryAfterMs : 0
  return Math.min(Math.max(1000 * 2 ** retriesSoFar, retryAfterMs), MAX_WAIT_MS)
}
