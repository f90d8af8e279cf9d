/** The words of the catalogue and of the lexicon, sorted, so that words that begin alike stand together. */
import { isArabic } from './words/fold.ts'
import { nameStemOf, stemOf } from './words/stems.ts'
import { isNumber } from './words/tokens.ts'
import { LEAST } from './weights.ts'

export function makeVocabulary(lexiconWords: ReadonlySet<string>) {
  const words = new Set<string>()
  let known: ReturnType<typeof sortByScript> | undefined

  /** Sorts them only if some were added. */
  const sorted = () => (known ??= sortByScript([...words, ...lexiconWords]))

  /** The words in the script of `word`. */
  const like = (word: string) => (isArabic(word) ? sorted().arabic : sorted().latin)

  return {
    add(word: string): void {
      if (words.has(word)) return
      known = undefined
      words.add(word)
    },
    sorted,
    like,
    /** The words that begin with `typed`; none for a number or a single letter. */
    beginningWith(typed: string): string[] {
      if (typed.length < LEAST.BEGINNING || isNumber(typed)) return []
      return like(typed).filter((word) => word.startsWith(typed))
    },
  }
}

function sortByScript(all: readonly string[]) {
  const words = all.filter((word) => !/^[\d.]+$/.test(word))
  const arabic = words.filter(isArabic)
  const latin = words.filter((word) => !isArabic(word))
  return {
    // Without article and plural too: "baraka" is بركة, and "cucumbr" one letter from "cucumber".
    arabic: [...new Set([...arabic, ...arabic.map(nameStemOf)])].sort(),
    latin: [...new Set([...latin, ...latin.map(stemOf)])].sort(),
  }
}
