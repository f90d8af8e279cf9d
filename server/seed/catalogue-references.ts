import type { BrandEntry, CategoryFile } from './catalogue-shapes.ts'

interface ReadFile {
  readonly file: string
  readonly category: CategoryFile
}

/** Finds brands and subcategories that do not exist, and slugs that occur twice. */
export function findWrongReferences(brands: readonly BrandEntry[], files: readonly ReadFile[]): string[] {
  return [...findUnknown(brands, files), ...findRepeated(brands, files)]
}

function findUnknown(brands: readonly BrandEntry[], files: readonly ReadFile[]): string[] {
  const slugs = new Set(brands.map((brand) => brand.slug))
  return files.flatMap(({ file, category }) => {
    const subcategories = new Set(category.subcategories.map((subcategory) => subcategory.slug))
    return category.products.flatMap(({ slug, brand, subcategory }) => [
      ...(slugs.has(brand) ? [] : [`${file}, product ${slug}: brand "${brand}" is not in brands.json`]),
      ...(subcategories.has(subcategory)
        ? []
        : [`${file}, product ${slug}: subcategory "${subcategory}" is not in this file`]),
    ])
  })
}

function findRepeated(brands: readonly BrandEntry[], files: readonly ReadFile[]): string[] {
  const entries = [
    ...brands.map(({ slug }) => ({ kind: 'brand', slug, file: 'brands.json' })),
    ...files.flatMap(({ file, category }) => [
      { kind: 'category', slug: category.slug, file },
      ...category.subcategories.map(({ slug }) => ({ kind: 'subcategory', slug, file })),
      ...category.products.map(({ slug }) => ({ kind: 'product', slug, file })),
    ]),
  ]
  const seen = new Map<string, string>()
  return entries.flatMap(({ kind, slug, file }) => {
    const first = seen.get(`${kind} ${slug}`)
    seen.set(`${kind} ${slug}`, first ?? file)
    return first === undefined ? [] : [`${file}, ${kind} ${slug}: slug is taken already, in ${first}`]
  })
}
