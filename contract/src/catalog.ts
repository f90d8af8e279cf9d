import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'
import { once, PageQuery } from './paging.ts'
import { listOf } from './reply.ts'

export const Category = z.object({ _id: z.string(), name: z.string(), slug: z.optional(z.string()), image: z.string() })
export type Category = z.infer<typeof Category>

export const Subcategory = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  category: z.optional(z.string()),
})
export type Subcategory = z.infer<typeof Subcategory>

export const Brand = z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string() })
export type Brand = z.infer<typeof Brand>

/** Spec 3, product. Prices in EGP. Optional keys are additions or, like `priceAfterDiscount`, absent if they do not apply. */
export const Product = z.object({
  _id: z.string(),
  id: z.optional(z.string()),
  title: z.string(),
  slug: z.optional(z.string()),
  description: z.string(),
  unit: z.optional(z.string()),
  images: z.array(z.string()),
  imageCover: z.string(),
  price: z.number(),
  priceAfterDiscount: z.optional(z.number()),
  ratingsAverage: z.number(),
  ratingsQuantity: z.optional(z.number()),
  category: z.object({
    _id: z.optional(z.string()),
    name: z.string(),
    slug: z.optional(z.string()),
    image: z.optional(z.string()),
  }),
  subcategory: z.optional(z.array(Subcategory)),
  brand: z.optional(Brand),
  createdAt: z.optional(z.string()),
  updatedAt: z.optional(z.string()),
  /** Pieces available now. */
  quantity: z.optional(z.number()),
  sold: z.optional(z.number()),
  reviews: z.optional(z.array(z.unknown())),
})
export type Product = z.infer<typeof Product>

function egp(key: string) {
  const sentence = `${key} must be an amount in EGP`
  return once(z.coerce.number(sentence).check(z.minimum(0, sentence), z.maximum(10_000_000, sentence)))
}

const ids = z.optional(
  z.pipe(
    z.transform((value: unknown): unknown => (Array.isArray(value) ? value : [value])),
    z.array(z.string()).check(z.maxLength(100, 'at most 100 ids at a time')),
  ),
)

/** Keys of `sort`, several separated by commas; a leading minus sorts descending. */
export const SORT_KEYS = ['price', 'ratingsAverage', 'ratingsQuantity', 'sold', 'title', 'createdAt'] as const

export const ProductsQuery = z.object({
  ...PageQuery.shape,
  sort: once(z.string().check(z.maxLength(200, 'sort is too long'))),
  keyword: once(z.string().check(z.maxLength(200, 'keyword is too long'))),
  'price[gte]': egp('price[gte]'),
  'price[gt]': egp('price[gt]'),
  'price[lte]': egp('price[lte]'),
  'price[lt]': egp('price[lt]'),
  category: ids,
  'category[in]': ids,
  subcategory: ids,
  'subcategory[in]': ids,
  brand: ids,
  'brand[in]': ids,
})
export type ProductsQuery = z.infer<typeof ProductsQuery>

const missing = (thing: string) => ({ 404: `There is no such ${thing}.` })

export const listProducts = endpoint(calls.listProducts, {
  summary: 'The products. Without `limit` and `page`: all of them, or the first page of a large catalogue.',
  query: ProductsQuery,
  reply: listOf(Product),
})

export const getProduct = endpoint(calls.getProduct, {
  summary: 'One product, with its stock as of now.',
  params: z.object({ id }),
  reply: z.object({ data: Product }),
  refusals: missing('product'),
})

export const listCategories = endpoint(calls.listCategories, {
  summary: 'The categories.',
  query: PageQuery,
  reply: listOf(Category),
})

export const listCategorySubcategories = endpoint(calls.listCategorySubcategories, {
  summary: 'The subcategories of one category.',
  params: z.object({ categoryId: id }),
  query: PageQuery,
  reply: listOf(Subcategory),
  refusals: missing('category'),
})

export const getSubcategory = endpoint(calls.getSubcategory, {
  summary: 'One subcategory.',
  params: z.object({ subcategoryId: id }),
  reply: z.object({ data: Subcategory }),
  refusals: missing('subcategory'),
})

export const listBrands = endpoint(calls.listBrands, { summary: 'The brands.', query: PageQuery, reply: listOf(Brand) })

export const getBrand = endpoint(calls.getBrand, {
  summary: 'One brand.',
  params: z.object({ brandId: id }),
  reply: z.object({ data: Brand }),
  refusals: missing('brand'),
})

export const getCategory = endpoint(calls.getCategory, {
  summary: 'One category.',
  params: z.object({ categoryId: id }),
  reply: z.object({ data: Category }),
  refusals: missing('category'),
})

export const listSubcategories = endpoint(calls.listSubcategories, {
  summary: 'All subcategories.',
  query: PageQuery,
  reply: listOf(Subcategory),
})
