/** A seeded random number generator. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number
  below(most: number): number
  pick<Value>(values: readonly Value[]): Value
  isOnce(outOf: number): boolean
}

/** mulberry32. */
export function makeRandom(seed: number): Random {
  let state = seed >>> 0
  const random: Random = {
    next() {
      state = (state + 0x6d2b79f5) >>> 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
    below: (most) => Math.floor(random.next() * most),
    pick(values) {
      const value = values[random.below(values.length)]
      // Only an empty list has none.
      return value as (typeof values)[number]
    },
    isOnce: (outOf) => random.below(outOf) === 0,
  }
  return random
}
