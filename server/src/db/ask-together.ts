/** One question, for all who ask until it is put. */
interface Question<Key, Found> {
  readonly keys: Set<Key>
  readonly answer: Promise<(key: Key) => Found>
  resolve(answer: (key: Key) => Found): void
  reject(error: unknown): void
}

const MOST_KEYS = 500
// In each turn of the event loop all that has arrived by then is read. Alone, nobody notices eight; where many come, one
// product costs the shop a twelfth more with four: each question wakes a process of the database.
const TURNS_TO_GATHER = 8
// A database machine that is gone without a word neither answers what it was asked last nor hangs up, for a quarter of an
// hour; what is asked on another connection may be answered by the one that took its place.
const LONGEST_TURN_MS = 1_000

/**
 * One query for all who ask for one thing each: a round trip to the database costs more than the row it fetches. Those
 * who ask while a query is under way share the next one, never one that began before they asked: nobody is answered
 * with what was true before their question. A query that takes its time is not waited for by those who came later: what
 * `ask` locks must be safe beside another. It answers for all of its keys, those that are the same (===) named once, `most`
 * at a time.
 */
export function askTogether<Key, Found>(
  ask: (keys: Key[]) => Promise<(key: Key) => Found>,
  most = MOST_KEYS,
): (key: Key) => Promise<Found> {
  const open: Question<Key, Found>[] = []
  let isAsking = false

  function questionFor(key: Key): Question<Key, Found> {
    const last = open.at(-1)
    if (last !== undefined && (last.keys.size < most || last.keys.has(key))) return last
    const { promise: answer, resolve, reject } = Promise.withResolvers<(key: Key) => Found>()
    const question = { keys: new Set<Key>(), answer, resolve, reject }
    open.push(question)
    return question
  }

  function next() {
    const [question] = open
    if (isAsking || question === undefined) return
    isAsking = true
    afterTurns(TURNS_TO_GATHER, () => put(question))
  }

  function put(question: Question<Key, Found>) {
    open.shift()
    const endTurn = onceIn(LONGEST_TURN_MS, () => {
      isAsking = false
      next()
    })
    Promise.resolve([...question.keys])
      .then(ask)
      .then(question.resolve, question.reject)
      .finally(endTurn)
  }

  return (key) => {
    const question = questionFor(key)
    question.keys.add(key)
    next()
    return question.answer.then((answer) => answer(key))
  }
}

function afterTurns(turns: number, work: () => void): void {
  setImmediate(() => (turns > 1 ? afterTurns(turns - 1, work) : work()))
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
