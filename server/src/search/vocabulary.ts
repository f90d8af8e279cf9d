/** The words of the catalogue and of the lexicon, sorted, so that words that begin alike stand together. */
import { isArabic } from './words/fold.ts'
import { nameStemOf, stemOf } from './words/stems.ts'
import { isNumber } from './words/tokens.ts'
import { LEAST } from './weights.ts'

export class Vocabulary {
  readonly #lexiconWords: ReadonlySet<string>
  readonly #words = new Set<string>()
  #sorted: Readonly<Record<'arabic' | 'latin', readonly string[]>> | undefined

  constructor(lexiconWords: ReadonlySet<string>) {
    this.#lexiconWords = lexiconWords
  }

  add(word: string): void {
    if (this.#words.has(word)) return
    this.#sorted = undefined
    this.#words.add(word)
  }

  /** Sorts the words if some were added, so that no search has to. */
  sort() {
    return (this.#sorted ??= this.#sortByScript())
  }

  get arabic(): readonly string[] {
    return this.sort().arabic
  }

  /** The words in the script of `word`. */
  like(word: string): readonly string[] {
    const { arabic, latin } = this.sort()
    return isArabic(word) ? arabic : latin
  }

  /** The words that begin with `typed`; none for a number or a single letter. */
  beginningWith(typed: string): string[] {
    if (typed.length < LEAST.BEGINNING || isNumber(typed)) return []
    return this.like(typed).filter((word) => word.startsWith(typed))
  }

  #sortByScript() {
    const words = [...this.#words, ...this.#lexiconWords].filter((word) => !/^[\d.]+$/.test(word))
    const arabic = words.filter(isArabic)
    const latin = words.filter((word) => !isArabic(word))
    return {
      // Without article and plural too: "baraka" is بركة, and "cucumbr" one letter from "cucumber".
      arabic: [...new Set([...arabic, ...arabic.map(nameStemOf)])].sort(),
      latin: [...new Set([...latin, ...latin.map(stemOf)])].sort(),
    }
  }
}
