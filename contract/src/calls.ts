/**
 * The registry of all calls under /api/v1. It holds no schemas, so that the browser bundle carries paths, methods and access only; the
 * file of each noun adds the schemas.
 */
import { accountCalls } from './account-calls.ts'
import type { Call } from './call.ts'
import { orderCalls } from './order-calls.ts'
import { productCalls } from './product-calls.ts'
import { shopCalls } from './shop-calls.ts'

export { API_ROOT, API_V2_ROOT, rootsOf, type Call } from './call.ts'

/** For other clients of the API: no screen of our storefront makes these calls. */
const othersCalls = {
  verifyToken: { method: 'GET', path: '/auth/verifyToken', access: 'shopper' },
  getCategory: { method: 'GET', path: '/categories/:categoryId', access: 'anyone' },
  listShopperOrders: { method: 'GET', path: '/orders/user/:userId', access: 'shopper' },
  getReview: { method: 'GET', path: '/reviews/:reviewId', access: 'anyone' },
  getAddress: { method: 'GET', path: '/addresses/:addressId', access: 'shopper' },
  applyCoupon: { method: 'PUT', path: '/cart/applyCoupon', access: 'shopper', inV2: true },
  quoteDelivery: { method: 'GET', path: '/delivery/quote', access: 'shopper' },
} as const satisfies Record<string, Call>

export const calls = { ...shopCalls, ...accountCalls, ...orderCalls, ...productCalls, ...othersCalls }

export type CallName = keyof typeof calls

/** The calls that our storefront makes. */
export type StorefrontCall =
  | keyof typeof shopCalls
  | keyof typeof accountCalls
  | keyof typeof productCalls
  | keyof typeof orderCalls
