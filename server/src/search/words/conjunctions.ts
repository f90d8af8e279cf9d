/** The conjunctions of a list: "milk and eggs". In Arabic و is stuck to the word after it: وبيض is "and eggs". */
import { isFraction } from './sizes.ts'
import { LEAST } from '../weights.ts'

const AND = 'و'
const CONJUNCTIONS = new Set([AND, 'and'])
const SIGNS = /[&+]|[,،](?!\p{Nd})/gu

export function isConjunction(word: string): boolean {
  return CONJUNCTIONS.has(word)
}

/** "milk, eggs" and "milk + eggs" are lists too. */
export function signsToWords(text: string): string {
  return text.replace(SIGNS, ` ${AND} `)
}

/**
 * Takes و off the words it is stuck to, as a word of its own. No words that begin with it by nature: `isKnown` tells that ورق
 * is a word. No text begins with "and".
 */
export function detachAnd(words: readonly string[], isKnown: (word: string) => boolean): string[] {
  return words.flatMap((word, at) => {
    const rest = word.slice(AND.length)
    const isStuck = at > 0 && word.startsWith(AND) && rest.length >= LEAST.BEHIND_AND && isKnown(rest)
    return isStuck && (rest.startsWith('ال') || !isKnown(word)) ? [AND, rest] : [word]
  })
}

/** The items of a list of words, as they stand between its conjunctions. */
export function itemsOf(words: readonly string[]): string[][] {
  const items: string[][] = [[]]
  for (const [at, word] of words.entries())
    // "لتر و نص" is one size.
    if (isConjunction(word) && !isFraction(words[at + 1] ?? '')) items.push([])
    else items.at(-1)?.push(word)
  return items.filter((item) => item.length > 0)
}
