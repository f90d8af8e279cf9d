/** The shopkeeper's rows of the lexicon: names of one thing. Every process of the shop reads them within a second or two. */
import { inTransaction, type Db } from '../db/transaction.ts'
import { Refusal } from '../refusal.ts'
import { addToLog, type Clerk } from '../staff/log.queries.ts'
import { readOwnRows } from './words/lexicon.ts'
import { messages } from './search.messages.en.ts'
import { deleteSearchWords, insertSearchWords, listSearchWords } from './search.queries.ts'
import { wordsOf } from './words/tokens.ts'
import { MOST } from './weights.ts'

const MAX_NAMES = 20
const MAX_NAME_LETTERS = 60

/** Adds a row of names. Returns it as the lexicon has it, such as "butter | زبدة | kerrygold". */
export function addSearchWords(db: Db, typed: readonly string[], clerk: Clerk): Promise<string> {
  const names = differentNames(typed)
  if (names.length < 2) throw new Refusal(400, messages.tooFewNames)
  if (names.length > MAX_NAMES) throw new Refusal(400, messages.tooManyNames({ max: MAX_NAMES }))
  const wrong = names.find((name) => !isName(name))
  if (wrong !== undefined)
    throw new Refusal(400, messages.nameIsWrong({ name: wrong, words: MOST.PHRASE, letters: MAX_NAME_LETTERS }))
  const row = names.join(' | ')
  return inTransaction(db, async (tx) => {
    if (!(await insertSearchWords(tx, row))) throw new Refusal(409, messages.rowIsThere({ row }))
    await addToLog(tx, clerk, [{ what: 'words added', kind: 'words', id: row }])
    return row
  })
}

/** Deletes the shop's rows that hold the name, however it is spelled. Returns them. */
export function removeSearchWords(db: Db, name: string, clerk: Clerk): Promise<string[]> {
  const holding = (rows: readonly string[]) => rows.filter((row) => namesOf(row).some((other) => isSame(other, name)))
  return inTransaction(db, async (tx) => {
    const rows = await deleteSearchWords(tx, holding(await listSearchWords(tx)))
    const entries = rows.map((id) => ({ what: 'words removed', kind: 'words', id }) as const)
    await addToLog(tx, clerk, entries)
    if (rows.length > 0) return rows
    const [row] = holding(readOwnRows())
    if (row !== undefined) throw new Refusal(409, messages.comesWithTheShop({ name, row }))
    throw new Refusal(404, messages.noSuchRow({ name }))
  })
}

export function namesOf(row: string): string[] {
  return row.split('|').map((name) => name.replace(/[\p{C}\s]+/gu, ' ').trim())
}

/** Each argument is a name, or several with "|" between them. If two names fold to one, the first stays. */
function differentNames(typed: readonly string[]): string[] {
  const names = typed.flatMap(namesOf)
  return names.filter((name, at) => names.findIndex((other) => isSame(other, name)) === at)
}

function isSame(one: string, other: string): boolean {
  return wordsOf(one).join(' ') === wordsOf(other).join(' ')
}

function isName(name: string): boolean {
  const { length } = wordsOf(name)
  return length > 0 && length <= MOST.PHRASE && name.length <= MAX_NAME_LETTERS
}
