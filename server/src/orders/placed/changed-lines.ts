/** The lines of an order after a change. A product at a price is a line: what is kept costs what it was ordered for. Piastres. */
import { newId } from '../../db/ids.ts'
import type { Line } from '../../cart/cart-lines.queries.ts'

/** A product as it can be ordered now. */
export interface Offer extends Omit<Line, 'id' | 'count'> {
  /** Pieces on the shelf; none of a product that was withdrawn. */
  readonly available: number
}

/** Pieces by product. */
export type Counts = ReadonlyMap<string, number>

export function countsOf(lines: readonly Pick<Line, 'productId' | 'count'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { productId, count } of lines) counts.set(productId, (counts.get(productId) ?? 0) + count)
  return counts
}

/** The pieces that each product gains, below zero those that it loses. Unchanged products are left out. */
export function differences(before: Counts, after: Counts): Map<string, number> {
  const products = [...new Set([...before.keys(), ...after.keys()])]
  const gains = products.map((id) => [id, (after.get(id) ?? 0) - (before.get(id) ?? 0)] as const)
  return new Map(gains.filter(([, gain]) => gain !== 0))
}

/** The lines that hold `counts`. The dearest pieces of a product are taken out first; those added cost what is offered. */
export function changeLines(lines: readonly Line[], counts: Counts, offers: ReadonlyMap<string, Offer>): Line[] {
  const linesOf = Map.groupBy(lines, ({ productId }) => productId)
  return [...counts].flatMap(([productId, count]) => {
    const cheapestFirst = (linesOf.get(productId) ?? []).toSorted((one, other) => one.price - other.price)
    const { kept, missing } = keepPieces(cheapestFirst, count)
    const offer = offers.get(productId)
    return missing === 0 || offer === undefined ? kept : addPieces(kept, offer, missing)
  })
}

function keepPieces(lines: readonly Line[], count: number): { kept: Line[]; missing: number } {
  let missing = count
  const kept: Line[] = []
  for (const line of lines) {
    const pieces = Math.min(line.count, missing)
    missing -= pieces
    if (pieces > 0) kept.push({ ...line, count: pieces })
  }
  return { kept, missing }
}

function addPieces(lines: readonly Line[], { available: _, ...offer }: Offer, count: number): Line[] {
  const same = lines.find(({ price }) => price === offer.price)
  if (same === undefined) return [...lines, { ...offer, id: newId(), count }]
  return lines.map((line) => (line === same ? { ...line, count: line.count + count } : line))
}
