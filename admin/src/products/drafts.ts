/** Texts typed into a product's form and not saved: a stray back, a reload or an ended session loses none of it. */
import type { Values } from '../ui/form.tsx'

const keyOf = (id: string) => `product-draft-${id}`

export function readDraft(id: string): Values {
  const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? '{}')
  // Only this file writes it.
  return kept as Values
}

/** Keeps what differs from the values that are saved. */
export function keepDraft(id: string, changed: Values): void {
  if (Object.keys(changed).length === 0) forgetDraft(id)
  else sessionStorage.setItem(keyOf(id), JSON.stringify(changed))
}

export function forgetDraft(id: string): void {
  sessionStorage.removeItem(keyOf(id))
}

/** The values of `now` that are others before. */
export function changesOf(before: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== (before[name] ?? '')))
}
