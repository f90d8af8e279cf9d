/** Loads (GET) for the query cache: a failure becomes an error, which the cache retries by the rules below. */
import { type Ask, callApi, type CallName, type ReplyOf } from './call-api.ts'
import type { Failure } from './outcome.ts'

export class LoadFailure extends Error {
  readonly outcome: Failure
  constructor(name: CallName, outcome: Failure) {
    super(`${name} ended ${outcome.kind}${outcome.httpStatus ? ` (HTTP ${outcome.httpStatus})` : ''}`)
    this.outcome = outcome
  }
}

export async function load<Name extends CallName>(name: Name, ask: Ask<Name>): Promise<ReplyOf<Name>> {
  const outcome = await callApi(name, ask)
  if (outcome.kind !== 'success') throw new LoadFailure(name, outcome)
  return outcome.reply
}

// Spec 9: a failed load is tried again 3 times, with exponential back-off capped at 30 s.
const RETRIES = 3
const MAX_WAIT_MS = 30_000

/** Retries lost answers and overloaded servers; a definite refusal is final. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !(error instanceof LoadFailure)) return false
  const { kind, httpStatus = 0 } = error.outcome
  return kind === 'unreachable' || httpStatus >= 500 || httpStatus === 408 || httpStatus === 429
}

/** Milliseconds: exponential back-off, or longer if the server says so in `Retry-After`. */
export function waitBeforeRetry(retriesSoFar: number, error: Error): number {
  const retryAfterMs = error instanceof LoadFailure ? error.outcome.retryAfterMs : 0
  return Math.min(Math.max(1000 * 2 ** retriesSoFar, retryAfterMs), MAX_WAIT_MS)
}
