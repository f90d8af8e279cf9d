import { listProducts, type Product } from '@baqala/contract/catalog'
import { PAGE_SIZE, type Page } from '@baqala/contract/paging'
import { inSnapshot, type Db } from '../db/transaction.ts'
import { answerTo, type CachedAnswer } from '../http/cached-answers.ts'
import { envelopeOf } from './list-envelope.ts'
import type { ProductFilter } from './product-filter.ts'
import type { Reader } from './arabic-names.ts'
import { countProducts, findProducts, listStock, type Count, type Snapshot } from './products.queries.ts'

/** The products found in one catalogue version, and the answer with the stock that was read last. */
export interface ProductList {
  readonly version: number
  readonly envelope: ReturnType<typeof envelopeOf>
  readonly products: readonly Product[]
  readonly answer: CachedAnswer
}

interface Search extends Reader {
  readonly filter: ProductFilter
  /** A filter without a page lists all matches up to this number, and the first page of more. */
  readonly maxAtOnce: number
  /** Counts the matches, or returns a cached count. */
  count(): Promise<Count>
}

// Decision 0009. The specification (7) does not say how current the stock in lists is.
export const MAX_STOCK_AGE_MS = 1_000

/** Estimates the memory of a list: its objects take twice as much as the text, which is also kept compressed. */
export function bytesOfList({ answer }: ProductList): number {
  return 4 * answer.bytes.length
}

/**
 * Finds a page of products and counts all matches. The count may be cached, because counting can take longer than finding.
 * If the catalogue changed between the two, both are read again in one snapshot of the database.
 */
export async function findProductList(db: Db, search: Search): Promise<ProductList> {
  const counted = await search.count()
  const found = await findPage(db, search, counted)
  if (found.version === counted.version) return writeList(found, counted.total, found.page)
  return inSnapshot(db, async (snapshot) => {
    const { total } = await countProducts(snapshot, search.filter)
    const found = await findPage(snapshot, search, { total })
    return writeList(found, total, found.page)
  })
}

async function findPage(db: Db, { filter, origin, language, maxAtOnce }: Search, { total }: Pick<Count, 'total'>) {
  const page = filter.page ?? (total > maxAtOnce ? { number: 1, size: PAGE_SIZE } : undefined)
  return { ...(await findProducts(db, filter, page, { origin, language })), page }
}

function writeList({ version, rows }: Snapshot<Product>, total: number, page: Page | undefined): ProductList {
  const envelope = envelopeOf(total, page)
  return { version, envelope, products: rows, answer: answerTo(listProducts, { ...envelope, data: [...rows] }) }
}

/**
 * Returns the list with the current stock, or the same object if no stock changed. Returns undefined if the list must be
 * found again: the catalogue changed, or the list is sorted by `sold`.
 */
export async function refreshStock(
  db: Db,
  list: ProductList,
  { sort }: ProductFilter,
): Promise<ProductList | undefined> {
  if (sort.some(({ key }) => key === 'sold')) return undefined
  const ids = list.products.map(({ _id }) => _id)
  const { version, rows } = await listStock(db, ids)
  if (version !== list.version) return undefined
  const stock = new Map(rows.map(({ id, onHand, sold }) => [id, { quantity: onHand, sold }]))
  const soldOut = { quantity: 0, sold: 0 }
  const products = list.products.map((product) => ({ ...product, ...(stock.get(product._id) ?? soldOut) }))
  const hasSameStock = products.every(
    ({ quantity, sold }, at) => quantity === list.products[at]?.quantity && sold === list.products[at]?.sold,
  )
  if (hasSameStock) return list
  return { ...list, products, answer: answerTo(listProducts, { ...list.envelope, data: products }) }
}
