/** Sentences of the wish list's screen. */

// Specification 8, to the letter.
export const screenLoadRefused = 'Failed to load wish list.'
export const screenLoadUnreachable = 'An error occurred while fetching your wish list.'

// Specification 2, to the letter: the first column begins with a small one.
export const title = 'My Wish List'
export const columns = ['image', 'Product', 'Price (EGP)', 'Action', 'Add To Cart']
export const empty = 'Your wish list is empty.'

export const tabTitle = 'Wish list'
export const cannotBeShown = 'Your wish list cannot be shown right now. Nothing on it is lost.'
export const tellMe = 'Tell me when it is back'
export const willTell = 'We will e-mail you when it is back.'
export const neverMind = 'Never mind'
export const waitFailed = 'It did not work. Please check your connection, and try again.'
