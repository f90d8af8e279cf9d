/**
 * Every call the server answers, under /api/v1: the table of contents of the API, in the order of specification 7.
 * It holds no schemas, so that a screen which only has to know where to knock does not carry them to the browser.
 * What each call takes and gives stands in the file of its noun.
 */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below {@link API_ROOT}; a part that starts with a colon is a parameter. */
  readonly path: string
  /** `shopper`: the header `token` must name a live session (specification 6). */
  readonly access: 'anyone' | 'shopper'
}

export const API_ROOT = '/api/v1'

export const calls = {
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

  getCart: { method: 'GET', path: '/cart', access: 'shopper' },
  addCartItem: { method: 'POST', path: '/cart', access: 'shopper' },
  updateCartItem: { method: 'PUT', path: '/cart/:productId', access: 'shopper' },
  removeCartItem: { method: 'DELETE', path: '/cart/:productId', access: 'shopper' },
  clearCart: { method: 'DELETE', path: '/cart', access: 'shopper' },

  getWishlist: { method: 'GET', path: '/wishlist', access: 'shopper' },
  addToWishlist: { method: 'POST', path: '/wishlist', access: 'shopper' },
  removeFromWishlist: { method: 'DELETE', path: '/wishlist/:productId', access: 'shopper' },

  placeCashOrder: { method: 'POST', path: '/orders/:cartId', access: 'shopper' },
  openCheckoutSession: { method: 'POST', path: '/orders/checkout-session/:cartId', access: 'shopper' },

  // Beyond the specification: additions that its own storefront never has to make (docs/decisions/0002-additive-only.md).
  signOut: { method: 'POST', path: '/auth/signout', access: 'shopper' },
  verifyToken: { method: 'GET', path: '/auth/verifyToken', access: 'shopper' },
  getCategory: { method: 'GET', path: '/categories/:categoryId', access: 'anyone' },
  listSubcategories: { method: 'GET', path: '/subcategories', access: 'anyone' },
  listOrders: { method: 'GET', path: '/orders', access: 'shopper' },
  cancelOrder: { method: 'POST', path: '/orders/:orderId/cancel', access: 'shopper' },
  orderAgain: { method: 'POST', path: '/orders/:orderId/again', access: 'shopper' },
  listShopperOrders: { method: 'GET', path: '/orders/user/:userId', access: 'shopper' },
} as const satisfies Record<string, Call>

export type CallName = keyof typeof calls

/**
 * An addition too, and no call, because its answer never ends: server-sent events that tell the shopper of every move of
 * their orders. Not for EventSource, which would put the token into the address.
 */
export const orderStream = { method: 'GET', path: '/orders/stream', access: 'shopper' } as const satisfies Call
