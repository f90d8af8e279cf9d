/** A shopper who makes every call of the registry once, so that each is known to work on this database. */
import { expect, test } from 'vitest'
import { calls, type CallName } from '@baqala/contract/calls'
import { aDeliveryRound } from './a-delivery-round.ts'
import { type Ask, call } from './build-test-app.ts'
import { anAddress, aProduct } from './factories.ts'
import { deliver } from './order-factories.ts'
import { aFullCart, openPayingShop } from './paying-shop.ts'

const shop = openPayingShop()

// It never ends, so it cannot be awaited here; order-stream.routes.db.test.ts opens it on both databases.
// A shop without coupons refuses them (cart.routes.db.test.ts).
const made = new Set<CallName>(['watchOrders', 'applyCoupon'])

/** Makes a call and returns its body. Route.ts has checked it against the contract. */
async function make(name: CallName, ask: Ask = {}) {
  const { status, body } = await call(shop, name, ask)
  expect({ name, status, message: status < 300 ? undefined : body.message }).toMatchObject({ message: undefined })
  made.add(name)
  return body
}

test('every call is answered as the contract says', async () => {
  const { db } = shop.connection
  const { token, id: userId, email, password, productId, cartId, payCash } = await aFullCart(shop)
  made.add('signUp').add('addCartItem').add('placeCashOrder')
  const round = await aDeliveryRound(db)

  // The catalogue.
  const { data: product } = await make('getProduct', { params: { id: productId } })
  const [category, subcategory] = [{ categoryId: product.category._id }, product.subcategory[0]._id]
  for (const name of ['listProducts', 'listCategories', 'listBrands', 'listSubcategories'] as const) await make(name)
  await make('getCategory', { params: category })
  await make('listCategorySubcategories', { params: category })
  await make('getSubcategory', { params: { subcategoryId: subcategory } })
  await make('getBrand', { params: { brandId: product.brand._id } })
  await make('searchProducts', { query: 'q=milk' })

  // The wish list, the cart, and how it is delivered.
  await make('addToWishlist', { token, body: { productId } })
  await make('getWishlist', { token })
  await make('removeFromWishlist', { token, params: { productId } })
  await make('getCart', { token })
  await make('updateCartItem', { token, params: { productId }, body: { count: 2 } })
  await make('listDeliveryAreas')
  await make('listDeliverySlots', { token, query: `areaId=${round.near}` })
  await make('quoteDelivery', { token, query: `areaId=${round.near}` })
  await make('holdSlot', { token, body: { slotId: round.slot } })
  await make('releaseSlot', { token })

  // Orders: one by card that is cancelled, one in cash that arrives and is reviewed.
  await make('openCheckoutSession', { token, params: { cartId }, body: { shippingAddress: anAddress } })
  const orderId: string = (await payCash()).body.data._id
  await make('cancelOrder', { token, params: { orderId } })
  const again = await make('orderAgain', { token, params: { orderId } })
  expect(again.added).toBe(2)
  const { cartId: next } = await make('getCart', { token })
  const { body: placed } = await payCash(next)
  const { data: orders } = await make('listOrders', { token })
  const [{ updatedAt, totalOrderPrice: expectedTotal }] = orders
  await make('changeOrder', { token, params: { orderId: placed.data._id }, body: { updatedAt, expectedTotal } })
  await make('listShopperOrders', { token, params: { userId } })
  await deliver(db, placed.data._id)
  const { data: review } = await make('addReview', {
    token,
    params: { productId },
    body: { review: 'Good.', rating: 5 },
  })
  const reviewId = { reviewId: review._id }
  await make('listReviews', { params: { productId } })
  await make('findMyReview', { token, params: { productId } })
  await make('getReview', { params: reviewId })
  await make('updateReview', { token, params: reviewId, body: { rating: 4 } })
  await make('deleteReview', { token, params: reviewId })
  await make('addWait', { token, params: { productId: await aProduct(db, { onHand: 0 }) } })
  await make('listWaits', { token })
  await make('removeWait', { token, params: { productId } })
  await call(shop, 'addCartItem', { token, body: { productId } })
  await make('removeCartItem', { token, params: { productId } })
  await make('clearCart', { token })

  // The account.
  const { data: addresses } = await make('addAddress', { token, body: { name: 'Home', ...anAddress } })
  const addressId = { addressId: addresses.at(-1)._id }
  await make('listAddresses', { token })
  await make('getAddress', { token, params: addressId })
  await make('updateAddress', { token, params: addressId, body: { city: 'Giza' } })
  await make('removeAddress', { token, params: addressId })
  await make('verifyToken', { token })
  await make('updateAccount', { token, body: { name: 'Mona' } })
  await make('getAccountData', { token })
  await make('getUser', { token, params: { userId } })
  await make('listSessions', { token })
  await make('endOtherSessions', { token })
  await make('forgotPassword', { body: { email } })
  await shop.deliverMails()
  const resetCode = shop.mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find((code) => code !== undefined)
  await make('verifyResetCode', { body: { resetCode } })
  const { token: fresh } = await make('resetPassword', { body: { email, newPassword: 'Another12' } })
  const changed = await make('changePassword', {
    token: fresh,
    body: { currentPassword: 'Another12', password, rePassword: password },
  })
  const signedIn = await make('signIn', { body: { email, password } })
  await make('signOut', { token: changed.token ?? signedIn.token })
  const last = await call(shop, 'signIn', { body: { email, password } })
  await make('deleteAccount', { token: last.body.token, body: { password } })

  expect(Object.keys(calls).filter((name) => !made.has(name as CallName))).toEqual([])
})
