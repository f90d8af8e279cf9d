import type { Call } from './call.ts'

/** The calls of specification 7, in its order, and what our storefront's screens make beyond it. Part of its first script. */
export const shopCalls = {
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

  // Additions to the specification; a storefront of the specification alone never makes them (docs/decisions/0002-additive-only.md).
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
} as const satisfies Record<string, Call>
