/** Maps a product's row to the contract: the whole product, and the fields that a cart line shows. */
import { sql } from 'kysely'
import type { CartItem } from '@baqala/contract/cart'
import type { Product } from '@baqala/contract/catalog'

/** How many rated product p: those of the figures it came with, and those whose reviews stand here. */
export const ratingsQuantityNow = sql`(p.ratings_quantity + p.reviews_count)`

/** Their average with one decimal; that of the imported figures where nobody rated it. */
export const ratingsAverageNow = sql`
  coalesce(round((p.ratings_average * p.ratings_quantity + p.reviews_sum) / nullif(${ratingsQuantityNow}, 0), 1),
    p.ratings_average)`

/** The columns of a cart line's product, from tables p, c, sub and b. Each product has a picture (0002-catalogue.sql). */
export const cartProductColumns = sql`
  p.id as "productId", p.slug, p.title, p.unit, p.images[1] as "imageCover",
  ${ratingsAverageNow} as "ratingsAverage",
  c.id as "categoryId", c.name as "categoryName", c.slug as "categorySlug", c.image as "categoryImage",
  sub.id as "subcategoryId", sub.name as "subcategoryName", sub.slug as "subcategorySlug",
  b.id as "brandId", b.name as "brandName", b.slug as "brandSlug", b.image as "brandImage"`

export interface CartProductRow {
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
    slug: row.slug,
    unit: row.unit,
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
      slug: row.categorySlug,
      image: origin + row.categoryImage,
    },
    subcategory: [
      { _id: row.subcategoryId, name: row.subcategoryName, slug: row.subcategorySlug, category: row.categoryId },
    ],
    brand: { _id: row.brandId, name: row.brandName, slug: row.brandSlug, image: origin + row.brandImage },
  }
}

/** The columns of a whole product, from tables p, c, sub, b and s. */
export const productColumns = sql`
  ${cartProductColumns}, p.images, p.description, p.price, p.price_after_discount as "priceAfterDiscount",
  ${ratingsQuantityNow} as "ratingsQuantity", s.on_hand as "onHand", s.sold, p.created_at as "createdAt", p.updated_at as "updatedAt"`

export interface ProductRow extends CartProductRow {
  images: string[]
  description: string
  price: number
  priceAfterDiscount: number | null
  ratingsQuantity: number
  onHand: number
  sold: number
  createdAt: Date
  updatedAt: Date
}

export function toProduct(row: ProductRow, origin: string): Product {
  return {
    ...toCartProduct(row, row.onHand, origin),
    description: row.description,
    images: row.images.map((image) => origin + image),
    price: row.price / 100,
    ...(row.priceAfterDiscount === null ? {} : { priceAfterDiscount: row.priceAfterDiscount / 100 }),
    ratingsQuantity: row.ratingsQuantity,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sold: row.sold,
  }
}

/** Joins the tables of a product's columns to a product p. */
export const productJoins = sql`
  join stock s on s.product_id = p.id
  join categories c on c.id = p.category_id
  join subcategories sub on sub.id = p.subcategory_id
  join brands b on b.id = p.brand_id`
