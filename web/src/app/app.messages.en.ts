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
export const shortcuts = 'Shortcuts'
export const menu = 'Menu'
export const search = 'Search'
export const searchTheShop = 'Search the shop'
export const openCart = 'Open cart'
export const openCartWith = (count: number) => `Open cart, products in it: ${count}`
export const skipToContent = 'Skip to content'

// The footer.
export const appAndPayment = (shop: string) => `The ${shop} app and payment partners`
export const takeTheApp = (shop: string) => `Take the ${shop} app with you`
export const howToTakeTheApp = 'Opens your mail app with a message holding the links. Send it to yourself.'
export const sendLinksTo = 'Send the links to'
export const shareAppLink = 'ShareApp Link'
export const appMailSubject = (shop: string) => `The ${shop} app`
export const paymentPartners = 'Payment Partners'
export const deliveriesWith = (shop: string) => `Get deliveries with ${shop}`

// Errors.
export const notFoundTitle = 'Not found'
export const notFoundHeading = 'This page does not exist'
export const notFoundPicture = 'Error: this shelf is empty'
export const notFoundText = 'The link may be old or mistyped.'
export const toTheShop = 'Back to the shop'
export const brokenTitle = 'Something went wrong'
export const brokenHeading = 'Something went wrong on our side'
export const brokenText = 'Your cart is safe. Loading the page again usually helps.'
export const loadAgain = 'Load the page again'
export const noConnection = 'No connection.'
