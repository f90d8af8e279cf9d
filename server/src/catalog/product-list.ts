import { PAGE_SIZE } from '@baqala/contract/paging'
import type { Db } from '../db/rows.ts'
import { makeReadyBody, type ReadyBody } from '../http/ready-body.ts'
import { envelopeOf } from './list-envelope.ts'
import type { ProductFilter } from './product-filter.ts'
import { joinList, writeEnvelope, writeProducts, type Numbers } from './product-text.ts'
import { countProducts, findProducts, listStock, type Count } from './products.queries.ts'
import type { Kept } from './ready-answers.ts'

/** A list of products that lies ready. Its texts hold for one catalogue version; its stock numbers follow the shelf. */
export interface ProductList extends Kept {
  /** The list with stock numbers that are fresh enough, at once where they are; undefined where it has to be made anew. */
  fresh(): ReadyBody | Promise<ReadyBody | undefined>
}

/** `count` of what matches, maybe one that was kept. Where no page was asked for and more than `mostAtOnce` match, the first is. */
interface HowMany {
  readonly mostAtOnce: number
  count(filter: ProductFilter): Promise<Count>
}

// Spec 7 says nothing of stock in lists; ours may lag this long (docs/decisions/0009-ready-answers.md).
const MOST_LAG_MS = 1_000
// A list larger than this is brought up to date the more seldom the longer that takes: at most 5 % of the time.
const MANY = 1_000
const REST_PER_WORK = 25
// From here on the next numbers are fetched while this answer still leaves, so that under load nobody waits for them.
const AHEAD = 0.75
// Text in parts, text as bytes, and compressed.
const COPIES = 3

export async function makeProductList(
  db: Db,
  filter: ProductFilter,
  origin: string,
  howMany: HowMany,
): Promise<ProductList> {
  const began = performance.now()
  const { version, rows, total, page } = await findPage(db, filter, origin, howMany)
  const texts = await writeProducts(rows)
  const ids = texts.map((text) => text.id)
  const heads = texts.map((text) => text.head)
  const envelope = writeEnvelope(envelopeOf(total, page))
  let numbers: readonly Numbers[] = texts.map((text) => text.numbers)
  const text = joinList(envelope, heads, numbers)
  let body = makeReadyBody(text)
  let readAt = began
  let lag = lagAfter(began, ids.length)
  let refreshing: Promise<boolean> | undefined
  // Whoever had the list made gets it, even where making it took longer than a list stays fresh.
  let isNew = true
  // The order itself may have changed, and what was on another page may belong on this one.
  const ordersBySold = filter.sort.some(({ key }) => key === 'sold')

  /** False where the catalogue itself has changed. */
  async function refresh(): Promise<boolean> {
    if (ordersBySold) return false
    const began = performance.now()
    const stock = await listStock(db, ids)
    if (stock.version !== version) return false
    const now = new Map(stock.rows.map((row) => [row.id, row]))
    const next = ids.map((id) => now.get(id) ?? { onHand: 0, sold: 0 })
    if (next.some((each, place) => isOther(each, numbers[place]))) {
      const nextBody = makeReadyBody(joinList(envelope, heads, next))
      await Promise.all(body.compressedAs().map(async (encoding) => nextBody.payload(encoding)))
      numbers = next
      body = nextBody
    }
    readAt = began
    lag = lagAfter(began, ids.length)
    return true
  }

  function startRefresh(): Promise<boolean> {
    refreshing ??= refresh().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  return {
    version,
    bytes: COPIES * text.length,
    fresh() {
      if (isNew) {
        isNew = false
        return body
      }
      const age = performance.now() - readAt
      if (age >= lag) return startRefresh().then((holds) => (holds ? body : undefined))
      // Should it fail, the next request that has to wait for it hears of it.
      if (age >= lag * AHEAD && !ordersBySold) startRefresh().catch(() => undefined)
      return body
    },
  }
}

/**
 * The page that is asked for. Counting may take longer than finding it: a total counted before will do, of the same version.
 * Where the catalogue changes between the two, they are asked for again, as of one moment: it may not stand still for long.
 */
async function findPage(db: Db, filter: ProductFilter, origin: string, howMany: HowMany) {
  const found = await findCounted(db, await howMany.count(filter))
  if (found.version === found.counted) return found
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (moment) => findCounted(moment, await countProducts(moment, filter)))

  async function findCounted(db: Db, { version: counted, total }: Count) {
    const page = filter.page ?? (total > howMany.mostAtOnce ? { number: 1, size: PAGE_SIZE } : undefined)
    return { ...(await findProducts(db, filter, page, origin)), counted, total, page }
  }
}

function lagAfter(began: number, size: number): number {
  if (size <= MANY) return MOST_LAG_MS
  return Math.max(MOST_LAG_MS, REST_PER_WORK * (performance.now() - began))
}

function isOther(one: Numbers, other: Numbers | undefined): boolean {
  return one.onHand !== other?.onHand || one.sold !== other.sold
}
