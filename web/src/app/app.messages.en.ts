// The navigation bar.
export const home = 'Home'
export const cart = 'Cart'
export const wishList = 'Wish-List'
export const products = 'Products'
export const categories = 'Categories'
export const brands = 'Brands'
export const orders = 'Orders'
export const login = 'Login'
export const register = 'Register'
export const signOut = 'SignOut'
export const mainNavigation = 'Main'
export const menu = 'Menu'
export const search = 'Search'
export const openCart = 'Open cart'
export const openCartWith = (count: number) => `Open cart, products in it: ${count}`
export const skipToContent = 'Skip to content'

// The footer.
export const takeTheApp = (shop: string) => `Take the ${shop} app with you`
export const howToTakeTheApp = 'We write you a message with the links; send it to yourself and open it on your phone.'
export const yourEmail = 'Your e-mail'
export const shareAppLink = 'ShareApp Link'
export const appMailSubject = (shop: string) => `The ${shop} app`
export const paymentPartners = 'Payment Partners'
export const deliveriesWith = (shop: string) => `Get deliveries with ${shop}`

// Errors.
export const notFoundTitle = 'Not found'
export const notFoundHeading = 'This page does not exist'
export const notFoundPicture = 'Error: this shelf is empty'
export const notFoundText = 'The link may be old or mistyped.'
export const toTheShop = 'To the shop'
export const brokenTitle = 'Something went wrong'
export const brokenHeading = 'Something went wrong on our side'
export const brokenText = 'Your cart is safe. Loading the page again usually helps.'
export const loadAgain = 'Load the page again'
