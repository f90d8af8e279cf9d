interface Waiting<Found> {
  readonly key: string
  resolve(found: Found): void
  reject(error: unknown): void
}

const MOST_KEYS = 500

/**
 * One query for all who ask for one thing each: a round trip to the database costs more than the row it fetches. Those
 * who ask while a query is under way share the next one, never one that began before they asked: nobody is answered
 * with what was true before their question. `read` answers for all of its keys, each named once.
 */
export function readTogether<Found>(
  read: (keys: string[]) => Promise<(key: string) => Found>,
): (key: string) => Promise<Found> {
  const waiting: Waiting<Found>[] = []
  let isAsking = false

  function next() {
    if (isAsking || waiting.length === 0) return
    isAsking = true
    const batch = waiting.splice(0, MOST_KEYS)
    readAll(batch)
      .catch((error: unknown) => batch.forEach((each) => each.reject(error)))
      .finally(() => {
        isAsking = false
        next()
      })
  }

  async function readAll(batch: readonly Waiting<Found>[]) {
    const found = await read([...new Set(batch.map((each) => each.key))])
    for (const { key, resolve } of batch) resolve(found(key))
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      next()
    })
}
