/** Sentences of the details screen. */
import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export const detailsFailed = 'Failed to load product details'
export const detailsFailedHeading = 'Error'
export const detailsFailedOnScreen = 'Failed to load product details.'
export const relatedFailed = 'Failed to load related products'
export const ratings = (count: number) => plural(count, { one: '1 rating', other: `${count} ratings` })
export const readReviews = (count: number) => `${ratings(count)}: read the reviews`
export const imagesOf = (title: string) => `Images of ${title}`
export const imageName = (title: string, number: number) => (number === 1 ? title : `${title}, image ${number}`)
export const image = 'image'
export const enlarge = (name: string) => `Enlarge ${name}`
export const picture = 'Picture'
export const larger = 'Zoom in'
export const smaller = 'Zoom out'
export const aboutTheProduct = 'About the product'
export const ingredients = 'Ingredients'
export const origin = 'Origin'
export const storage = 'Storage'
export const nutrition = 'Nutrition'
export const relatedProducts = 'Related products'
// Beside a sold-out product.

export const share = (title: string) => `Share ${title}`
export const linkCopied = 'Link copied'
export const linkNotCopied = "The link can't be copied here. Copy the page's address instead."
