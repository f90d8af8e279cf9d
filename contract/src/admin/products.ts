/** The products as the staff see them: withdrawn ones too, and every text in both languages. Prices in EGP. */
import * as z from 'zod/mini'
import { once } from '../paging.ts'
import { adminCalls } from './calls.ts'
import { adminEndpoint, dataOf } from './admin-endpoint.ts'

export const PRODUCTS_PAGE = 50
/** So many pieces or fewer are low stock. */
export const LOW_STOCK = 5
/** Goods that nobody counted for so long are due. */
export const COUNT_EVERY_DAYS = 30

/** `on sale`: not withdrawn. `sold out`: on sale, and none is left. */
export const PRODUCT_STATES = ['on sale', 'withdrawn', 'sold out'] as const
export const PRODUCT_SORTS = ['title', '-title', 'price', '-price', 'stock', '-stock'] as const

const Named = z.object({ _id: z.string(), name: z.string(), nameAr: z.string() })

const ListedProduct = z.object({
  _id: z.string(),
  title: z.string(),
  titleAr: z.string(),
  unit: z.string(),
  unitAr: z.string(),
  sku: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  price: z.number(),
  priceAfterDiscount: z.nullable(z.number()),
  /** Pieces on hand. */
  stock: z.number(),
  /** Its path on the shop's address. */
  imageCover: z.string(),
  category: Named,
  brand: Named,
  isWithdrawn: z.boolean(),
  /** When somebody counted the pieces; null for never. */
  lastCountedAt: z.nullable(z.string()),
})
export type ListedProduct = z.infer<typeof ListedProduct>

const id = once(z.string().check(z.maxLength(100)))
const yes = once(z.catch(z.optional(z.literal('true')), undefined))
const sentences = {
  state: `state is one of: ${PRODUCT_STATES.join(', ')}`,
  sort: `sort is one of: ${PRODUCT_SORTS.join(', ')}`,
  page: 'page must be a whole number from 1',
}

export const ProductsQuery = z.object({
  q: once(z.string().check(z.trim(), z.maxLength(200))),
  low: yes,
  uncounted: yes,
  state: once(z.enum(PRODUCT_STATES, sentences.state)),
  category: id,
  brand: id,
  sort: once(z.enum(PRODUCT_SORTS, sentences.sort)),
  page: once(
    z.coerce
      .number(sentences.page)
      .check(z.int(sentences.page), z.minimum(1, sentences.page), z.maximum(100_000, sentences.page)),
  ),
})
export type ProductsQuery = z.infer<typeof ProductsQuery>

export const listProducts = adminEndpoint(adminCalls.listProducts, {
  summary:
    '50 products a page. `q` is part of a name in either language, a SKU or a barcode; `low=true`: on sale with at most 5 pieces; `uncounted=true`: on sale and not counted for 30 days. In the order of the shop, low stock by pieces, or as `sort` says.',
  query: ProductsQuery,
  reply: dataOf(
    z.object({ page: z.number(), total: z.number(), hasMore: z.boolean(), products: z.array(ListedProduct) }),
  ),
})
