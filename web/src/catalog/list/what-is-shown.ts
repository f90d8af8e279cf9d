import type { Product } from '@baqala/contract/catalog'
import type { ProductFilters } from '../product-filters.ts'
import { categoriesOf, isCalled, shownName } from '../category-names.ts'
import { messages as catalogMessages } from '#messages/catalog'
import { messages } from '#messages/filters'

/** "12 products in Dairy & Eggs · on sale": how many products are shown, and which. */
export function whatIsShown(
  count: number,
  { category, subcategory, brand, isOnSale }: ProductFilters,
  typed: string,
  known: readonly Product[],
): string {
  const categories = categoriesOf(known)
  const nameOf = (key: string) => shownName(categories.find(({ name }) => name === key) ?? { name: key })
  const places = [...category.map(nameOf), ...subcategory.map((slug) => subcategoryName(slug, known))]
  const placeTyped = categories.find((each) => isCalled(each, typed))
  if (typed && places.length === 0)
    // The category's own spelling of a name that was typed in any case.
    places.push(placeTyped ? shownName(placeTyped) : messages.aislesStarting(typed))
  const brands = brand.map((slug) => brandName(slug, known)).join(messages.comma)
  const parts = [
    places.length > 0 ? messages.productsIn(count, places.join(messages.comma)) : messages.productCount(count),
    brands && catalogMessages.byBrand(brands),
    isOnSale && messages.onSaleShown,
  ]
  return parts.filter(Boolean).join(' · ')
}

/** The names that the shown products tell; a slug that none of them knows stands for itself. */
export function subcategoryName(slug: string, known: readonly Product[]): string {
  const found = known.flatMap(({ subcategory = [] }) => subcategory).find((each) => each.slug === slug)
  return found ? shownName(found) : slug
}

export function brandName(slug: string, known: readonly Product[]): string {
  const found = known.find(({ brand }) => brand?.slug === slug)?.brand
  return found ? shownName(found) : slug
}
