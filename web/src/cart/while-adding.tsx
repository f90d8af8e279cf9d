import type { ReactNode } from 'react'
import { useIsAdding } from './use-cart.ts'

/** Shows its children while the product is being added. A component of its own, so that it alone is rendered again. */
export function WhileAdding({ productId, children }: { readonly productId: string; readonly children: ReactNode }) {
  return useIsAdding(productId) && children
}
