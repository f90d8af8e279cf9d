/** Products from a file, and into one. */
import * as z from 'zod/mini'
import { once } from '../paging.ts'
import { adminEndpoint, CheckQuery, dataOf, Titled, yes } from './admin-endpoint.ts'
import { LARGE_CHANGE_PERCENT } from './price-rules.ts'

export const MAX_WORKBOOK_BYTES = 4 * 1024 * 1024
/** Bytes of CSV and JSON: some 50,000 products with their texts. */
export const MAX_TEXT_BYTES = 16 * 1024 * 1024
/** The most rows of a list that are told one by one; `counts` count them all. */
export const MOST_ROWS_TOLD = 500
export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const id = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const word = once(z.string().check(z.trim(), z.minLength(1), z.maxLength(200)))

const TitledProduct = z.extend(Titled, { slug: z.string() })
const Changed = z.extend(TitledProduct, {
  differences: z.array(z.object({ field: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) })),
})
const Counted = z.extend(TitledProduct, { from: z.number(), to: z.number() })

const Counts = z.object({
  added: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  /** Their stock changes. */
  counted: z.number(),
  /** On sale, and not in the file. */
  missing: z.number(),
  /** The missing ones that go off sale. */
  withdrawn: z.number(),
  /** Rows that are left out. */
  refused: z.number(),
})

const ImportReport = z.object({
  /** Sent back it refuses (409) what this is not the report of any more: the catalogue or the file has changed since. */
  seen: z.string(),
  /** Its id in the list of imports; null where nothing was done. */
  _id: z.nullable(z.string()),
  /** How the file was understood, in sentences. */
  notes: z.array(z.string()),
  /** Headings that nobody reads. */
  unread: z.array(z.string()),
  /** The sheets of a workbook, of which one was read. */
  sheets: z.array(z.string()),
  counts: Counts,
  added: z.array(z.extend(TitledProduct, { price: z.number() })),
  changed: z.array(Changed),
  counted: z.array(Counted),
  missing: z.array(TitledProduct),
  refused: z.array(z.object({ line: z.number(), column: z.optional(z.string()), why: z.string() })),
  /** Names that the shop does not have yet. */
  made: z.object({
    brands: z.array(z.string()),
    categories: z.array(z.string()),
    subcategories: z.array(z.string()),
  }),
})

export const importProducts = adminEndpoint('importProducts', {
  summary:
    'Bring the products to what a file says: CSV, tab-separated text, JSON or a workbook (.xlsx), as the body. Rows with a mistake are left out and told; with `withdrawMissing` they refuse the file. `decimals` is for numbers such as 1.250, which read two ways. `seen` of a check refuses (409) what would no longer be the same.',
  query: z.extend(CheckQuery, {
    name: word,
    sheet: word,
    decimals: once(z.enum(['point', 'comma'])),
    withdrawMissing: yes,
    seen: word,
  }),
  file: {
    types: [WORKBOOK_TYPE, 'text/csv', 'text/tab-separated-values', 'application/json'],
    maxBytes: MAX_TEXT_BYTES,
  },
  reply: dataOf(ImportReport),
  refusals: {
    400: 'The file cannot be read; or with `errors.param` `decimals` a number reads two ways, and the query must choose.',
    403: `A price changes by more than ${LARGE_CHANGE_PERCENT} %, and the second factor is not fresh.`,
    409: 'The catalogue or the file was changed meanwhile.',
    413: 'The file is too large.',
    415: 'The file is of another kind.',
  },
})

const KeptImport = z.object({
  _id: z.string(),
  at: z.string(),
  who: z.string(),
  file: z.string(),
  counts: z.pick(Counts, { added: true, changed: true, counted: true, withdrawn: true, refused: true }),
  undone: z.nullable(z.object({ at: z.string(), who: z.string() })),
})

export const listImports = adminEndpoint('listImports', {
  summary: 'The last 20 imports of 30 days, which can be undone; the newest first.',
  reply: dataOf(z.array(KeptImport)),
})

export const undoImport = adminEndpoint('undoImport', {
  summary:
    'Put the products back to what they were before an import, and take its new ones off sale. Products that were changed since refuse it, but for `overwrite`; `seen` of a check refuses (409) what would no longer be the same.',
  params: z.object({ id }),
  query: z.extend(CheckQuery, { overwrite: yes, seen: word }),
  reply: dataOf(
    z.object({
      seen: z.string(),
      /** Titles of the products that were changed after the import. */
      changedSince: z.array(z.string()),
      counts: z.object({ changed: z.number(), withdrawn: z.number(), counted: z.number() }),
      changed: z.array(Changed),
      withdrawn: z.array(TitledProduct),
      counted: z.array(Counted),
    }),
  ),
  refusals: {
    403: `A price changes by more than ${LARGE_CHANGE_PERCENT} %, and the second factor is not fresh.`,
    404: 'There is no such import, or no longer.',
    409: 'It was undone already, or products were changed since.',
  },
})

const headings = once(z.enum(['en', 'ar']))
const Csv = z.string()

export const getBeforeImport = adminEndpoint('getBeforeImport', {
  summary: 'The products that an import changed as they were before it, as CSV.',
  params: z.object({ id }),
  query: z.object({ headings }),
  reply: Csv,
  refusals: { 404: 'There is no such import, or no longer.' },
})

export const getImportTemplate = adminEndpoint('getImportTemplate', {
  summary: 'A file to begin with, as CSV: the headings and an example.',
  query: z.object({ headings }),
  reply: Csv,
})

export const exportProducts = adminEndpoint('exportProducts', {
  summary: 'All that is on sale, as CSV that `POST /imports` reads. `stock` adds what is on the shelf right now.',
  query: z.object({ headings, stock: yes }),
  reply: Csv,
})
