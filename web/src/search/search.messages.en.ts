// The field in the bar.
export const placeholder = 'milk, \u2068لبن\u2069, 3asal, rice 5kg…'
export const productsFound = 'Products found'
export const submit = 'Search'
export const closeSearch = 'Close search'
export const allResults = (count: number, typed: string) => `All ${count} results for “${typed}”`
export const addToCart = (title: string) => `+ Add, ${title}`
export const add = '+ Add'
export const inCart = (count: number) => `${count} in cart`
export const recent = 'Recent searches'
export const forget = (typed: string) => `Forget “${typed}”`
export const clearRecent = 'Clear all'

// The screen.
export const aisles = 'Or walk through the aisles'
export const titleOf = (typed: string) => `Search: ${typed}`
export const whatToType = 'Type what you are looking for, in English or Arabic: milk, لبن or laban.'
export const showing = (as: string, typed: string) => `Showing ${as} for “${typed}”`
export const relaxed = (typed: string) => `Nothing matches all of “${typed}”. These come closest.`
export const nothing = (typed: string) => `We found nothing for “${typed}”.`
export const nothingHint = 'Check the spelling, or try one word: a thing, a brand or an aisle.'
export const offlineHint = 'Without a connection we find English names as they are written. Try one word of a name.'
export const browseCategories = 'Browse categories'
export const failed = 'Search is not available right now.'
export const theBest = (shown: number, count: number) => `The best ${shown} of ${count} products`
