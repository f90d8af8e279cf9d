/** Sentences of the cart. */
// Specification 8, to the letter and in its order.
export const addFailed = 'Failed to add to cart.'
// On the details screen without the full stop.
export const addFailedOnDetails = 'Failed to add to cart'
export const countUpdated = 'Cart updated successfully.'
export const countFailed = 'Failed to update cart.'
export const itemRemoved = 'Item removed from cart.'
export const removeFailed = 'Failed to remove item from cart.'
export const cleared = 'All items removed from cart.'
// Worded like a failed removal in the specification.
export const clearFailed = 'Failed to remove item from cart.'

// Specification 2, to the letter.
export const add = '+ Add'

export const decrease = (product: string) => `Decrease ${product}`
export const increase = (product: string) => `Increase ${product}`
/** The visible label comes first (WCAG 2.5.3). */
export const addProduct = (product: string, unit = '') => `${add}, ${product} ${unit}`.trimEnd()
/** After a count: "2 in cart". */
export const inCart = 'in cart'

export const notInCart = 'Not everything is in your cart:'
/** Goods that could not be put into the cart. `why` may name the product. */
export const missing = (product: string, why: string) => (why.includes(product) ? why : `${product}: ${why}`)

// Beyond the specification: changes made without a network.
export const keptUnsent = 'Kept. It is sent when the connection is back.'
export const unsentSent = 'Your cart has been sent.'
