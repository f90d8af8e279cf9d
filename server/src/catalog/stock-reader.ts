import type { Numbers } from './product-text.ts'
import type { StockRow } from './products.queries.ts'
import type { Snapshot } from './snapshot.ts'

export interface StockNow {
  readonly version: number
  /** Undefined where there is no such product. */
  readonly numbers: Numbers | undefined
}

interface Waiting {
  readonly id: string
  resolve(stock: StockNow): void
  reject(error: unknown): void
}

const QUERIES_AT_ONCE = 2
const MOST_IDS = 500

/**
 * Reads the stock of single products as of now. Those who ask while queries are under way share the next one: never one
 * that began before they asked, so nobody sees a shelf older than their question.
 */
export function makeStockReader(list: (ids: string[]) => Promise<Snapshot<StockRow>>) {
  const waiting: Waiting[] = []
  let running = 0

  function next() {
    if (running >= QUERIES_AT_ONCE || waiting.length === 0) return
    running += 1
    const batch = waiting.splice(0, MOST_IDS)
    readAll(batch)
      .catch((error: unknown) => batch.forEach((each) => each.reject(error)))
      .finally(() => {
        running -= 1
        next()
      })
  }

  async function readAll(batch: readonly Waiting[]) {
    const { version, rows } = await list([...new Set(batch.map((each) => each.id))])
    const numbers = new Map(rows.map((row) => [row.id, row]))
    for (const { id, resolve } of batch) resolve({ version, numbers: numbers.get(id) })
  }

  return function readStock(id: string): Promise<StockNow> {
    return new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject })
      next()
    })
  }
}
