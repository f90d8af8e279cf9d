/** The name of the shop, its description, and its screens. */
import { shop } from '../../../shop.config.ts'

export const shopName: string = shop.name
export const shopTagline: string = shop.tagline
export const currency: string = shop.currency

// The screens, as the bar names them.
export const home = 'Home'
export const cart = 'Cart'
export const wishlist = 'Wish-List'
export const products = 'Products'
export const categories = 'Categories'
export const brands = 'Brands'
export const orders = 'Orders'
export const account = 'Account'
export const login = 'Login'
export const register = 'Register'
export const search = 'Search'
export const searchTheShop = 'Search the shop'
export const clear = 'Clear'
export const browseProducts = 'Browse products'

/** The language that the bar's button chooses, named as its readers call it. */
export const otherLanguage = 'العربية'
export const otherShopName: string = shop.nameAr
export const noConnection = 'No connection.'
export const languageFailed = 'That did not work. Please try again later.'

// A page says these before the application starts.
export const pageDescription: string = `${shop.name}: ${shop.tagline}. Fresh groceries with prices in Egyptian pounds.`
export const needsScript: string = `${shop.name} needs JavaScript to show its shelves.`

export const onlyLeft = (count: number) => `Only ${count} left`
export const soldOut = 'Sold out'
