interface Waiting<Key, Found> {
  readonly key: Key
  resolve(found: Found): void
  reject(error: unknown): void
}

const MOST_KEYS = 500
// A database machine that is gone without a word neither answers what it was asked last nor hangs up, for a quarter of an
// hour; what is asked on another connection may be answered by the one that took its place.
const LONGEST_TURN_MS = 1_000

/**
 * One query for all who ask for one thing each: a round trip to the database costs more than the row it fetches. Those
 * who ask while a query is under way share the next one, never one that began before they asked: nobody is answered
 * with what was true before their question. A query that takes its time is not waited for by those who came later.
 * `ask` answers for all of its keys, those that are the same (===) named once.
 */
export function askTogether<Key, Found>(
  ask: (keys: Key[]) => Promise<(key: Key) => Found>,
): (key: Key) => Promise<Found> {
  const waiting: Waiting<Key, Found>[] = []
  let isAsking = false

  function next() {
    if (isAsking || waiting.length === 0) return
    isAsking = true
    // Once all that has arrived at this moment has been read: a fifth to a third fewer questions.
    setImmediate(askNow)
  }

  function askNow() {
    const batch = waiting.splice(0, MOST_KEYS)
    const endTurn = onceIn(LONGEST_TURN_MS, () => {
      isAsking = false
      next()
    })
    askAll(batch)
      .catch((error: unknown) => batch.forEach((each) => each.reject(error)))
      .finally(endTurn)
  }

  async function askAll(batch: readonly Waiting<Key, Found>[]) {
    const found = await ask([...new Set(batch.map((each) => each.key))])
    for (const { key, resolve } of batch) resolve(found(key))
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      next()
    })
}

/** Does `work` when it is called for, or after so many milliseconds, whichever comes first. */
function onceIn(ms: number, work: () => void): () => void {
  let isDone = false
  const timer = setTimeout(act, ms).unref()
  function act() {
    clearTimeout(timer)
    if (isDone) return
    isDone = true
    work()
  }
  return act
}
