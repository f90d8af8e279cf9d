import { toPiastres } from '../src/egypt/money.ts'
import { hasTrueCheckDigit } from '../src/catalog/import/read/codes.ts'
import { idFor } from '../src/db/ids.ts'
import type { CatalogueFiles, CategoryFile } from './catalogue-file.ts'
import type { PictureIndex } from './picture-index.ts'

type Entry = CategoryFile['products'][number]

/** Makes the rows of the tables of migrations/0002-catalogue.sql, for insertRows. A table comes after those it refers to. */
export function catalogueRows({ brands, categories }: CatalogueFiles, pictures: PictureIndex) {
  return {
    brands: brands.map((brand) => ({
      ...brand,
      id: idFor('brand', brand.slug),
      image: pictures.pathOf(`brand-${brand.slug}`),
    })),
    categories: categories.map(({ slug, name, nameAr, position }) => {
      const image = pictures.pathOf(`category-${slug}`)
      return { id: idFor('category', slug), slug, name, nameAr, image, position }
    }),
    subcategories: categories.flatMap((category) =>
      category.subcategories.map((subcategory, place) => ({
        ...subcategory,
        id: idFor('subcategory', subcategory.slug),
        categoryId: idFor('category', category.slug),
        position: place + 1,
      })),
    ),
    products: categories.flatMap((category) =>
      category.products.map((product, place) => productRow(category, product, place, pictures)),
    ),
    stock: categories.flatMap((category) =>
      category.products.map(({ slug, sold }) => ({ productId: idFor('product', slug), sold, onHand: 0 })),
    ),
    stock_ledger: categories.flatMap((category) =>
      category.products
        .filter(({ onHand }) => onHand > 0)
        .map(({ slug, onHand }) => ({ productId: idFor('product', slug), change: onHand, reason: 'opening stock' })),
    ),
  }
}

function productRow(
  category: CategoryFile,
  { brand, subcategory, price, priceAfterDiscount, onHand: _onHand, sold: _sold, art: _art, ...told }: Entry,
  place: number,
  pictures: PictureIndex,
) {
  return {
    ...told,
    id: idFor('product', told.slug),
    barcode: inStoreBarcode(category, place),
    price: toPiastres(price),
    priceAfterDiscount: priceAfterDiscount === undefined ? null : toPiastres(priceAfterDiscount),
    images: [1, 2, 3].map((number) => pictures.pathOf(`${told.slug}-${number}`)),
    categoryId: idFor('category', category.slug),
    subcategoryId: idFor('subcategory', subcategory),
    brandId: idFor('brand', brand),
    // The first product of every category, then the second of each …, so that the front page shows all categories.
    position: place * 1000 + category.position,
  }
}

/** An EAN-13 of those that shops give themselves, which begin with 20 to 29, so that the demo can be scanned. */
function inStoreBarcode({ position }: CategoryFile, place: number): string {
  const digits = `20${String(position * 1000 + place + 1).padStart(10, '0')}`
  return [...'0123456789'].map((check) => digits + check).find(hasTrueCheckDigit) ?? digits
}
