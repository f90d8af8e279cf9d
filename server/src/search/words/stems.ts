/**
 * Light stemming (Larkey's light10, shortened): strips the article, attached prepositions and common endings. No Snowball: its
 * Arabic stemmer turns فراخ into راخ, but الفراخ into فراخ.
 */
import { isArabic } from './fold.ts'
import { LEAST } from '../weights.ts'

const PREFIXES = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال']
const ENDINGS = ['ات', 'ين', 'يه', 'ه']

export function stemOf(word: string): string {
  return isArabic(word) ? stripEnding(stripPrefix(word)) : singular(word)
}

/** The word without article and plural s, by which names of the lexicon are compared: كريم (for hands) is not كريمة (cream). */
export function nameStemOf(word: string): string {
  return isArabic(word) ? stripPrefix(word) : singular(word)
}

function stripPrefix(word: string): string {
  const prefix = PREFIXES.find((start) => word.startsWith(start))
  if (prefix === undefined) return word
  const left = word.length - prefix.length
  return left >= (prefix === 'ال' ? LEAST.BEHIND_ARTICLE : LEAST.STEM) ? word.slice(prefix.length) : word
}

function stripEnding(word: string): string {
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= LEAST.STEM)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:o|x|s|sh|ch)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
