import type { Db } from '../../db/rows.ts'
import { cairoTime } from '../../egypt/cairo-time.ts'
import { printable, table } from '../../files/text-table.ts'
import { addSearchWords, namesOf, removeSearchWords } from '../../search/search-words.ts'
import { listMisses, listSearchWords } from '../../search/search.queries.ts'
import { trySearches, type TriedSearch } from '../../search/try-search.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { command, group } from '../command.ts'
import { atMost, word } from '../options.ts'

const NONE_CARRIES =
  'No product for sale carries any of these names, so they find nothing. A row needs one name as the products have it: baqala search try NAME shows.'

const EXAMPLES = `
Examples:
  baqala search missing                     what shoppers typed and did not find, the most frequent first
  baqala search try "kerrygold 200g"        as what the search reads it, and what it finds
  baqala search add butter زبدة kerrygold   names of one thing: what carries one is found by all
  baqala search words                       the rows that this shop added
  baqala search remove kerrygold            takes the rows back that hold this name

Write a name of several words in quotes. One of the names must stand in titles, aisles or brands of products. The shop knows
several hundred things already; letters, endings, Arabizi (3eish) and typing errors need no row. Open shops search with a
new row within seconds.`

export const searchCommand = group('search', 'what shoppers search for: see what is missing, teach it words', [
  command('missing', 'what shoppers typed in the last 90 days and did not find', { max: atMost(50) }).shows(
    (db, { max }) => describeMissing(db, max),
  ),
  command('words', 'the rows that this shop added').shows(describeWords),
  command('add', 'adds a row of names that mean one thing', {
    names: word('<names...>', 'two or more; the first is what shoppers are told'),
  }).changes((tx, { names }, clerk) => addWords(tx, names, clerk)),
  command('remove', 'removes the rows that hold a name', {
    name: word('<name>', 'one of the names, in any spelling'),
  }).changes((tx, { name }, clerk) => removeWords(tx, name, clerk)),
  command('try', 'searches as a shopper does, and tells how it was read', {
    words: word('<words...>', 'what a shopper might type'),
    max: atMost(10),
  }).shows(async (db, { words, max }) =>
    (await trySearches(db, [words.join(' ')], max)).map(describeSearch).join('\n\n'),
  ),
]).addHelpText('after', EXAMPLES)

export async function describeMissing(db: Db, max: number): Promise<string> {
  const rows = (await listMisses(db, { max })).map(({ times, lastAt, typed }) => [times, cairoTime(lastAt), typed])
  return table(['times', 'last', 'typed'], rows, 'No search was without an answer in the last 90 days.')
}

export async function describeWords(db: Db): Promise<string> {
  const rows = await listSearchWords(db)
  if (rows.length === 0) return 'The shop has no rows of its own yet. baqala search add <names...> adds one.'
  return rows.map(printable).join('\n')
}

/** Adds a row of names, and describes what each of them finds from now on. */
export async function addWords(db: Db, names: readonly string[], clerk: Clerk): Promise<string> {
  const row = await addSearchWords(db, names, clerk)
  const found = await trySearches(db, namesOf(row), 1)
  const findsNothing = found.every(({ ids }) => ids.length === 0)
  return [
    `Added: ${row}`,
    'Open shops search with it within seconds. It makes of each name:',
    ...found.map((tried) => `  ${tried.typed}: ${describeFirst(tried)}`),
    ...(findsNothing ? [NONE_CARRIES] : []),
  ].join('\n')
}

function describeFirst({ results, products: [first] }: TriedSearch): string {
  return results === 0 ? 'nothing' : `${countOf(results)}, first ${printable(first?.title ?? '')}`
}

/** Removes the shop's rows that hold the name, and describes them. */
export async function removeWords(db: Db, name: string, clerk: Clerk): Promise<string> {
  const rows = await removeSearchWords(db, name, clerk)
  return ['Removed, and forgotten within seconds:', ...rows.map((row) => `  ${printable(row)}`)].join('\n')
}

/** Describes as what the search reads a text, and the products that it finds. */
export function describeSearch({ results, isRelaxed, products, words, sizes }: TriedSearch): string {
  const rows = products.map(({ _id, slug, title, unit }) => [slug ?? _id, `${title} ${unit ?? ''}`.trim()])
  const parts = [
    ...words.map(({ typed, as, isKnown }) => [typed, as ?? (isKnown ? 'as written' : 'not known')]),
    ...sizes.map(({ amount, kind }) => [`${amount} ${kind ?? ''}`.trim(), 'a size']),
  ]
  const read = table(['typed', 'read as'], parts)
  if (rows.length === 0) return `${read}\n\nIt finds nothing.`
  const found = `${isRelaxed ? 'No product matches all of it. The closest' : 'It finds'} ${countOf(results)}`
  const shown = rows.length < results ? `, here the best ${rows.length}` : ''
  return `${read}\n\n${found}${shown}:\n${table(['product', 'name'], rows)}`
}

function countOf(products: number): string {
  return products === 1 ? '1 product' : `${products} products`
}
