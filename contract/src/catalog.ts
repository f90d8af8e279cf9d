import * as z from 'zod/mini'
import { endpoint, id } from './endpoint.ts'
import { Brand, Category, Subcategory } from './groups.ts'
import { LanguageQuery } from './language.ts'
import { once, PageQuery } from './paging.ts'
import { listOf } from './reply.ts'

// Keys that end in `Ar` are there only with `lang=ar`, beside the English ones, as in groups.ts.
const packText = z.optional(z.string())

/** Spec 3, product. Prices in EGP. Optional keys are additions or, like `priceAfterDiscount`, absent if they do not apply. */
export const Product = z.object({
  _id: z.string(),
  id: z.optional(z.string()),
  title: z.string(),
  titleAr: z.optional(z.string()),
  slug: z.optional(z.string()),
  description: z.string(),
  /** In the answer to a single product only: all of them would double a list. */
  descriptionAr: z.optional(z.string()),
  /** Texts of the pack, if the shop has them: additions, also in the answer to a single product only. */
  ...{ ingredients: packText, ingredientsAr: packText, origin: packText, originAr: packText },
  ...{ storage: packText, storageAr: packText, nutrition: packText, nutritionAr: packText },
  unit: z.optional(z.string()),
  unitAr: z.optional(z.string()),
  images: z.array(z.string()),
  imageCover: z.string(),
  price: z.number(),
  priceAfterDiscount: z.optional(z.number()),
  ratingsAverage: z.number(),
  ratingsQuantity: z.optional(z.number()),
  /** An addition: how many of those ratings can be read as reviews. */
  reviewsCount: z.optional(z.number()),
  category: z.extend(z.partial(Category), { name: z.string() }),
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

/**
 * Keys of `sort`, several separated by commas; a leading minus sorts descending. `price` is the price before a discount, as in
 * the public API; `priceNow` is what a product costs, and `saving` the part of the price that its discount saves.
 */
export const SORT_KEYS = [
  'price',
  'priceNow',
  'saving',
  'ratingsAverage',
  'ratingsQuantity',
  'sold',
  'title',
  'createdAt',
] as const

/** The parameters that every list of the catalogue takes. */
const ListQuery = z.object({ ...PageQuery.shape, ...LanguageQuery.shape })

export const ProductsQuery = z.object({
  ...ListQuery.shape,
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
  /** An addition to the public API: only products with a discount, or only those without. */
  onSale: once(z.enum(['true', 'false'], 'onSale must be true or false')),
})
export type ProductsQuery = z.infer<typeof ProductsQuery>

const missing = (thing: string) => ({ 404: `There is no such ${thing}.` })

export const listProducts = endpoint('listProducts', {
  summary:
    'The products. Without `limit` and `page`: all of them, or the first page of a large catalogue. `onSale=true`: those with a discount.',
  query: ProductsQuery,
  reply: listOf(Product),
})

export const getProduct = endpoint('getProduct', {
  summary: 'One product, with its stock as of now.',
  params: z.object({ id }),
  query: LanguageQuery,
  reply: z.object({ data: Product }),
  refusals: missing('product'),
})

export const listCategories = endpoint('listCategories', {
  summary: 'The categories.',
  query: ListQuery,
  reply: listOf(Category),
})

export const listCategorySubcategories = endpoint('listCategorySubcategories', {
  summary: 'The subcategories of one category.',
  params: z.object({ categoryId: id }),
  query: ListQuery,
  reply: listOf(Subcategory),
  refusals: missing('category'),
})

export const getSubcategory = endpoint('getSubcategory', {
  summary: 'One subcategory.',
  params: z.object({ subcategoryId: id }),
  query: LanguageQuery,
  reply: z.object({ data: Subcategory }),
  refusals: missing('subcategory'),
})

export const listBrands = endpoint('listBrands', { summary: 'The brands.', query: ListQuery, reply: listOf(Brand) })

export const getBrand = endpoint('getBrand', {
  summary: 'One brand.',
  params: z.object({ brandId: id }),
  query: LanguageQuery,
  reply: z.object({ data: Brand }),
  refusals: missing('brand'),
})

export const getCategory = endpoint('getCategory', {
  summary: 'One category.',
  params: z.object({ categoryId: id }),
  query: LanguageQuery,
  reply: z.object({ data: Category }),
  refusals: missing('category'),
})

export const listSubcategories = endpoint('listSubcategories', {
  summary: 'All subcategories.',
  query: ListQuery,
  reply: listOf(Subcategory),
})
