import { useEffect, useState } from 'react'
import { ended, readToken } from '../api/stored-session.ts'
import { accountOf } from './server-features.ts'

/** The place of a value that the end of a session leaves behind. One for each field. */
export interface Resumed<T> {
  left?: { readonly token: string; readonly value: T } | undefined
}

/** A state of a form: if the server ends the session in which it was typed, the same account finds it again after signing in. */
export function useResumedState<T>(place: Resumed<T>, first: T) {
  const [value, setValue] = useState<T>(() => leftIn(place)?.value ?? first)
  useEffect(
    () => () => {
      // It comes back once: later it would replace what has been typed since.
      place.left = ended && !readToken() ? { token: ended.token, value } : undefined
    },
    [place, value],
  )
  return [value, setValue] as const
}

function leftIn<T>({ left }: Resumed<T>) {
  const account = accountOf(readToken())
  const isSameAccount = account !== undefined && account === accountOf(ended?.token)
  return isSameAccount && left?.token === ended?.token ? left : undefined
}
