import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { useMemo, useState } from 'react'
import { accountOf, readToken } from './stored-session.ts'

export const FORMS = ['checkout', 'addresses', 'register', 'orders', 'reviews'] as const
type Form = (typeof FORMS)[number]

/** The values of a form that the shopper has left, from the storage of the tab: by account and field where there is an account. */
export function leftBy(form: Form) {
  // A cast: we wrote it.
  return JSON.parse(readStored(form, 'sessionStorage') ?? '{}') as Record<string, unknown>
}

export function leaveBehind(form: Form, values: object): void {
  writeStored(form, JSON.stringify(values), 'sessionStorage')
}

/**
 * A state of a form: the same account finds it again in this tab, also after a reload, or once the server has ended its session. It is
 * kept as it is set: an answer that comes after the screen has gone still clears it.
 */
export function useResumedState<T>(form: Form, field: string, first: T) {
  const [account] = useState(() => accountOf(readToken()))
  const place = `${account} ${field}`
  const [set, setSet] = useState<{ readonly value: T }>()
  // A prerendered form is blank. A cast: each field is the state of one component.
  const isReady = useHydrated() && account !== undefined
  const left = useMemo(() => (isReady ? (leftBy(form)[place] as T | undefined) : undefined), [isReady, form, place])
  function keep(value: T): void {
    if (account !== undefined) leaveBehind(form, { ...leftBy(form), [place]: value })
    setSet({ value })
  }
  return [set ? set.value : (left ?? first), keep] as const
}

/** For a form whose words were of use: the next one begins anew. */
export function forgetResumed(form: Form): void {
  writeStored(form, null, 'sessionStorage')
}
