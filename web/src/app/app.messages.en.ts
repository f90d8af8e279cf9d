// The navigation bar.
export const signOut = 'SignOut'
export const mainNavigation = 'Main'
export const shortcuts = 'Shortcuts'
export const menu = 'Menu'
export const openCart = 'Open cart'
export const openCartWith = (count: number) => `Open cart, products in it: ${count}`
export const skipToContent = 'Skip to content'

// Errors.
export const toTheShop = 'Back to the shop'
export const brokenTitle = 'Something went wrong'
export const brokenHeading = 'Something went wrong on our side'
export const brokenText = 'Your cart is safe. Loading the page again usually helps.'
export const loadAgain = 'Load the page again'
