/** The English sentences about carts. */
import { messagesOf } from '../refusal.ts'

export const replies = {
  // Spec 4: clearing is a success when the message equals "success".
  cleared: 'success',
  cart: 'success',
  added: 'Product added successfully to your cart',
  updated: 'Cart updated successfully',
  removed: 'Product removed successfully from your cart',
} as const

export const messages = messagesOf('cart', {
  productNotFound: 'this product not found',
  notInCart: 'this product is not in your cart',
  tooManyOfOne: ({ max }: { readonly max: number }) => `A cart holds at most ${max} of one product`,
  soldOut: ({ title }: { readonly title: string }) => `${title} is sold out`,
  onlyLeft: ({ title, available }: { readonly title: string; readonly available: number }) =>
    `Only ${available} left of ${title}`,
})
