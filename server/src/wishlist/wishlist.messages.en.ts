/** The English sentences about wish lists. */
import { messagesOf } from '../refusal.ts'
import * as ar from './wishlist.messages.ar.ts'

export const replies = messagesOf(
  'wishlist',
  {
    wishlist: 'success',
    added: 'Product added successfully to your wishlist',
    removed: 'Product removed successfully from your wishlist',
  },
  ar.replies,
)

export const messages = messagesOf('wishlist', { productNotFound: 'this product not found' }, ar.messages)
