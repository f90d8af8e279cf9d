/** Sentences of the wish list. */

// Specification 8, to the letter and in its order.
export const loadFailed = 'Failed to load wishlist.'
export const added = 'Added to wishlist'
export const removed = 'Removed from wishlist'
export const toggleFailed = 'An error occurred.'
export const screenLoadRefused = 'Failed to load wish list.'
export const screenLoadUnreachable = 'An error occurred while fetching your wish list.'
export const itemRemoved = 'Item removed from wishlist'
export const removeFailed = 'Failed to remove item from wish list.'

// Specification 2, to the letter; the style sheet capitalizes the first column.
export const title = 'My Wish List'
export const columns = ['image', 'Product', 'Price (EGP)', 'Action', 'Add To Cart']
export const empty = 'Your wish list is empty.'

export const tabTitle = 'Wish list'
export const cannotBeShown = 'Your wish list cannot be shown right now. Nothing on it is lost.'
export const login = 'Login'
export const browseProducts = 'Browse products'
export const heart = (product: string) => `Wish list: ${product}`
