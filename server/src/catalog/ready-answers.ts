import type { CatalogueVersion } from './catalogue-version.ts'

/** Something kept ready. `version` is that of the snapshot it was made from, `bytes` about what it takes in memory. */
export interface Kept {
  readonly version: number
  readonly bytes: number
}

/** Answers of the current catalogue version by key. When they take more than `mostBytes`, the least recently used go. */
export interface ReadyAnswers<Answer extends Kept> {
  /** The answer that is kept, if any. */
  kept(key: string): Answer | undefined
  /** The answer that is kept, else the one that `build` makes; any number of callers at once share one build. */
  get(key: string, build: () => Promise<Answer | undefined>): Promise<Answer | undefined>
  forget(key: string, answer: Answer): void
  size(): { answers: number; bytes: number }
}

// A key, its place in the map and the objects around an answer.
const OVERHEAD = 500

export function makeReadyAnswers<Answer extends Kept>(
  version: CatalogueVersion,
  mostBytes: number,
): ReadyAnswers<Answer> {
  // A Map remembers the order of insertion: the first one is the least recently used.
  const kept = new Map<string, Answer>()
  const building = new Map<string, Promise<Answer | undefined>>()
  let keptVersion = version.known()
  let bytes = 0
  let lastUsed: string | undefined

  const cost = (key: string, answer: Answer) => answer.bytes + 2 * key.length + OVERHEAD

  function dropOlderVersions() {
    if (keptVersion === version.known()) return
    keptVersion = version.known()
    kept.clear()
    bytes = 0
  }

  function forget(key: string, answer: Answer) {
    if (kept.get(key) !== answer) return
    kept.delete(key)
    bytes -= cost(key, answer)
  }

  function keep(key: string, answer: Answer) {
    version.saw(answer.version)
    dropOlderVersions()
    // Made from an older catalogue than the one known by now: good for those who asked before, not to be kept.
    if (answer.version !== keptVersion) return
    kept.set(key, answer)
    lastUsed = key
    bytes += cost(key, answer)
    for (const [oldKey, old] of kept) {
      if (bytes <= mostBytes || old === answer) return
      forget(oldKey, old)
    }
  }

  async function buildAndKeep(key: string, build: () => Promise<Answer | undefined>) {
    const answer = await build()
    if (answer !== undefined) keep(key, answer)
    return answer
  }

  function find(key: string): Answer | undefined {
    dropOlderVersions()
    const found = kept.get(key)
    // What everybody asks for is last as it is; to move it all the same would make the map anew time and again.
    if (found === undefined || key === lastUsed) return found
    kept.delete(key)
    kept.set(key, found)
    lastUsed = key
    return found
  }

  return {
    kept: find,
    async get(key, build) {
      const found = find(key)
      if (found !== undefined) return found
      // Whoever asks after a new version became known must not join a build that began before.
      const flight = `${keptVersion} ${key}`
      const built = building.get(flight) ?? buildAndKeep(key, build).finally(() => building.delete(flight))
      building.set(flight, built)
      return built
    },
    forget,
    size: () => ({ answers: kept.size, bytes }),
  }
}
