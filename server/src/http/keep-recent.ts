/** What was asked for lately, by key. */
export interface Recent<Value> {
  kept(key: string): Value | undefined
  keep(key: string, value: Value): void
  forget(key: string): void
  clear(): void
  size(): { readonly kept: number; readonly cost: number }
}

interface Generation<Value> {
  readonly values: Map<string, Value>
  cost: number
}

/**
 * Keeps values that cost at most `most` altogether, or half of that beside a single one that costs more than the other
 * half. Of those that come up again, the ones asked for lately stay: in two generations, as to note the order of all of
 * them, moving each to the end of one map, would make that map anew every thousand times.
 */
export function keepRecent<Value>(
  most: number,
  costOf: (value: Value, key: string) => number = () => 1,
): Recent<Value> {
  let recent = emptyGeneration<Value>()
  let before = emptyGeneration<Value>()

  function keep(key: string, value: Value) {
    forget(key)
    const cost = costOf(value, key)
    if (recent.cost + cost > most / 2) {
      before = cost > most / 2 ? emptyGeneration() : recent
      recent = emptyGeneration()
    }
    recent.values.set(key, value)
    recent.cost += cost
  }

  function forget(key: string) {
    for (const generation of [recent, before]) {
      const value = generation.values.get(key)
      if (value === undefined) continue
      generation.values.delete(key)
      generation.cost -= costOf(value, key)
    }
  }

  return {
    kept(key) {
      const found = recent.values.get(key)
      if (found !== undefined) return found
      const older = before.values.get(key)
      if (older !== undefined) keep(key, older)
      return older
    },
    keep,
    forget,
    clear() {
      recent = emptyGeneration()
      before = emptyGeneration()
    },
    size: () => ({ kept: recent.values.size + before.values.size, cost: recent.cost + before.cost }),
  }
}

function emptyGeneration<Value>(): Generation<Value> {
  return { values: new Map(), cost: 0 }
}
