/** The English sentences about wish lists. */
import { messagesOf } from '../refusal.ts'

export const replies = {
  wishlist: 'success',
  added: 'Product added successfully to your wishlist',
  removed: 'Product removed successfully from your wishlist',
} as const

export const messages = messagesOf('wishlist', { productNotFound: 'this product not found' })
