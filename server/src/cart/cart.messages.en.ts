/** The English sentences about carts. */
import type { WholeTitle } from '../catalog/arabic-names.ts'
import { messagesOf } from '../refusal.ts'
import * as ar from './cart.messages.ar.ts'

export const replies = messagesOf(
  'cart',
  {
    // Spec 4: clearing is a success when the message equals "success".
    cleared: 'success',
    cart: 'success',
    added: 'Product added successfully to your cart',
    updated: 'Cart updated successfully',
    removed: 'Product removed successfully from your cart',
  },
  ar.replies,
)

export const messages = messagesOf(
  'cart',
  {
    productNotFound: 'this product not found',
    keyOfAnother: 'This Idempotency-Key was used for another product',
    notInCart: 'this product is not in your cart',
    goneFromCart:
      'Your cart no longer holds all that you add from it: it may be in another order by now. Nothing was changed; please look at it again.',
    noCoupons: 'This shop has no coupons. The prices in your cart are what you pay.',
    cartIsFull: ({ max }: { readonly max: number }) =>
      `Your cart is full: it holds ${max} products. Please order, or remove one.`,
    tooManyOfOne: ({ max }: { readonly max: number }) => `A cart holds at most ${max} of one product`,
    soldOut: ({ title }: WholeTitle) => `${title} is sold out`,
    onlyLeft: ({ title, available }: WholeTitle & { readonly available: number }) =>
      `Only ${available} left of ${title}`,
  },
  ar.messages,
)
