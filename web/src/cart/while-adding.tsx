import type { ReactNode } from 'react'
import { useIsAdding } from './use-cart.ts'

/** Shows its children while the product is being added. A separate component, so that the card does not render again. */
export function WhileAdding({ productId, children }: { readonly productId: string; readonly children: ReactNode }) {
  return useIsAdding(productId) && children
}
