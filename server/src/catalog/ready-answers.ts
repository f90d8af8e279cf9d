import { keepRecent } from '../http/keep-recent.ts'
import type { CatalogueVersion } from './catalogue-version.ts'

/** Something kept ready. `version` is that of the snapshot it was made from, `bytes` about what it takes in memory. */
export interface Kept {
  readonly version: number
  readonly bytes: number
}

/** Answers of the current catalogue version by key. When they would take more than `mostBytes`, those not asked for lately go. */
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
  const answers = keepRecent<Answer>(mostBytes, (answer, key) => answer.bytes + 2 * key.length + OVERHEAD)
  const building = new Map<string, Promise<Answer | undefined>>()
  let keptVersion = version.known()

  function dropOlderVersions() {
    if (keptVersion === version.known()) return
    keptVersion = version.known()
    answers.clear()
  }

  function keep(key: string, answer: Answer) {
    version.saw(answer.version)
    dropOlderVersions()
    // Made from an older catalogue than the one known by now: good for those who asked before, not to be kept.
    if (answer.version === keptVersion) answers.keep(key, answer)
  }

  async function buildAndKeep(key: string, build: () => Promise<Answer | undefined>) {
    const answer = await build()
    if (answer !== undefined) keep(key, answer)
    return answer
  }

  function find(key: string): Answer | undefined {
    dropOlderVersions()
    return answers.kept(key)
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
    forget(key, answer) {
      if (answers.kept(key) === answer) answers.forget(key)
    },
    size() {
      const { kept, cost } = answers.size()
      return { answers: kept, bytes: cost }
    },
  }
}
