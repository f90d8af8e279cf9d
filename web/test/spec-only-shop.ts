/** The state of the spec-only server: one shopper's cart and wish list, in memory. */
import * as goods from './spec-only-goods.ts'
import { CALLS, type Asked, type Call, type CallName } from './spec-only-calls.ts'

export interface Answer {
  readonly status?: number
  readonly json?: unknown
  readonly html?: string
  /** In seconds. */
  readonly retryAfter?: number
}

export const TOKEN = 'a-plain-token'
/** A token that names its session and its account, which tells the storefront that the server has our additions. */
export const SESSION_TOKEN = `e30.${btoa('{"jti":"1","id":"mona"}')}.signed`
/** The next session of the same account. */
export const NEXT_SESSION_TOKEN = `e30.${btoa('{"jti":"2","id":"mona"}')}.signed`
const TOKENS: readonly unknown[] = [TOKEN, SESSION_TOKEN, NEXT_SESSION_TOKEN]
export const SHOPPER = { email: 'mona@example.com', password: 'Secret12' }
/** A valid registration. */
export const NEWCOMER = {
  name: 'Salma',
  email: 'salma@example.com',
  password: 'Secret12',
  rePassword: 'Secret12',
  phone: '01012345678',
}
export const RESET_CODE = '12345678'
/** The address of its checkout sessions. */
export const PAYMENT_PATH = '/hosted-payment'

export function createSpecOnlyShop() {
  const shop = newShop()
  const answers: Readonly<Record<CallName, (asked: Asked) => Answer>> = { ...ANSWERS_TO_ALL, ...answersToShopper(shop) }
  return {
    /** The successful answer of each call, with the fields that the storefront reads (specification 7). */
    answer(asked: Asked): Answer {
      const { hasToken = false }: Call = CALLS[asked.name]
      if (hasToken && !TOKENS.includes(asked.headers.token))
        return { status: 401, json: { status: 'fail', message: 'Please sign in first' } }
      return answers[asked.name](asked)
    },
    cartId: () => cartId(shop),
    /** Puts products into the cart, `count` of each. */
    putInCart: (counts: Readonly<Record<string, number>>) => (shop.cart = new Map(Object.entries(counts))),
    wish: (...ids: string[]) => (shop.wished = ids),
    countOf: (productId: string) => shop.cart.get(productId) ?? 0,
    wished: () => shop.wished,
    orders: () => shop.orders,
    reset: () => void Object.assign(shop, newShop()),
  }
}

function newShop() {
  return { cart: new Map<string, number>(), cartNumber: 1, wished: [] as string[], orders: [] as unknown[] }
}

type Shop = ReturnType<typeof newShop>

const ANSWERS_TO_ALL = {
  signIn: ({ body }: Asked) =>
    body.email === SHOPPER.email && body.password === SHOPPER.password
      ? { json: { message: 'success', token: TOKEN } }
      : { status: 401, json: { message: 'Incorrect email or password' } },
  signUp: ({ body }: Asked) =>
    body.email === SHOPPER.email
      ? { status: 409, json: { message: 'Account Already Exists' } }
      : { status: 201, json: { message: 'success', token: TOKEN } },
  forgotPassword: () => ({ json: {} }),
  verifyResetCode: ({ body }: Asked) =>
    body.resetCode === RESET_CODE
      ? { json: { message: 'Your code is right' } }
      : { status: 400, json: { message: 'Reset code is invalid or has expired' } },
  resetPassword: () => ({ json: {} }),

  listProducts: () => ({ json: { data: goods.products } }),
  getProduct: ({ id }: Asked) => one(goods.products, id),
  listCategories: () => ({ json: { data: goods.categories } }),
  listCategorySubcategories: () => ({ json: { data: goods.subcategories } }),
  getSubcategory: ({ id }: Asked) => one(goods.subcategories, id),
  listBrands: () => ({ json: { data: goods.brands } }),
  getBrand: ({ id }: Asked) => one(goods.brands, id),
}

function answersToShopper(shop: Shop) {
  const wholeCart = (message: string) => ({
    json: { status: 'success', message, numOfCartItems: shop.cart.size, cartId: cartId(shop), data: cartData(shop) },
  })
  const wishes = () =>
    shop.wished.map(productOf).map(({ _id, title, price, imageCover }) => ({ _id, title, price, imageCover }))
  const wishlist = (message: string) => ({ json: { status: 'success', message, data: wishes() } })
  return {
    getCart: () => wholeCart('Here you are'),
    addCartItem({ body }: Asked) {
      const id = String(body.productId)
      shop.cart.set(id, (shop.cart.get(id) ?? 0) + 1)
      return wholeCart('In the basket now')
    },
    // Note 1 of specification 7: at most its status and message are read.
    updateCartItem({ id, body }: Asked) {
      shop.cart.set(id, Number(body.count))
      return { json: { status: 'success', message: 'Counted again' } }
    },
    removeCartItem({ id }: Asked) {
      shop.cart.delete(id)
      return { json: { status: 'success', message: 'Out of the basket', data: cartData(shop) } }
    },
    clearCart() {
      shop.cart.clear()
      return { json: { message: 'success' } }
    },

    getWishlist: () => ({ json: { status: 'success', data: wishes(), cartId: cartId(shop) } }),
    addToWishlist({ body }: Asked) {
      const id = String(body.productId)
      shop.wished = [id, ...shop.wished.filter((other) => other !== id)]
      return wishlist('On the list now')
    },
    removeFromWishlist({ id }: Asked) {
      shop.wished = shop.wished.filter((other) => other !== id)
      return wishlist('Off the list')
    },

    placeCashOrder({ id, body }: Asked) {
      shop.orders = [...shop.orders, { cartId: id, ...body }]
      shop.cart = new Map()
      shop.cartNumber += 1
      return { status: 201, json: {} }
    },
    openCheckoutSession: ({ query }: Asked) => ({ json: { session: { url: `${query.url}${PAYMENT_PATH}` } } }),
  }
}

function cartId({ cartNumber }: Shop): string {
  return `cart-${cartNumber}`
}

function cartData({ cart }: Shop) {
  const products = [...cart].map(([id, count]) => {
    const { _id, title, imageCover, price, priceAfterDiscount } = productOf(id)
    return { count, price: priceAfterDiscount ?? price, product: { id: _id, title, imageCover } }
  })
  return { totalCartPrice: products.reduce((sum, { count, price }) => sum + count * price, 0), products }
}

function productOf(id: string): goods.SpecOnlyProduct {
  const product = goods.products.find(({ _id }) => _id === id)
  if (!product) throw new Error(`The spec-only shop does not sell ${id}.`)
  return product
}

function one(rows: readonly { readonly _id: string }[], id: string): Answer {
  const data = rows.find(({ _id }) => _id === id)
  return data ? { json: { data } } : { status: 404, json: { message: 'There is no such thing' } }
}
