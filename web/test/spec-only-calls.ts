/** Specification 7, row for row. */
export const CALLS = {
  signIn: { ask: 'POST /auth/signin', body: ['email', 'password'] },
  signUp: { ask: 'POST /auth/signup', body: ['name', 'email', 'password', 'rePassword', 'phone'] },
  forgotPassword: { ask: 'POST /auth/forgotPasswords', body: ['email'] },
  verifyResetCode: { ask: 'POST /auth/verifyResetCode', body: ['resetCode'] },
  resetPassword: { ask: 'PUT /auth/resetPassword', body: ['email', 'newPassword'] },

  listProducts: { ask: 'GET /products' },
  getProduct: { ask: 'GET /products/:id' },
  listCategories: { ask: 'GET /categories' },
  listCategorySubcategories: { ask: 'GET /categories/:id/subcategories' },
  getSubcategory: { ask: 'GET /subcategories/:id' },
  listBrands: { ask: 'GET /brands' },
  getBrand: { ask: 'GET /brands/:id' },

  getCart: { ask: 'GET /cart', hasToken: true },
  addCartItem: { ask: 'POST /cart', hasToken: true, body: ['productId'] },
  updateCartItem: { ask: 'PUT /cart/:id', hasToken: true, body: ['count'] },
  removeCartItem: { ask: 'DELETE /cart/:id', hasToken: true },
  clearCart: { ask: 'DELETE /cart', hasToken: true },

  getWishlist: { ask: 'GET /wishlist', hasToken: true },
  addToWishlist: { ask: 'POST /wishlist', hasToken: true, body: ['productId'] },
  removeFromWishlist: { ask: 'DELETE /wishlist/:id', hasToken: true },

  placeCashOrder: { ask: 'POST /orders/:id', hasToken: true, body: ['shippingAddress'] },
  openCheckoutSession: {
    ask: 'POST /orders/checkout-session/:id',
    hasToken: true,
    query: ['url'],
    body: ['shippingAddress'],
  },
} as const satisfies Record<string, Call>

export interface Call {
  readonly ask: string
  readonly hasToken?: boolean
  readonly query?: readonly string[]
  readonly body?: readonly string[]
}

export type CallName = keyof typeof CALLS

/** A request as received. */
export interface Asked {
  readonly name: CallName
  readonly id: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Readonly<Record<string, unknown>>
  /** Times of arrival and answer, in ms. */
  readonly at: number
  answeredAt?: number
}
