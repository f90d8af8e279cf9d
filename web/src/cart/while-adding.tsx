import type { ReactNode } from 'react'
import { useIsAdding } from './use-cart.ts'

/** What is seen while a product is on its way into the cart. It alone is drawn anew then, not what stands around it. */
export function WhileAdding({ productId, children }: { readonly productId: string; readonly children: ReactNode }) {
  return useIsAdding(productId) && children
}
