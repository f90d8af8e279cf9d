import { command, group } from './command.ts'
import { addWords, describeMissing, describeSearch, describeWords, removeWords } from './describe/describe-search.ts'
import { atMost, word } from './options.ts'

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

/** `baqala search …` shows what shoppers did not find, and teaches the search words. */
export const searchCommand = group('search', 'what shoppers search for: see what is missing, teach it words', [
  command('missing', 'what shoppers typed in the last 90 days and did not find', { max: atMost(50) }).shows(
    (db, { max }) => describeMissing(db, max),
  ),
  command('words', 'the rows that this shop added').shows(describeWords),
  command('add', 'adds a row of names that mean one thing', {
    names: word('<names...>', 'two or more; the first is what shoppers are told'),
  }).shows((db, { names }) => addWords(db, names)),
  command('remove', 'removes the rows that hold a name', {
    name: word('<name>', 'one of the names, in any spelling'),
  }).shows((db, { name }) => removeWords(db, name)),
  command('try', 'searches as a shopper does, and tells how it was read', {
    words: word('<words...>', 'what a shopper might type'),
    max: atMost(10),
  }).shows((db, { words, max }) => describeSearch(db, words.join(' '), max)),
]).addHelpText('after', EXAMPLES)
