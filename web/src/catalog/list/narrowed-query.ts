import type { Brand, Category, Subcategory } from '@baqala/contract/catalog'
import { idsStartingWith, inCategories } from '../paging.ts'
import type { ProductFilters, SortName } from '../product-filters.ts'

/** The lists that give the names and slugs of an address their ids. */
export interface Groups {
  readonly categories: readonly Pick<Category, '_id' | 'name' | 'nameAr'>[]
  readonly subcategories: readonly Pick<Subcategory, '_id' | 'slug'>[]
  readonly brands: readonly Pick<Brand, '_id' | 'slug'>[]
}

// As SORTS of product-filters.ts order a list that came whole.
const SORT_OF: Readonly<Record<SortName, string>> = {
  'price-up': 'priceNow',
  'price-down': '-priceNow',
  rating: '-ratingsAverage',
  saving: '-saving',
}

/** The same filters as parameters of the server; undefined if no product can match. */
export function narrowedQuery(
  typed: string,
  { category, subcategory, brand, isOnSale, sort }: ProductFilters,
  groups: Groups,
): [string, string][] | undefined {
  const ofCategory =
    category.length > 0 ? groups.categories.filter(({ name }) => category.includes(name)) : groups.categories
  const categories = typed || category.length > 0 ? idsStartingWith(ofCategory, typed) : undefined
  const subcategories = idsOf(groups.subcategories, subcategory)
  const brands = idsOf(groups.brands, brand)
  if ([categories, subcategories, brands].some((ids) => ids?.length === 0)) return undefined
  return [
    ...inCategories(categories ?? []),
    ...(subcategories ?? []).map((id): [string, string] => ['subcategory[in]', id]),
    ...(brands ?? []).map((id): [string, string] => ['brand[in]', id]),
    ...(isOnSale ? [['onSale', 'true'] satisfies [string, string]] : []),
    ...(sort ? [['sort', SORT_OF[sort]] satisfies [string, string]] : []),
  ]
}

function idsOf(group: readonly { readonly _id: string; readonly slug: string }[], slugs: readonly string[]) {
  return slugs.length === 0 ? undefined : group.filter(({ slug }) => slugs.includes(slug)).map(({ _id }) => _id)
}
