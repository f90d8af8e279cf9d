/** Finds the products that a shopper asks for, best first. */
import { fold } from './fold.ts'
import { NAMES_THE_PRODUCT, type SearchIndex } from './search-index.ts'
import { isSameSize, type Size } from './sizes.ts'
import { understand, type Part } from './understand.ts'

export interface Found {
  /** Products, best first. */
  readonly ids: readonly string[]
  /** Typed words that were read as others, and as which. */
  readonly understood: readonly { readonly typed: string; readonly as: string }[]
  /** No product matched all words: these match the most. */
  readonly isRelaxed: boolean
}

// Matches below this share of the best one are left out.
const CUT = 0.35
const RIGHT_SIZE = 1.3
const VERY_WORD = 0.25
// A relaxed answer needs a word that is surely meant: no prefix, no typing error.
const SURE = 0.7

interface Match {
  score: number
  /** Parts of the text that the product matches. */
  parts: number
  namesTheProduct: boolean
}

export function search(text: string, index: SearchIndex): Found {
  const { parts, sizes } = understand(text, index)
  const matches = parts.length === 0 ? matchSizes(sizes, index) : matchParts(parts, index)
  const mostParts = parts.length === 0 ? 0 : Math.max(0, ...[...matches.values()].map((match) => match.parts))
  const isRelaxed = mostParts < parts.length
  const scored = [...matches].flatMap(([slot, match]) => {
    const product = index.productAt(slot)
    if (product === undefined || match.parts < mostParts || (isRelaxed && !match.namesTheProduct)) return []
    const hasSize = sizes.some((asked) => product.sizes.some((offered) => isSameSize(asked, offered)))
    return [{ id: product.id, sold: product.sold, score: match.score * (hasSize ? RIGHT_SIZE : 1) }]
  })
  scored.sort((one, other) => other.score - one.score || other.sold - one.sold)
  const cut = (scored[0]?.score ?? 0) * CUT
  const ids = scored.filter(({ score }) => score >= cut).map(({ id }) => id)
  return { ids, understood: ids.length === 0 ? [] : readingsOf(parts, text), isRelaxed: isRelaxed && ids.length > 0 }
}

function matchParts(parts: readonly Part[], index: SearchIndex): Map<number, Match> {
  const all = new Map<number, Match>()
  for (const part of parts) {
    const best = bestOf(part, index)
    const rarity = Math.log(1 + index.size / Math.max(1, best.size))
    const isSure = Math.max(0, ...part.meanings.values()) >= SURE
    for (const [slot, weight] of best) {
      const match = all.get(slot) ?? { score: 0, parts: 0, namesTheProduct: false }
      all.set(slot, match)
      match.score += weight * rarity
      match.parts += 1
      match.namesTheProduct ||= isSure && weight >= NAMES_THE_PRODUCT * SURE
    }
  }
  return all
}

/** The best weight of each product that matches the part, and a little more if it carries the very word. */
function bestOf({ typed, meanings }: Part, index: SearchIndex): Map<number, number> {
  const best = new Map<number, number>()
  for (const [key, fit] of meanings)
    index.eachUnder(key, (slot, weight) => {
      const score = fit * weight
      if (score > (best.get(slot) ?? 0)) best.set(slot, score)
    })
  if (meanings.has(typed))
    index.eachUnder(typed, (slot, weight) => best.set(slot, (best.get(slot) ?? 0) + VERY_WORD * weight))
  return best
}

/** The products of a size, where nothing but a size was typed. */
function matchSizes(sizes: readonly Size[], index: SearchIndex): Map<number, Match> {
  const matches = new Map<number, Match>()
  for (let slot = 0; sizes.length > 0 && slot < index.slotCount; slot += 1) {
    const offered = index.productAt(slot)?.sizes ?? []
    if (sizes.every((asked) => offered.some((size) => isSameSize(asked, size))))
      matches.set(slot, { score: 1, parts: 0, namesTheProduct: true })
  }
  return matches
}

/** The words that were read as others, spelled as the shopper did. */
function readingsOf(parts: readonly Part[], text: string): Found['understood'] {
  const written = new Map(text.split(/\s+/).map((word) => [fold(word), word]))
  const asWritten = (typed: string) => typed.replace(/\S+/g, (word) => written.get(word) ?? word)
  return parts.flatMap(({ typed, as }) => (as === undefined ? [] : [{ typed: asWritten(typed), as }]))
}
