/** Sentences of the cart. */

// Specification 8, to the letter and in its order.
export const addFailed = 'Failed to add to cart.'
// On the details screen without the full stop.
export const addFailedOnDetails = 'Failed to add to cart'
export const loadRefused = 'Failed to load cart.'
export const loadUnreachable = 'An error occurred while fetching your cart.'
export const countUpdated = 'Cart updated successfully.'
export const countFailed = 'Failed to update cart.'
export const itemRemoved = 'Item removed from cart.'
export const removeFailed = 'Failed to remove item from cart.'
export const cleared = 'All items removed from cart.'
// Worded like a failed removal in the specification.
export const clearFailed = 'Failed to remove item from cart.'

// Specification 2, to the letter.
export const title = 'Cart Shop'
export const totalPrice = 'Total price: '
export const clearCart = 'Clear Cart'
export const columns = ['Image', 'Product', 'Qty', 'Price', 'Action']
export const remove = 'Remove'
export const checkout = 'Checkout'
export const add = '+ Add'

export const tabTitle = 'Cart'
export const empty = 'Your cart is empty.'
export const browseProducts = 'Browse products'
export const cannotBeShown = 'Your cart cannot be shown right now. Nothing in it is lost.'
export const decrease = (product: string) => `Decrease ${product}`
export const increase = (product: string) => `Increase ${product}`

export const costsMore = (before: string) => `Now costs more: it was ${before} when you added it.`
export const costsLess = (before: string) => `Now costs less: it was ${before} when you added it.`
export const fewerLeft = (left: number, inCart: number) => `Only ${left} left; your cart has ${inCart}.`
export const soldOut = 'Sold out. Please remove it before you order.'
