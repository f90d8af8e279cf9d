/** The stock from behind the counter: counting, what came and what broke, and the ledger of a product. */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { integerFrom, oneLine } from '../fields.ts'
import { adminChange, adminEndpoint, dataOf, idempotencyKey, listPage, MAX_PIECES } from './admin-endpoint.ts'

export const STOCK_PAGE = 50
/** A product as people name it: its id, its name in the address, its SKU or its barcode. */
export const named = z.object({ id: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) })

/** The facts that tell one product from another on a shelf. Title and unit are in the reader's language; `image` is a path. */
export const ShelfProduct = z.object({
  _id: z.string(),
  title: z.string(),
  unit: z.string(),
  image: z.string(),
  sku: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  isWithdrawn: z.boolean(),
})
export type ShelfProduct = z.infer<typeof ShelfProduct>

const LedgerEntry = z.object({
  at: z.string(),
  /** Pieces that came onto the shelf; below zero they went. */
  change: z.number(),
  /** Pieces on the shelf after it. */
  left: z.number(),
  reason: z.enum(['opening stock', 'ordered', 'put back', 'counted', 'adjusted']),
  note: z.nullable(z.string()),
  who: z.nullable(z.string()),
  /** The number of the order that took the pieces or gave them back. */
  order: z.nullable(z.number()),
})
export type LedgerEntry = z.infer<typeof LedgerEntry>

const pieces = (least: number) => z.optional(integerFrom(least, MAX_PIECES, 'piecesInvalid'))

export const changeStock = adminChange('changeStock', {
  summary:
    'Either `counted`, the pieces on the shelf, or `change`, the pieces that came (24) or went (-2), with a `note`. `was`: the stock that whoever counted was shown; pieces that were sold since stay sold.',
  params: named,
  headers: idempotencyKey,
  body: z
    .object({
      counted: pieces(0),
      was: pieces(0),
      change: pieces(-MAX_PIECES),
      note: z.optional(
        z.string(fieldCode('noteInvalid')).check(oneLine, z.trim(), z.maxLength(200, fieldCode('noteInvalid'))),
      ),
    })
    .check(
      z.refine(({ counted, change }) => (counted === undefined) !== (change === undefined), {
        error: fieldCode('countedOrChange'),
        path: ['change'],
      }),
      z.refine(({ counted, was }) => counted !== undefined || was === undefined, {
        error: fieldCode('countedOrChange'),
        path: ['was'],
      }),
      z.refine(({ change }) => change !== 0, { error: fieldCode('piecesInvalid'), path: ['change'] }),
      z.refine(({ change, note }) => change === undefined || Boolean(note), {
        error: fieldCode('noteRequired'),
        path: ['note'],
      }),
    ),
  reply: dataOf(
    z.object({
      /** Pieces on the shelf now. */
      stock: z.number(),
      /** Null if the count agrees with the books. */
      entry: z.nullable(LedgerEntry),
    }),
  ),
  refusals: {
    404: 'There is no such product.',
    409: 'Fewer pieces are on the shelf than would be taken.',
    422: 'The Idempotency-Key was used for another change.',
  },
})

export const listStockLedger = adminEndpoint('listStockLedger', {
  summary: 'A product with its stock, and what changed it, the newest first.',
  params: named,
  query: z.object({ page: listPage }),
  reply: dataOf(
    z.object({
      product: ShelfProduct,
      stock: z.number(),
      /** Pieces that stand on the shelf beyond the stock, for orders that nobody has begun to pack. */
      waiting: z.number(),
      page: z.number(),
      hasMore: z.boolean(),
      entries: z.array(LedgerEntry),
    }),
  ),
  refusals: { 404: 'There is no such product.' },
})
