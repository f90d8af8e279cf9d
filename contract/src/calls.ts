/**
 * The registry of all calls under /api/v1. It holds no schemas, so that the browser bundle carries paths, methods and access only; the
 * file of each noun adds the schemas.
 */

/** How a call is sent, and who may make it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below {@link API_ROOT}; a part that starts with a colon is a parameter. */
  readonly path: string
  /**
   * `shopper`: the header `token` must name a live session (specification 6). `visitor`: it may; who sends none, or one that is
   * over, is nobody. `anyone`: it is not read.
   */
  readonly access: 'anyone' | 'visitor' | 'shopper'
  /** The answer never ends: each server-sent event carries one reply. */
  readonly isStream?: true
  /** Answered under {@link API_V2_ROOT} as well: the public API has its cart there, and many of its clients use that one. */
  readonly inV2?: true
}

export const API_ROOT = '/api/v1'
export const API_V2_ROOT = '/api/v2'

/** The roots under which a call is answered, always alike. */
export function rootsOf({ inV2 }: Call): string[] {
  return inV2 ? [API_ROOT, API_V2_ROOT] : [API_ROOT]
}

/** The calls of specification 7, in its order. */
export const specifiedCalls = {
  signIn: { method: 'POST', path: '/auth/signin', access: 'anyone' },
  signUp: { method: 'POST', path: '/auth/signup', access: 'anyone' },
  forgotPassword: { method: 'POST', path: '/auth/forgotPasswords', access: 'anyone' },
  verifyResetCode: { method: 'POST', path: '/auth/verifyResetCode', access: 'anyone' },
  resetPassword: { method: 'PUT', path: '/auth/resetPassword', access: 'anyone' },

  listProducts: { method: 'GET', path: '/products', access: 'anyone' },
  getProduct: { method: 'GET', path: '/products/:id', access: 'anyone' },
  listCategories: { method: 'GET', path: '/categories', access: 'anyone' },
  listCategorySubcategories: { method: 'GET', path: '/categories/:categoryId/subcategories', access: 'anyone' },
  getSubcategory: { method: 'GET', path: '/subcategories/:subcategoryId', access: 'anyone' },
  listBrands: { method: 'GET', path: '/brands', access: 'anyone' },
  getBrand: { method: 'GET', path: '/brands/:brandId', access: 'anyone' },

  getCart: { method: 'GET', path: '/cart', access: 'shopper', inV2: true },
  addCartItem: { method: 'POST', path: '/cart', access: 'shopper', inV2: true },
  updateCartItem: { method: 'PUT', path: '/cart/:productId', access: 'shopper', inV2: true },
  removeCartItem: { method: 'DELETE', path: '/cart/:productId', access: 'shopper', inV2: true },
  clearCart: { method: 'DELETE', path: '/cart', access: 'shopper', inV2: true },

  getWishlist: { method: 'GET', path: '/wishlist', access: 'shopper' },
  addToWishlist: { method: 'POST', path: '/wishlist', access: 'shopper' },
  removeFromWishlist: { method: 'DELETE', path: '/wishlist/:productId', access: 'shopper' },

  placeCashOrder: { method: 'POST', path: '/orders/:cartId', access: 'shopper', inV2: true },
  openCheckoutSession: { method: 'POST', path: '/orders/checkout-session/:cartId', access: 'shopper', inV2: true },
} as const satisfies Record<string, Call>

/** Additions to the specification that our storefront makes; another server may lack them (docs/decisions/0002-additive-only.md). */
const ownCalls = {
  signOut: { method: 'POST', path: '/auth/signout', access: 'shopper' },
  listSubcategories: { method: 'GET', path: '/subcategories', access: 'anyone' },
  searchProducts: { method: 'GET', path: '/search', access: 'anyone' },
  listOrders: { method: 'GET', path: '/orders', access: 'shopper' },
  listAddresses: { method: 'GET', path: '/addresses', access: 'shopper' },
  // Read it with fetch: EventSource cannot send the token in a header, only in the address.
  watchOrders: { method: 'GET', path: '/orders/stream', access: 'shopper', isStream: true },
  listDeliveryAreas: { method: 'GET', path: '/delivery/areas', access: 'visitor' },
  listDeliverySlots: { method: 'GET', path: '/delivery/slots', access: 'visitor' },
  holdSlot: { method: 'POST', path: '/delivery/hold', access: 'shopper' },
  releaseSlot: { method: 'DELETE', path: '/delivery/hold', access: 'shopper' },

  getUser: { method: 'GET', path: '/users/:userId', access: 'shopper' },
  updateAccount: { method: 'PUT', path: '/users/updateMe', access: 'shopper' },
  changePassword: { method: 'PUT', path: '/users/changeMyPassword', access: 'shopper' },
  getAccountData: { method: 'GET', path: '/users/me/data', access: 'shopper' },
  deleteAccount: { method: 'DELETE', path: '/users/me', access: 'shopper' },
  listSessions: { method: 'GET', path: '/users/me/sessions', access: 'shopper' },
  endOtherSessions: { method: 'DELETE', path: '/users/me/sessions', access: 'shopper' },
  addAddress: { method: 'POST', path: '/addresses', access: 'shopper' },
  updateAddress: { method: 'PUT', path: '/addresses/:addressId', access: 'shopper' },
  removeAddress: { method: 'DELETE', path: '/addresses/:addressId', access: 'shopper' },

  changeOrder: { method: 'PUT', path: '/orders/:orderId', access: 'shopper' },
  cancelOrder: { method: 'POST', path: '/orders/:orderId/cancel', access: 'shopper' },
  orderAgain: { method: 'POST', path: '/orders/:orderId/again', access: 'shopper' },

  listReviews: { method: 'GET', path: '/products/:productId/reviews', access: 'anyone' },
  findMyReview: { method: 'GET', path: '/products/:productId/reviews/mine', access: 'shopper' },
  addReview: { method: 'POST', path: '/products/:productId/reviews', access: 'shopper' },
  updateReview: { method: 'PUT', path: '/reviews/:reviewId', access: 'shopper' },
  deleteReview: { method: 'DELETE', path: '/reviews/:reviewId', access: 'shopper' },
  listWaits: { method: 'GET', path: '/waits', access: 'shopper' },
  addWait: { method: 'POST', path: '/products/:productId/wait', access: 'shopper' },
  removeWait: { method: 'DELETE', path: '/products/:productId/wait', access: 'shopper' },
} as const satisfies Record<string, Call>

/** Additions for other clients of the API: no screen of our storefront makes these calls. */
const othersCalls = {
  verifyToken: { method: 'GET', path: '/auth/verifyToken', access: 'shopper' },
  getCategory: { method: 'GET', path: '/categories/:categoryId', access: 'anyone' },
  listShopperOrders: { method: 'GET', path: '/orders/user/:userId', access: 'shopper' },
  getReview: { method: 'GET', path: '/reviews/:reviewId', access: 'anyone' },
  getAddress: { method: 'GET', path: '/addresses/:addressId', access: 'shopper' },
  applyCoupon: { method: 'PUT', path: '/cart/applyCoupon', access: 'shopper', inV2: true },
  quoteDelivery: { method: 'GET', path: '/delivery/quote', access: 'shopper' },
} as const satisfies Record<string, Call>

export const calls = { ...specifiedCalls, ...ownCalls, ...othersCalls }

export type CallName = keyof typeof calls

/** The calls that our storefront makes. */
export type StorefrontCall = keyof typeof specifiedCalls | keyof typeof ownCalls
