import { readCatalogueFiles } from '../../seed/catalogue-file.ts'
import { makeLexicon, readOwnRows } from './words/lexicon.ts'
import { SearchIndex } from './search-index.ts'

/** The index of the demo catalogue. Its ids are the English titles, or the names in the address. */
export async function indexTheDemo(rows = readOwnRows(), ids: 'title' | 'slug' = 'title'): Promise<SearchIndex> {
  const { brands, categories } = await readCatalogueFiles()
  const index = new SearchIndex(await makeLexicon(rows))
  for (const category of categories) {
    for (const product of category.products) {
      const subcategory = category.subcategories.find(({ slug }) => slug === product.subcategory)
      const brand = brands.find(({ slug }) => slug === product.brand)
      const { title, titleAr, unit, sold, price, priceAfterDiscount = price } = product
      const figures = { sold, saving: 1 - priceAfterDiscount / price }
      const aisle = { subcategory: subcategory?.name ?? '', subcategoryAr: subcategory?.nameAr ?? '' }
      const maker = { brand: brand?.name ?? '', brandAr: brand?.nameAr ?? '' }
      const names = { category: category.name, categoryAr: category.nameAr }
      index.add({ id: product[ids], hash: 0, title, titleAr, unit, ...aisle, ...maker, ...names, ...figures })
    }
  }
  return index
}
