import { useState } from 'react'
import { readToken } from '../api/stored-session.ts'
import { accountOf } from './server-features.ts'

/** The values that a form leaves behind with its screen, by account and field. */
const left = { checkout: new Map<string, unknown>(), addresses: new Map<string, unknown>() }
type Form = keyof typeof left

/**
 * A state of a form: the same account finds it again on this page, also after the server has ended its session. It is kept as it is
 * set: an answer that comes after the screen has gone still clears it.
 */
export function useResumedState<T>(form: Form, field: string, first: T) {
  const [account] = useState(() => accountOf(readToken()))
  const place = `${account} ${field}`
  const isLeft = account !== undefined && left[form].has(place)
  // A cast: each field is the state of one component.
  const [value, setValue] = useState(isLeft ? (left[form].get(place) as T) : first)
  function keep(next: T): void {
    left[form].set(place, next)
    setValue(next)
  }
  return [value, keep] as const
}

/** For a form whose words were of use: the next one begins anew. */
export function forgetResumed(form: Form): void {
  left[form].clear()
}
