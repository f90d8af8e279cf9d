import { describe, expect, test } from 'vitest'
import { isWorthRetrying, LoadFailure, waitBeforeRetry } from './load.ts'

const unreachable = new LoadFailure('listProducts', { kind: 'unreachable', httpStatus: undefined, retryAfterMs: 0 })

function refused(httpStatus: number, retryAfterMs = 0) {
  return new LoadFailure('listProducts', { kind: 'refused', message: undefined, httpStatus, retryAfterMs })
}

describe('a failed load', () => {
  test('is tried again three times', () => {
    expect([0, 1, 2, 3].map((failures) => isWorthRetrying(failures, unreachable))).toEqual([true, true, true, false])
  })

  test('waits 1, 2 and 4 seconds', () => {
    expect([0, 1, 2].map((retries) => waitBeforeRetry(retries, unreachable))).toEqual([1000, 2000, 4000])
  })

  test('never waits longer than 30 seconds', () => {
    expect(waitBeforeRetry(9, unreachable)).toBe(30_000)
    expect(waitBeforeRetry(0, refused(429, 90_000))).toBe(30_000)
  })

  test('waits as long as Retry-After says, up to that limit', () => {
    expect(waitBeforeRetry(0, refused(503, 5000))).toBe(5000)
  })

  test('is tried again when the server fails or is busy', () => {
    for (const status of [500, 503, 408, 425, 429]) expect(isWorthRetrying(0, refused(status))).toBe(true)
  })

  test('is final when the server has refused it', () => {
    for (const status of [200, 401, 404]) expect(isWorthRetrying(0, refused(status))).toBe(false)
  })
})
