import { asTyped, type Named, namesOf } from '../category-names.ts'

/** Up to so many brands fit a few screens, and need neither search nor pages. */
export const MANY_BRANDS = 60

/** The brands whose name holds the text, those that start with it first, and how many of them so many pages show. */
export function brandPages<B extends Named>(brands: readonly B[], typed: string, pages: number) {
  const sought = asTyped(typed)
  const holding = brands.filter((brand) => namesOf(brand).some((name) => name.includes(sought)))
  const starts = (brand: B) => namesOf(brand).some((name) => name.startsWith(sought))
  const found = sought ? [...holding.filter(starts), ...holding.filter((brand) => !starts(brand))] : holding
  const shown = found.slice(0, pages * MANY_BRANDS)
  return { shown, found: found.length, more: Math.min(MANY_BRANDS, found.length - shown.length) }
}
