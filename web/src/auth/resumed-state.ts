import { useEffect, useState } from 'react'
import { readToken } from '../api/stored-session.ts'
import { accountOf } from './server-features.ts'

/** The place of a value that a form leaves behind with its screen. One for each field. */
export interface Resumed<T> {
  left?: { readonly account: string | undefined; readonly form: number; readonly value: T }
}

let form = 1

/** A state of a form: the same account finds it again on this page, also after the server has ended its session. */
export function useResumedState<T>(place: Resumed<T>, first: T) {
  const [account] = useState(() => accountOf(readToken()))
  const { left } = place
  const isOwn = account !== undefined && left?.account === account && left.form === form
  const [value, setValue] = useState<T>(isOwn ? left.value : first)
  useEffect(() => () => void (place.left = { account, form, value }), [account, place, value])
  return [value, setValue] as const
}

/** For a form whose words were of use: the next one begins anew. */
export function forgetResumed(): void {
  form += 1
}
