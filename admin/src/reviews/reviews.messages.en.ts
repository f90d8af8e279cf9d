export const title = 'Reviews'
export const explained =
  'The words and stars of shoppers, the newest first. A hidden review is seen by its writer alone, and its stars do not count.'
export const ofOne = 'Here are those of one product.'
export const all = 'Reviews of all products'
export const product = 'Product'
export const stars = 'Stars'
export const review = 'Review'
export const written = 'Written'
export const ofFive = (rating: number) => `${rating} of 5`
export const starsAlone = 'without words'
export const isHidden = 'hidden'
export const hide = 'Hide'
export const hideOf = (product: string) => `Hide the review of ${product}`
export const show = 'Show again'
export const showOf = (product: string) => `Show again: the review of ${product}`
export const hidden = 'The review is hidden.'
export const shown = 'The review is shown again.'
export const empty = 'Nobody has reviewed anything yet.'
export const emptyOfOne = 'Nobody has reviewed this product yet.'
export const failed = 'The reviews could not be loaded.'
