/** Faults that a test stages for a call of the spec-only shop. */
import type { CallName } from './spec-only-calls.ts'
import type { Answer } from './spec-only-shop.ts'

/** A behaviour that replaces or precedes the answer to a request. */
interface Fault {
  timesLeft: number
  readonly act: (answer: () => Answer) => Answer | 'drop' | Promise<Answer | 'drop'>
}

interface HowOften {
  /** The number of requests; all by default. */
  readonly times?: number
}

export function createStaging() {
  const staged = new Map<CallName, Fault>()
  const stage = (name: CallName, act: Fault['act'], { times = Infinity }: HowOften = {}) =>
    void staged.set(name, { act, timesLeft: times })

  return {
    /** Refuses with a status and a message. */
    refuse: (name: CallName, message: string, status = 400, howOften?: HowOften) =>
      stage(name, () => ({ status, json: { status: 'fail', message } }), howOften),
    /** Refuses with status 200. */
    sayNo: (name: CallName, message: string) => stage(name, () => ({ json: { status: 'fail', message } })),
    /** Refuses once with Retry-After. */
    askToRetry: (name: CallName, seconds: number) =>
      stage(name, () => ({ status: 429, json: { message: 'Too many' }, retryAfter: seconds }), { times: 1 }),
    answerWith: (name: CallName, json: unknown, status = 200) => stage(name, () => ({ status, json })),
    answerHtml: (name: CallName, status = 200) => stage(name, () => ({ status, html: '<h1>Bad gateway</h1>' })),
    /** Breaks the connection before the work is done. */
    drop: (name: CallName, howOften?: HowOften) => stage(name, () => 'drop', howOften),
    /** Does the work and breaks the connection before answering. */
    loseAnswer: (name: CallName, howOften?: HowOften) =>
      stage(
        name,
        (answer) => {
          answer()
          return 'drop'
        },
        howOften,
      ),
    /** Does the work immediately and answers after `release` was called. */
    hold(name: CallName): () => void {
      const { promise, resolve } = Promise.withResolvers<void>()
      stage(name, async (answer) => {
        const done = answer()
        await promise
        return done
      })
      return () => {
        staged.delete(name)
        resolve()
      }
    },
    /** Does the work immediately and answers after `ms`. */
    delay: (name: CallName, ms: number) =>
      stage(name, async (answer) => {
        const done = answer()
        await new Promise((resolve) => setTimeout(resolve, ms))
        return done
      }),
    /** Ends all faults. */
    recover: (name: CallName) => void staged.delete(name),
    forget: () => staged.clear(),
    take(name: CallName, answer: () => Answer) {
      const fault = staged.get(name)
      if (!fault || fault.timesLeft === 0) return answer()
      fault.timesLeft -= 1
      return fault.act(answer)
    },
  }
}
