import { asTyped, type Named, namesOf } from '../category-names.ts'

/** This many brands fit a few screens, and need neither search nor pages. */
export const MANY_BRANDS = 60

/** Brands whose name contains the text, those that start with it first, cut to this many pages. */
export function brandPages<B extends Named>(brands: readonly B[], typed: string, pages: number) {
  const sought = asTyped(typed)
  const holding = brands.filter((brand) => namesOf(brand).some((name) => name.includes(sought)))
  const starts = (brand: B) => namesOf(brand).some((name) => name.startsWith(sought))
  const found = sought ? [...holding.filter(starts), ...holding.filter((brand) => !starts(brand))] : holding
  const shown = found.slice(0, pages * MANY_BRANDS)
  return { shown, found: found.length, more: Math.min(MANY_BRANDS, found.length - shown.length) }
}
