import { setImmediate as letOthersAnswer } from 'node:timers/promises'

// A page that waits for so long does not feel slow.
const TURN_MS = 20

/** Goes through thousands of rows, and lets the server answer others between two of them whenever a turn is over. */
export async function* inTurns<Item>(items: Iterable<Item> | AsyncIterable<Item>): AsyncGenerator<Item> {
  let since = performance.now()
  for await (const item of items) {
    yield item
    if (performance.now() - since < TURN_MS) continue
    await letOthersAnswer()
    since = performance.now()
  }
}

/** Makes something of each, in turns. */
export async function mapInTurns<Item, Result>(items: Iterable<Item>, make: (item: Item) => Result): Promise<Result[]> {
  const made: Result[] = []
  for await (const item of inTurns(items)) made.push(make(item))
  return made
}
