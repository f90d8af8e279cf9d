import { Command } from 'commander'
import { addWords, describeMissing, describeSearch, describeWords, removeWords } from './describe/describe-search.ts'
import { mostOption } from './options.ts'
import { show } from './with-shop.ts'

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
export function searchCommand(): Command {
  const search = new Command('search').description('what shoppers search for: see what is missing, teach it words')
  search
    .command('missing')
    .description('what shoppers typed in the last 90 days and did not find')
    .addOption(mostOption(50))
    .action(({ most }: { most: number }) => show((db) => describeMissing(db, most)))
  search
    .command('words')
    .description('the rows that this shop added')
    .action(() => show(describeWords))
  search
    .command('add')
    .description('adds a row of names that mean one thing')
    .argument('<names...>', 'two or more; the first is what shoppers are told')
    .action((names: string[]) => show((db) => addWords(db, names)))
  search
    .command('remove')
    .description('removes the rows that hold a name')
    .argument('<name>', 'one of the names, in any spelling')
    .action((name: string) => show((db) => removeWords(db, name)))
  search
    .command('try')
    .description('searches as a shopper does, and tells how it was read')
    .argument('<words...>', 'what a shopper might type')
    .addOption(mostOption(10))
    .action((words: string[], { most }: { most: number }) => show((db) => describeSearch(db, words.join(' '), most)))
  return search.addHelpText('after', EXAMPLES)
}
