import type { Brand, Category, Subcategory } from '@baqala/contract/groups'
import { beginsWith } from '../category-names.ts'
import { type ProductFilters, SORTS } from '../product-filters.ts'

/** The lists that give the names and slugs of an address their ids. */
interface Groups {
  readonly categories: readonly Pick<Category, '_id' | 'name' | 'nameAr'>[]
  readonly subcategories: readonly Pick<Subcategory, '_id' | 'slug'>[]
  readonly brands: readonly Pick<Brand, '_id' | 'slug'>[]
}

/** Text and filters as parameters for the server; undefined if no product can match. */
export function narrowedQuery(
  typed: string,
  { category, subcategory, brand, isOnSale, sort }: ProductFilters,
  groups: Groups,
): [string, string][] | undefined {
  const named =
    category.length > 0 ? groups.categories.filter(({ name }) => category.includes(name)) : groups.categories
  const wanted = {
    // Spec 5, for a server that filters by id: the categories whose name starts with the text.
    category: typed || category.length > 0 ? named.filter((each) => beginsWith(each, typed)) : undefined,
    subcategory: sluggedAs(subcategory, groups.subcategories),
    brand: sluggedAs(brand, groups.brands),
  }
  if (Object.values(wanted).some((found) => found?.length === 0)) return undefined
  const parameters: [string, string][] = []
  for (const [kind, found = []] of Object.entries(wanted))
    for (const { _id } of found) parameters.push([`${kind}[in]`, _id])
  if (isOnSale) parameters.push(['onSale', 'true'])
  if (sort) parameters.push(['sort', SORTS[sort][0]])
  return parameters
}

/** Undefined, and not none, where no slug is asked for. */
function sluggedAs(slugs: readonly string[], group: Groups['brands']) {
  return slugs.length === 0 ? undefined : group.filter(({ slug }) => slugs.includes(slug))
}
