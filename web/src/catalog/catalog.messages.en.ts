// Specification 8, to the letter.
export const productsFailed = 'Failed to load products.'
export const productsFailedInList = 'ERROR!!!'

// The list and its cards.
export const allProducts = 'All products'
export const searchLabel = 'Type a category, like Dairy'
export const searchPlaceholder = 'Search products...'
export const sale = 'Sale'
/** Beside the star of what nobody has rated yet. */
export const unrated = 'New'
export const rated = 'Rated '
export const percentOff = (percent: number) => `−${percent}%`
/** The units in which sizes are told, and how much of which measure one of them is. */
export const measures: Readonly<Record<string, readonly [number, string]>> = {
  g: [0.001, 'kg'],
  gm: [0.001, 'kg'],
  kg: [1, 'kg'],
  ml: [0.001, 'L'],
  cl: [0.01, 'L'],
  l: [1, 'L'],
  pieces: [1, 'piece'],
}
export const priceOf = (price: string, measure: string) => `${price} /\u00a0${measure}`

export const byBrand = (brand: string) => `by ${brand}`
