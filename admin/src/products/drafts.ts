/** Texts typed into a product's form and not saved: a stray back, a reload or an ended session loses none of it. */
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { ownKey } from '../api/calls.ts'
import type { Product } from '../goods/use-products.ts'
import type { Values } from '../ui/form.tsx'

const keyOf = (id: string) => ownKey(`draft-of-product-${id}`)

/** The texts that were changed, and the product as it was then: a colleague's newer texts are not to be overwritten. */
export function readDraft(id: string): { readonly changed: Values; readonly product?: Product } {
  // A cast, because only this file writes it.
  return JSON.parse(readStored(keyOf(id), 'sessionStorage') ?? '{"changed":{}}') as ReturnType<typeof readDraft>
}

/** Keeps the values that differ from the saved ones, those of `product`; forgets a draft without any. */
export function keepDraft(id: string, changed: Values, product?: Product): void {
  const draft = Object.keys(changed).length > 0 ? JSON.stringify({ changed, product }) : null
  writeStored(keyOf(id), draft, 'sessionStorage')
}

/** The values of `now` that are others before. */
export const changesOf = (before: Values, now: Values): Values =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== (before[name] ?? '')))
