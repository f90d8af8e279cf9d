/** Texts typed into a product's form and not saved: a stray back, a reload or an ended session loses none of it. */
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import type { Values } from '../ui/form.tsx'

const keyOf = (id: string) => `product-draft-${id}`

export function readDraft(id: string): Values {
  const kept: unknown = JSON.parse(readStored(keyOf(id), 'sessionStorage') ?? '{}')
  // Only this file writes it.
  return kept as Values
}

/** Keeps what differs from the values that are saved. */
export function keepDraft(id: string, changed: Values): void {
  writeStored(keyOf(id), Object.keys(changed).length > 0 ? JSON.stringify(changed) : null, 'sessionStorage')
}

export const forgetDraft = (id: string) => keepDraft(id, {})

/** The values of `now` that are others before. */
export function changesOf(before: Values, now: Values): Values {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== (before[name] ?? '')))
}
