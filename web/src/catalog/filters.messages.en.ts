// The filters and the order of a product list, and the ways to its aisles. Apart from the catalogue's other texts: it loads later.
import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('en')

export const productCount = (count: number) =>
  count === 0 ? 'No products' : `${count} ${plural(count, { one: 'product', other: 'products' })}`
export const comma = ', '
export const productsIn = (count: number, places: string) => `${productCount(count)} in ${places}`
export const aislesStarting = (typed: string) => `categories that start with “${typed}”`
export const onSale = 'On sale'
export const onSaleShown = 'on sale'
export const sortAndSale = 'Sort and offers'
export const sortLabel = 'Sort'
export const shopsOrder = 'Sort: default'
export const sorts = {
  'price-up': 'Price: low to high',
  'price-down': 'Price: high to low',
  rating: 'Best rated',
  saving: 'Biggest saving',
}
export const aisles = 'Filter by category'
export const allAisles = 'All'
export const remove = 'remove'
export const clearFilters = 'Clear the filters'

export const seeProducts = (count: number) => `See ${productCount(count)}`
export const allIn = (category: string, count: number | undefined) =>
  count === undefined ? `All in ${category}` : `All ${count} in ${category}`

// The brands of a large shop.
export const searchBrands = 'Search brands'
export const brandsShown = (shown: number, all: number) =>
  shown < all ? `${shown} of ${all} brands` : `${all} ${plural(all, { one: 'brand', other: 'brands' })}`
export const noBrand = (typed: string) => `No brand has “${typed}” in its name.`
export const moreBrands = (count: number) => `Show ${count} more`

// Shown if nothing is left, or nothing was found.
export const noAisleBeginsWith = (typed: string) => `No aisle begins with “${typed}”.`
export const noProducts = 'There are no products at the moment.'
export const searchesCategories = 'Search works by category.'
export const listSearchesCategories = 'This list’s search works by category.'
export const notInTheShop = 'The whole shop has nothing for it either. These are its categories:'
export const allCategories = 'All categories'
export const otherCategories = 'Other categories'
export const foundInTheShop = 'Found in the whole shop'
export const searchWholeShop = (typed: string, count?: number) =>
  `Search the whole shop for “${typed}”${count === undefined ? '' : `: ${count}`}`

// Categories and brands.
export const noneHere = 'There is nothing here at the moment.'
export const allBrands = 'All Brands'
export const subcategoriesOf = (category: string) => `${category} subcategories`
export const noSubcategories = 'This category has no subcategories.'
export const slug = 'Slug: '
