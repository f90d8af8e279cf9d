/** The products as the staff see them: withdrawn ones too, and every text in both languages. Prices in EGP. */
import * as z from 'zod/mini'
import { id } from '../endpoint.ts'
import { once } from '../paging.ts'
import { adminChange, adminEndpoint, dataOf, listPage, Named, Titled, yes } from './admin-endpoint.ts'

export const PRODUCTS_PAGE = 50

/** `on sale`: not withdrawn. `sold out`: on sale, and none is left. */
const PRODUCT_STATES = ['on sale', 'withdrawn', 'sold out'] as const
const PRODUCT_SORTS = ['title', '-title', 'price', '-price', 'stock', '-stock'] as const

const Group = z.extend(Named, { slug: z.string() })

const ListedProduct = z.extend(Titled, {
  _id: z.string(),
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

const idOfGroup = once(z.string().check(z.maxLength(100)))
const sentences = {
  state: `state is one of: ${PRODUCT_STATES.join(', ')}`,
  sort: `sort is one of: ${PRODUCT_SORTS.join(', ')}`,
}

export const ProductsQuery = z.object({
  q: once(z.string().check(z.trim(), z.maxLength(200))),
  /** Only products with these ids, joined by commas. */
  ids: once(z.string().check(z.maxLength(5000))),
  low: yes,
  uncounted: yes,
  state: once(z.enum(PRODUCT_STATES, sentences.state)),
  category: idOfGroup,
  brand: idOfGroup,
  sort: once(z.enum(PRODUCT_SORTS, sentences.sort)),
  page: listPage,
})
export type ProductsQuery = z.infer<typeof ProductsQuery>

export const listProducts = adminEndpoint('listProducts', {
  summary:
    '50 products a page. `q` is part of a name in either language, a SKU or a barcode; `low=true`: on sale with at most 5 pieces; `uncounted=true`: on sale and not counted for 30 days. In the order of the shop, low stock by pieces, or as `sort` says.',
  query: ProductsQuery,
  reply: dataOf(
    z.object({ page: z.number(), total: z.number(), hasMore: z.boolean(), products: z.array(ListedProduct) }),
  ),
})

const text = z.string()
const texts = {
  ...{ title: text, titleAr: text, unit: text, unitAr: text, description: text, descriptionAr: text },
  ...{ ingredients: text, ingredientsAr: text, origin: text, originAr: text },
  ...{ storage: text, storageAr: text, nutrition: text, nutritionAr: text },
}
const code = z.nullable(z.string())
const Texts = z.object(texts)

/** Every field of a product, as the import knows them. */
const StaffProduct = z.extend(Texts, {
  _id: z.string(),
  slug: z.string(),
  sku: code,
  barcode: code,
  price: z.number(),
  priceAfterDiscount: z.nullable(z.number()),
  category: Group,
  subcategory: Group,
  brand: Group,
  /** Their paths on the shop's address, the cover first. */
  images: z.array(z.string()),
  stock: z.number(),
  isWithdrawn: z.boolean(),
  /** The moment of its last change apart from stock: a change sends it back. */
  updatedAt: z.string(),
})
export type StaffProduct = z.infer<typeof StaffProduct>

/**
 * New values; a field that is absent stays. The rules are those of a catalogue file, and an empty code takes it away. Groups by slug
 * or name: a name that is new makes a new group, an empty one is refused.
 */
const ProductFields = z.partial(
  z.extend(Texts, {
    sku: code,
    barcode: code,
    price: z.number(),
    priceAfterDiscount: z.nullable(z.number()),
    category: text,
    subcategory: text,
    brand: text,
    /** All its pictures in their new order. */
    images: z.array(z.string()).check(z.minLength(1), z.maxLength(9)),
  }),
)
export type ProductFields = z.infer<typeof ProductFields>

const wrong = { 400: 'A field breaks a rule: `errors.param` names it.' }
const notFound = { 404: 'There is no such product.' }

export const getProduct = adminEndpoint('getProduct', {
  summary: 'One product by its id, slug, SKU or barcode.',
  params: z.object({ id }),
  reply: dataOf(StaffProduct),
  refusals: notFound,
})

export const addProduct = adminChange('addProduct', {
  summary: 'Add a product: `title` or `titleAr`, `price` and `category` at least. `stock` are the pieces on the shelf.',
  body: z.extend(ProductFields, { stock: z.optional(z.int()) }),
  reply: dataOf(StaffProduct),
  status: 201,
  refusals: { ...wrong, 409: 'The shop has a product of this name or code.' },
})

export const changeProduct = adminChange('changeProduct', {
  summary: 'Change a product. `updatedAt` as it was read: without it whoever changed it meanwhile is overwritten.',
  params: z.object({ id }),
  body: z.extend(ProductFields, { updatedAt: z.optional(z.string()) }),
  reply: dataOf(StaffProduct),
  refusals: { ...wrong, ...notFound, 409: 'Somebody changed it meanwhile; the sentence names who.' },
})

export const withdrawProduct = adminChange('withdrawProduct', {
  summary: 'Take a product off sale. It stays in carts, from which nobody can order it; its orders and stock stay.',
  params: z.object({ id }),
  reply: dataOf(StaffProduct),
  refusals: notFound,
})

export const sellProduct = adminChange('sellProduct', {
  summary: 'Put a withdrawn product on sale again.',
  params: z.object({ id }),
  reply: dataOf(StaffProduct),
  refusals: notFound,
})
