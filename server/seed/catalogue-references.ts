import type { BrandEntry, CategoryFile } from './catalogue-shapes.ts'

interface ReadFile {
  readonly file: string
  readonly category: CategoryFile
}

/** What one entry says of another: brands and subcategories that exist, slugs that nobody else has. */
export function findWrongReferences(brands: readonly BrandEntry[], files: readonly ReadFile[]): string[] {
  return [...findUnknown(brands, files), ...findRepeated(brands, files)]
}

function findUnknown(brands: readonly BrandEntry[], files: readonly ReadFile[]): string[] {
  const known = new Set(brands.map((brand) => brand.slug))
  return files.flatMap(({ file, category }) => {
    const shelves = new Set(category.subcategories.map((subcategory) => subcategory.slug))
    return category.products.flatMap(({ slug, brand, subcategory }) => [
      ...(known.has(brand) ? [] : [`${file}, product ${slug}: brand "${brand}" is not in brands.json`]),
      ...(shelves.has(subcategory)
        ? []
        : [`${file}, product ${slug}: subcategory "${subcategory}" is not in this file`]),
    ])
  })
}

function findRepeated(brands: readonly BrandEntry[], files: readonly ReadFile[]): string[] {
  const slugsIn = (listOf: (category: CategoryFile) => readonly { slug: string }[]) =>
    files.flatMap(({ file, category }) => listOf(category).map(({ slug }) => ({ slug, file })))
  return [
    ...repeatedIn(
      'brand',
      brands.map(({ slug }) => ({ slug, file: 'brands.json' })),
    ),
    ...repeatedIn(
      'category',
      slugsIn((category) => [category]),
    ),
    ...repeatedIn(
      'subcategory',
      slugsIn(({ subcategories }) => subcategories),
    ),
    ...repeatedIn(
      'product',
      slugsIn(({ products }) => products),
    ),
  ]
}

function repeatedIn(kind: string, entries: readonly { slug: string; file: string }[]): string[] {
  const seen = new Map<string, string>()
  return entries.flatMap(({ slug, file }) => {
    const first = seen.get(slug)
    seen.set(slug, first ?? file)
    return first === undefined ? [] : [`${file}, ${kind} ${slug}: slug is taken already, in ${first}`]
  })
}
