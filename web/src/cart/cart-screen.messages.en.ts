/** Sentences of the cart where it is shown, and of what went out of it. */
import type { Order } from '@baqala/contract/orders'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { momentWords } from '../delivery/slot-words.ts'
import { egpWithPiastres } from '../ui/egp.ts'

const plural = pluralsOf('en')

// Specification 8, to the letter.
export const loadRefused = 'Failed to load cart.'
export const loadUnreachable = 'An error occurred while fetching your cart.'

// Specification 2, to the letter.
export const title = 'Cart Shop'
export const totalPrice = 'Total price: '
export const clearCart = 'Clear Cart'
export const columns = ['Image', 'Product', 'Qty', 'Price', 'Action']
export const remove = 'Remove'
export const checkout = 'Checkout'

export const empty = 'Your cart is empty.'
export const cannotBeShown = 'Your cart cannot be shown right now. Nothing in it is lost.'
export const cannotBeShownOffline =
  'You are offline, and your cart is kept in the shop. It shows again once the network is back.'
/** The price of a line: "107.50 EGP together". */
export const together = (amount: string) => `${amount} together`
export const productCount = (n: number) => plural(n, { one: `${n} product`, other: `${n} products` })
export const pieceCount = (n: number) => plural(n, { one: `${n} piece`, other: `${n} pieces` })
/** "3 products, 5 pieces", or "3 products" if there is one piece of each. */
export const size = (products: number, pieces: number) =>
  pieces === products ? productCount(products) : `${productCount(products)}, ${pieceCount(pieces)}`
/** "3 products · 154.00 EGP" */
export const worth = (products: number, amount: string) => `${productCount(products)} · ${amount}`

export const putBack = 'Put back'
export const puttingBack = 'Putting back…'
export const putBackProduct = (product: string) => `${putBack} ${product}`
export const outOfCart = (product: string) => `${product} is out of your cart.`
export const wentOut = (products: number) =>
  plural(products, { one: 'Your cart held 1 product.', other: `Your cart held ${products} products.` })
export const onlyLeft = (left: number) => `only ${left} left`
export const cannotBePutBack = 'not available now'

export const costsMore = (before: string) => `Now costs more: it was ${before} when you added it.`
export const costsLess = (before: string) => `Now costs less: it was ${before} when you added it.`
export const fewerLeft = (left: number, inCart: number) => `Only ${left} left; your cart has ${inCart}.`
export const soldOut = 'Sold out. Please remove it before you order.'
export const notPaidYet = ({ id, payableUntil }: Pick<Order, 'id' | 'payableUntil'>) =>
  `Order ${id} is not paid yet${payableUntil ? `: kept until ${momentWords(payableUntil)}` : ''}`
export const orderStands = ({ id, totalOrderPrice }: Pick<Order, 'id' | 'totalOrderPrice'>) =>
  `Order ${id} is placed: ${egpWithPiastres(totalOrderPrice)}.`
