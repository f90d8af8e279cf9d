/** All endpoints by the names of calls.ts: what the server must answer and what the API description describes. */
import type { CallName } from './calls.ts'
import type { Endpoint } from './endpoint.ts'
import * as auth from './auth.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import * as orders from './orders.ts'
import * as wishlist from './wishlist.ts'

export const api = {
  signIn: auth.signIn,
  signUp: auth.signUp,
  forgotPassword: auth.forgotPassword,
  verifyResetCode: auth.verifyResetCode,
  resetPassword: auth.resetPassword,
  listProducts: catalog.listProducts,
  getProduct: catalog.getProduct,
  listCategories: catalog.listCategories,
  listCategorySubcategories: catalog.listCategorySubcategories,
  getSubcategory: catalog.getSubcategory,
  listBrands: catalog.listBrands,
  getBrand: catalog.getBrand,
  getCart: cart.getCart,
  addCartItem: cart.addCartItem,
  updateCartItem: cart.updateCartItem,
  removeCartItem: cart.removeCartItem,
  clearCart: cart.clearCart,
  getWishlist: wishlist.getWishlist,
  addToWishlist: wishlist.addToWishlist,
  removeFromWishlist: wishlist.removeFromWishlist,
  placeCashOrder: orders.placeCashOrder,
  openCheckoutSession: orders.openCheckoutSession,
  signOut: auth.signOut,
  verifyToken: auth.verifyToken,
  getCategory: catalog.getCategory,
  listSubcategories: catalog.listSubcategories,
  listOrders: orders.listOrders,
  cancelOrder: orders.cancelOrder,
  orderAgain: orders.orderAgain,
  listShopperOrders: orders.listShopperOrders,
} satisfies Record<CallName, Endpoint>

/** For callers: `Api['addCartItem']` is what that call takes and gives. */
export type Api = typeof api
