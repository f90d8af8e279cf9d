/** Sentences of the wish list: hearts, toasts. The sentences of its screen come with it. */

// Specification 8, to the letter and in its order.
export const loadFailed = 'Failed to load wishlist.'
export const added = 'Added to wishlist'
export const removed = 'Removed from wishlist'
export const toggleFailed = 'An error occurred.'
export const itemRemoved = 'Item removed from wishlist'
export const removeFailed = 'Failed to remove item from wish list.'

export const heart = (product: string) => `Wish list: ${product}`
