/** Maps a product's row to the contract: the whole product, and the fields that a cart line shows. */
import { sql, type RawBuilder } from '../db/rows.ts'
import type { CartItem } from '@baqala/contract/cart'
import type { Product } from '@baqala/contract/catalog'
import { inShopDigits } from '@baqala/contract/arabic'
import type { Language } from '@baqala/contract/language'
import { arabic } from './arabic-names.ts'

/** How many rated product p: imported ratings plus our own reviews. */
export const ratingsQuantityNow = sql`(p.ratings_quantity + p.reviews_count)`

/** Their average with one decimal; that of the imported figures where nobody rated it. */
export const ratingsAverageNow = sql`
  coalesce(round((p.ratings_average * p.ratings_quantity + p.reviews_sum) / nullif(${ratingsQuantityNow}, 0), 1),
    p.ratings_average)`

// Tatweel and the marks of vowels.
const MARKS = '\u0640\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652'

// Only those who read Arabic pay for these.
const arabicColumns = sql`
  p.title_ar as "titleAr", p.unit_ar as "unitAr", c.name_ar as "categoryNameAr", sub.name_ar as "subcategoryNameAr",
  b.name_ar as "brandNameAr",`

/** The columns of a cart line's product, from tables p, c, sub and b. Each product has a picture (0002-catalogue.sql). */
export const cartProductColumns = (language: Language) => sql`
  ${language === 'ar' ? arabicColumns : sql``}
  p.id as "productId", p.slug, p.title, p.unit, p.images[1] as "imageCover",
  ${ratingsAverageNow} as "ratingsAverage",
  c.id as "categoryId", c.name as "categoryName", c.slug as "categorySlug", c.image as "categoryImage",
  sub.id as "subcategoryId", sub.name as "subcategoryName", sub.slug as "subcategorySlug",
  b.id as "brandId", b.name as "brandName", b.slug as "brandSlug", b.image as "brandImage"`

/** Absent from rows that were read in English. */
type ArabicNames = Record<'titleAr' | 'unitAr' | 'categoryNameAr' | 'subcategoryNameAr' | 'brandNameAr', string>

export interface CartProductRow extends Partial<ArabicNames> {
  productId: string
  slug: string
  title: string
  unit: string
  imageCover: string
  ratingsAverage: number
  categoryId: string
  categoryName: string
  categorySlug: string
  categoryImage: string
  subcategoryId: string
  subcategoryName: string
  subcategorySlug: string
  brandId: string
  brandName: string
  brandSlug: string
  brandImage: string
}

export function toCartProduct(row: CartProductRow, quantity: number, origin: string) {
  return {
    _id: row.productId,
    id: row.productId,
    title: row.title,
    ...arabic('titleAr', row.titleAr),
    slug: row.slug,
    unit: row.unit,
    ...arabic('unitAr', row.unitAr),
    quantity,
    imageCover: origin + row.imageCover,
    ratingsAverage: row.ratingsAverage,
    ...toGroups(row, origin),
  } satisfies CartItem['product']
}

/** The groups that a product is in: its category, subcategory and brand. */
export function toGroups(row: CartProductRow, origin: string) {
  return {
    category: {
      _id: row.categoryId,
      name: row.categoryName,
      ...arabic('nameAr', row.categoryNameAr),
      slug: row.categorySlug,
      image: origin + row.categoryImage,
    },
    subcategory: [
      {
        _id: row.subcategoryId,
        name: row.subcategoryName,
        ...arabic('nameAr', row.subcategoryNameAr),
        slug: row.subcategorySlug,
        category: row.categoryId,
      },
    ],
    brand: {
      _id: row.brandId,
      name: row.brandName,
      ...arabic('nameAr', row.brandNameAr),
      slug: row.brandSlug,
      image: origin + row.brandImage,
    },
  }
}

/** The columns of a whole product, from tables p, c, sub, b and s. */
export const productColumns = (language: Language) => sql`
  ${cartProductColumns(language)}, p.images, p.description, p.price, p.price_after_discount as "priceAfterDiscount",
  ${ratingsQuantityNow} as "ratingsQuantity", p.reviews_count as "reviewsCount", s.on_hand as "onHand", s.sold, p.created_at as "createdAt", p.updated_at as "updatedAt"`

const PACK = ['ingredients', 'origin', 'storage', 'nutrition'] as const

/** The texts of a pack, and their Arabic, by the contract's keys. */
export type PackTexts = Readonly<Record<(typeof PACK)[number] | `${(typeof PACK)[number]}Ar`, string>>

/** The columns of the English texts of product p's pack. */
export const packColumns = sql`p.ingredients, p.origin, p.storage, p.nutrition`

/** The same for Arabic titles. */
export const packColumnsAr = sql`
  p.ingredients_ar as "ingredientsAr", p.origin_ar as "originAr", p.storage_ar as "storageAr", p.nutrition_ar as "nutritionAr"`

export interface ProductRow extends CartProductRow, Partial<PackTexts> {
  images: string[]
  description: string
  /** Read for a single product in Arabic. */
  descriptionAr?: string
  price: number
  priceAfterDiscount: number | null
  ratingsQuantity: number
  reviewsCount: number
  onHand: number
  sold: number
  createdAt: Date
  updatedAt: Date
}

export function toProduct(row: ProductRow, origin: string): Product {
  return {
    ...toCartProduct(row, row.onHand, origin),
    description: row.description,
    ...arabic('descriptionAr', row.descriptionAr),
    ...packTextsOf(row),
    images: row.images.map((image) => origin + image),
    price: row.price / 100,
    ...(row.priceAfterDiscount === null ? {} : { priceAfterDiscount: row.priceAfterDiscount / 100 }),
    ratingsQuantity: row.ratingsQuantity,
    ...(row.reviewsCount > 0 && { reviewsCount: row.reviewsCount }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sold: row.sold,
  }
}

/** Only the texts that the shop has written. */
function packTextsOf(row: ProductRow): Partial<PackTexts> {
  const texts = PACK.flatMap((key) => [
    [key, row[key] ?? ''] as const,
    [`${key}Ar`, inShopDigits(row[`${key}Ar`] ?? '')] as const,
  ])
  return Object.fromEntries(texts.filter(([, text]) => text !== ''))
}

/**
 * Sorts Arabic as a dictionary does: the forms of alef, of ya and of ta marbuta together, marks ignored; گ beside ك, and ء before
 * all, though foldArabic reads them otherwise. By hand, because a database may have no Arabic collation, and PGlite has none.
 */
export function inArabicOrder(column: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`translate(lower(${column}), ${'أإآٱىئؤةپچڤگ' + MARKS}, ${'اااايويهبجفك'}) collate "C"`
}

/** The title that product p is shown by in Arabic, in that order. PostgreSQL has an index of exactly this expression. */
export const titleInArabicOrder = inArabicOrder(sql`coalesce(nullif(p.title_ar, ''), p.title)`)

/** The title and size of product p in both languages, for sentences about it. */
export const titlesColumns = sql`p.title, p.unit, p.title_ar as "titleAr", p.unit_ar as "unitAr"`

/** Joins the tables of a product's columns to a product p. */
export const productJoins = sql`
  join stock s on s.product_id = p.id
  join categories c on c.id = p.category_id
  join subcategories sub on sub.id = p.subcategory_id
  join brands b on b.id = p.brand_id`
