/** Prices from behind the counter: of one product, of many together, and back again. Prices in EGP. */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { id } from '../endpoint.ts'
import { numberFrom } from '../fields.ts'
import { once } from '../paging.ts'
import { adminChange, adminEndpoint, dataOf, listPage } from './admin-endpoint.ts'
import { GROUPS, LARGE_CHANGE_PERCENT, MAX_PRICE, ROUNDINGS, UNDO_MINUTES } from './price-rules.ts'
import { named, ShelfProduct } from './stock.ts'

export const PRICES_PAGE = 50

const Prices = z.object({ price: z.number(), priceAfterDiscount: z.nullable(z.number()) })
export type Prices = z.infer<typeof Prices>

/** Not 0: that would change nothing. */
export const percent = numberFrom(-90, 200, 'percentInvalid').check(
  z.refine((percent) => percent !== 0, fieldCode('percentInvalid')),
)

const egp = numberFrom(0.01, MAX_PRICE, 'priceInvalid')

const Priced = z.extend(Prices, {
  product: ShelfProduct,
  /** Who changed it last, if that can be undone by the reader. */
  undo: z.nullable(z.object({ until: z.string(), before: Prices })),
})

const Change = z.object({ product: ShelfProduct, before: Prices, after: Prices })

const refusals = { 403: 'The second factor is not fresh.', 404: 'There is no such product.' }
const notUndone = { 409: `Nothing of the last ${UNDO_MINUTES} minutes is to undo, or somebody changed it since.` }

export const getPrice = adminEndpoint('getPrice', {
  summary: 'The prices of a product.',
  params: named,
  reply: dataOf(Priced),
  refusals: { 404: 'There is no such product.' },
})

export const changePrice = adminChange('changePrice', {
  summary: `Change price and sale price; without \`priceAfterDiscount\` the sale stays as it is, null ends it. \`before\` are the prices that were seen: if they are others by now, nothing is changed. More than ${LARGE_CHANGE_PERCENT} % wants the second factor fresh.`,
  params: named,
  body: z.object({ price: egp, priceAfterDiscount: z.optional(z.nullable(egp)), before: z.optional(Prices) }),
  reply: dataOf(Change),
  refusals: { ...refusals, 409: 'The prices are others than `before`.' },
})

export const undoPrice = adminChange('undoPrice', {
  summary: `Undo the own last change of a price within ${UNDO_MINUTES} minutes. \`before\` and \`after\` name the change that is meant: if it is not the last one, nothing is undone.`,
  params: named,
  body: z.partial(z.object({ before: Prices, after: Prices })),
  reply: dataOf(Change),
  refusals: { 404: 'There is no such product.', ...notUndone },
})

const About = z.object({ kind: z.enum(['product', ...GROUPS]), id: z.string(), name: z.string() })

const PriceEntry = z.object({
  at: z.string(),
  who: z.string(),
  about: About,
  isUndo: z.boolean(),
  before: z.nullable(Prices),
  after: z.nullable(Prices),
  /** For prices that were changed together. */
  percent: z.nullable(z.number()),
  count: z.nullable(z.number()),
  together: z.nullable(z.string()),
  /** Until then the reader can undo it. */
  undoUntil: z.nullable(z.string()),
})
export type PriceEntry = z.infer<typeof PriceEntry>

export const listPriceChanges = adminEndpoint('listPriceChanges', {
  summary:
    'The changes of prices of a day in Cairo (today without one), the newest first. Changes made together are one line, and `together` lists them.',
  query: z.object({
    day: once(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'day must be such as 2026-11-26'))),
    together: once(id),
    page: listPage,
  }),
  reply: dataOf(z.object({ page: z.number(), hasMore: z.boolean(), changes: z.array(PriceEntry) })),
})

export const changePrices = adminChange('changePrices', {
  summary:
    'Change all prices of one category, subcategory or brand by a percentage, all or none. `?check=true` shows them first; `seen` of that answer refuses (409) what would no longer be the same.',
  body: z
    .object({
      categoryId: z.optional(id),
      subcategoryId: z.optional(id),
      brandId: z.optional(id),
      percent,
      rounding: z._default(z.literal(ROUNDINGS, fieldCode('roundingInvalid')), 0.25),
      seen: z.optional(z.string()),
    })
    .check(
      z.refine((body) => GROUPS.filter((group) => body[`${group}Id`] !== undefined).length === 1, {
        error: fieldCode('oneGroup'),
        path: ['categoryId'],
      }),
    ),
  reply: dataOf(
    z.object({
      /** Undoes them together: `POST /prices/:together/undo`. */
      together: z.string(),
      /** The prices from which this was reckoned. */
      seen: z.string(),
      changes: z.array(Change),
    }),
  ),
  refusals: { ...refusals, 409: 'Prices changed since they were shown, or a product would cost nothing.' },
})

export const undoPrices = adminChange('undoPrices', {
  summary: `Undo prices that were changed together, all or none, within ${UNDO_MINUTES} minutes.`,
  params: z.object({ together: id }),
  reply: dataOf(z.object({ changes: z.array(Change) })),
  refusals: { 404: 'There is no such change.', ...notUndone },
})
