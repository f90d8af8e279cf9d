import { idFor } from '../ids.ts'
import type { Book, BookBrand, BookCategory, BookSubcategory, Named } from './catalogue-book.queries.ts'
import { makeNames } from './catalogue-names.ts'
import { freeSlug, slugOf } from './catalogue-slugs.ts'

/** Where products stand: brands, categories and their subcategories. Those that a file names and nobody knows are made. */
export interface Shelves {
  brand(name: string, nameAr: string | undefined): BookBrand
  category(name: string, nameAr: string | undefined): BookCategory
  findCategory(name: string): BookCategory | undefined
  subcategory(categoryId: string, name: string, nameAr: string | undefined): BookSubcategory
  readonly made: {
    readonly brands: readonly BookBrand[]
    readonly categories: readonly BookCategory[]
    readonly subcategories: readonly BookSubcategory[]
  }
}

/** `pictureOf` tells the picture of a new one, such as `brand-nile`. */
export function makeShelves(book: Book, pictureOf: (name: string) => string): Shelves {
  const brands = makeNames(book.brands)
  const categories = makeNames(book.categories)
  const ofCategory = new Map(
    book.categories.map(({ id }) => [id, makeNames(book.subcategories.filter((each) => each.category_id === id))]),
  )
  const takenSlugs = new Set(book.subcategories.map(({ slug }) => slug))
  const subcategories: BookSubcategory[] = []
  let lastCategory = Math.max(0, ...book.categories.map(({ position }) => position))

  return {
    brand(name, nameAr) {
      const known = brands.find(name)
      if (known !== undefined) return known
      const named = newNamed('brand', name, nameAr, brands.isTaken)
      const brand = { ...named, image: pictureOf(`brand-${named.slug}`) }
      brands.add(brand)
      return brand
    },
    category(name, nameAr) {
      const known = categories.find(name)
      if (known !== undefined) return known
      const named = newNamed('category', name, nameAr, categories.isTaken)
      lastCategory += 1
      const category = { ...named, image: pictureOf(`category-${named.slug}`), position: lastCategory }
      categories.add(category)
      return category
    },
    findCategory: categories.find,
    subcategory(categoryId, name, nameAr) {
      const siblings = ofCategory.get(categoryId) ?? makeNames<BookSubcategory>([])
      ofCategory.set(categoryId, siblings)
      const known = siblings.find(name)
      if (known !== undefined) return known
      // Two categories may both have "Other"; their addresses must differ.
      const category = categories.all().find(({ id }) => id === categoryId)
      const named = newNamed('subcategory', name, nameAr, (slug) => takenSlugs.has(slug), `${category?.slug}-`)
      const last = Math.max(0, ...siblings.all().map(({ position }) => position))
      const subcategory = { ...named, category_id: categoryId, position: last + 1 }
      takenSlugs.add(named.slug)
      siblings.add(subcategory)
      subcategories.push(subcategory)
      return subcategory
    },
    made: {
      get brands() {
        return brands.all().slice(book.brands.length)
      },
      get categories() {
        return categories.all().slice(book.categories.length)
      },
      subcategories,
    },
  }
}

function newNamed(
  kind: 'brand' | 'category' | 'subcategory',
  name: string,
  nameAr: string | undefined,
  isTaken: (slug: string) => boolean,
  prefix = '',
): Named {
  const short = slugOf(name)
  const slug = freeSlug(isTaken(short) ? prefix + short : short, isTaken)
  return { id: idFor(kind, slug), slug, name, name_ar: nameAr ?? name }
}
