import { toPiastres } from '../src/catalog/field-rules.ts'
import { hasTrueCheckDigit } from '../src/catalog/import/read/codes.ts'
import { idFor } from '../src/db/ids.ts'
import type { CatalogueFiles, CategoryFile } from './catalogue-shapes.ts'
import type { PictureIndex } from './picture-index.ts'

type Entry = CategoryFile['products'][number]

/** Makes the rows of the tables of migrations/0002-catalogue.sql. A table comes after those it refers to. */
export function catalogueRows({ brands, categories }: CatalogueFiles, pictures: PictureIndex) {
  return {
    brands: brands.map((brand) => ({
      id: idFor('brand', brand.slug),
      slug: brand.slug,
      name: brand.name,
      name_ar: brand.nameAr,
      image: pictures.pathOf(`brand-${brand.slug}`),
    })),
    categories: categories.map((category) => ({
      id: idFor('category', category.slug),
      slug: category.slug,
      name: category.name,
      name_ar: category.nameAr,
      image: pictures.pathOf(`category-${category.slug}`),
      position: category.position,
    })),
    subcategories: categories.flatMap((category) =>
      category.subcategories.map((subcategory, place) => ({
        id: idFor('subcategory', subcategory.slug),
        category_id: idFor('category', category.slug),
        slug: subcategory.slug,
        name: subcategory.name,
        name_ar: subcategory.nameAr,
        position: place + 1,
      })),
    ),
    products: categories.flatMap((category) =>
      category.products.map((product, place) => productRow(category, product, place, pictures)),
    ),
    stock: categories.flatMap((category) =>
      category.products.map(({ slug, sold }) => ({ product_id: idFor('product', slug), sold, on_hand: 0 })),
    ),
    stock_ledger: categories.flatMap((category) =>
      category.products
        .filter(({ onHand }) => onHand > 0)
        .map(({ slug, onHand }) => ({ product_id: idFor('product', slug), change: onHand, reason: 'opening stock' })),
    ),
  }
}

function productRow(category: CategoryFile, product: Entry, place: number, pictures: PictureIndex) {
  return {
    id: idFor('product', product.slug),
    slug: product.slug,
    barcode: inStoreBarcode(category, place),
    title: product.title,
    title_ar: product.titleAr,
    description: product.description,
    description_ar: product.descriptionAr,
    ...packTexts(product),
    unit: product.unit,
    unit_ar: product.unitAr,
    price: toPiastres(product.price),
    price_after_discount: product.priceAfterDiscount === undefined ? null : toPiastres(product.priceAfterDiscount),
    images: [1, 2, 3].map((number) => pictures.pathOf(`${product.slug}-${number}`)),
    category_id: idFor('category', category.slug),
    subcategory_id: idFor('subcategory', product.subcategory),
    brand_id: idFor('brand', product.brand),
    ratings_average: product.ratingsAverage,
    ratings_quantity: product.ratingsQuantity,
    // The first product of every category, then the second of each …, so that the front page shows all categories.
    position: place * 1000 + category.position,
  }
}

/** An EAN-13 of those that shops give themselves, which begin with 20 to 29, so that the demo can be scanned. */
function inStoreBarcode({ position }: CategoryFile, place: number): string {
  const digits = `20${String(position * 1000 + place + 1).padStart(10, '0')}`
  return [...'0123456789'].map((check) => digits + check).find(hasTrueCheckDigit) ?? digits
}

function packTexts(product: Entry) {
  const { ingredients = '', ingredientsAr = '', origin = '', originAr = '' } = product
  const { storage = '', storageAr = '', nutrition = '', nutritionAr = '' } = product
  return {
    ...{ ingredients, ingredients_ar: ingredientsAr, origin, origin_ar: originAr },
    ...{ storage, storage_ar: storageAr, nutrition, nutrition_ar: nutritionAr },
  }
}
