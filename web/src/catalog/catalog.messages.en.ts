// Specification 8, to the letter.
export const productsFailed = 'Failed to load products.'
export const productsFailedInList = 'ERROR!!!'
export const detailsFailed = 'Failed to load product details'
export const detailsFailedHeading = 'Error'
export const detailsFailedOnScreen = 'Failed to load product details.'
export const relatedFailed = 'Failed to load related products'

// The list and its cards.
export const products = 'Products'
export const allProducts = 'All products'
export const browseProducts = 'Browse products'
export const searchLabel = 'Type a category, like Dairy'
export const searchPlaceholder = 'Search products...'
export const clearSearch = 'Clear'
export const noAisleBeginsWith = (typed: string) => `No aisle begins with “${typed}”.`
export const noProducts = 'There are no products at the moment.'
export const noneHere = 'There is nothing here at the moment.'
export const searchesCategories = 'Search works by category.'
export const allCategories = 'All categories'
export const otherCategories = 'Other categories'
export const productsCalled = (typed: string) => `Products for “${typed}”`
export const searchWholeShop = (typed: string) => `Search the whole shop for “${typed}”`
export const sale = 'Sale'
export const rated = 'Rated '
export const percentOff = (percent: number) => `−${percent}%`
export const piece = 'piece'
export const priceOf = (price: string, measure: string) => `${price} / ${measure}`

// The details of a product.
export const ratings = (count: number) => `${count} ratings`
export const byBrand = (brand: string) => `by ${brand}`
export const onlyLeft = (count: number) => `Only ${count} left`
export const soldOut = 'Sold out'
export const imagesOf = (title: string) => `Images of ${title}`
export const imageName = (title: string, number: number) => (number === 1 ? title : `${title}, image ${number}`)
export const image = 'image'
export const relatedProducts = 'Related products'

// Categories and brands.
export const categories = 'Categories'
export const allBrands = 'All Brands'
export const subcategoriesOf = (category: string) => `${category} subcategories`
export const noSubcategories = 'This category has no subcategories.'
export const slug = 'Slug: '
