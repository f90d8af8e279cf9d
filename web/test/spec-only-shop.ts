/** The state of the spec-only server: one shopper's cart and wish list, in memory. */
import * as goods from './spec-only-goods.ts'
import type { Asked } from './spec-only-calls.ts'

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

export type SpecOnlyShop = ReturnType<typeof createSpecOnlyShop>

export function createSpecOnlyShop() {
  let cart = new Map<string, number>()
  let cartNumber = 1
  let wished: string[] = []
  let orders: unknown[] = []

  const priceOf = ({ price, priceAfterDiscount }: goods.SpecOnlyProduct) => priceAfterDiscount ?? price

  function cartData() {
    const lines = [...cart].map(([id, count]) => ({ count, product: productOf(id) }))
    return {
      totalCartPrice: lines.reduce((sum, { count, product }) => sum + count * priceOf(product), 0),
      products: lines.map(({ count, product }) => ({
        count,
        price: priceOf(product),
        product: { id: product._id, title: product.title, imageCover: product.imageCover },
      })),
    }
  }

  const cartId = () => `cart-${cartNumber}`
  const wholeCart = (message: string) => ({
    json: { status: 'success', message, numOfCartItems: cart.size, cartId: cartId(), data: cartData() },
  })
  const wishes = () =>
    wished.map(productOf).map(({ _id, title, price, imageCover }) => ({ _id, title, price, imageCover }))
  const wishlist = (message: string) => ({ json: { status: 'success', message, data: wishes() } })

  /** The successful answer of each call, with the fields that the storefront reads (specification 7). */
  function answer({ name, id, body, headers, query }: Asked): Answer {
    const productId = String(body.productId)
    switch (name) {
      case 'signIn':
        return body.email === SHOPPER.email && body.password === SHOPPER.password
          ? { json: { message: 'success', token: TOKEN } }
          : { status: 401, json: { message: 'Incorrect email or password' } }
      case 'signUp':
        return body.email === SHOPPER.email
          ? { status: 409, json: { message: 'Account Already Exists' } }
          : { status: 201, json: { message: 'success', token: TOKEN } }
      case 'forgotPassword':
      case 'resetPassword':
        return { json: {} }
      case 'verifyResetCode':
        return body.resetCode === RESET_CODE
          ? { json: { message: 'Your code is right' } }
          : { status: 400, json: { message: 'Reset code is invalid or has expired' } }

      case 'listProducts':
        return { json: { data: goods.products } }
      case 'getProduct':
        return one(goods.products, id)
      case 'listCategories':
        return { json: { data: goods.categories } }
      case 'listCategorySubcategories':
        return { json: { data: goods.subcategories } }
      case 'getSubcategory':
        return one(goods.subcategories, id)
      case 'listBrands':
        return { json: { data: goods.brands } }
      case 'getBrand':
        return one(goods.brands, id)
    }
    if (headers.token !== TOKEN && headers.token !== SESSION_TOKEN)
      return { status: 401, json: { status: 'fail', message: 'Please sign in first' } }
    switch (name) {
      case 'getCart':
        return wholeCart('Here you are')
      case 'addCartItem':
        cart.set(productId, (cart.get(productId) ?? 0) + 1)
        return wholeCart('In the basket now')
      // Note 1 of specification 7: at most its status and message are read.
      case 'updateCartItem':
        cart.set(id, Number(body.count))
        return { json: { status: 'success', message: 'Counted again' } }
      case 'removeCartItem':
        cart.delete(id)
        return { json: { status: 'success', message: 'Out of the basket', data: cartData() } }
      case 'clearCart':
        cart.clear()
        return { json: { message: 'success' } }

      case 'getWishlist':
        return { json: { status: 'success', data: wishes(), cartId: cartId() } }
      case 'addToWishlist':
        wished = [productId, ...wished.filter((other) => other !== productId)]
        return wishlist('On the list now')
      case 'removeFromWishlist':
        wished = wished.filter((other) => other !== id)
        return wishlist('Off the list')

      case 'placeCashOrder':
        orders = [...orders, { cartId: id, ...body }]
        cart = new Map()
        cartNumber += 1
        return { status: 201, json: {} }
      case 'openCheckoutSession':
        return { json: { session: { url: `${query.url}${PAYMENT_PATH}` } } }
    }
  }

  return {
    answer,
    cartId,
    /** Puts products into the cart, `count` of each. */
    putInCart: (counts: Readonly<Record<string, number>>) => (cart = new Map(Object.entries(counts))),
    wish: (...ids: string[]) => (wished = ids),
    countOf: (productId: string) => cart.get(productId) ?? 0,
    wished: () => wished,
    orders: () => orders,
    reset() {
      cart = new Map()
      cartNumber = 1
      wished = []
      orders = []
    },
  }
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
