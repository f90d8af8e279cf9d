/** The open order streams of this process. */
import type { FastifyReply } from 'fastify'
import { openEventStream, type EventStream } from '../http/event-stream.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './orders.messages.en.ts'

// The storefront opens one per visible page.
const MAX_PER_SHOPPER = 5
const MAX_PER_PROCESS = 2_000
const SESSIONS_AT_ONCE = 500

export interface Watcher {
  readonly shopperId: string
  readonly sessionId: string
}

type Watching = Watcher & { readonly stream: EventStream }

export class OrderStreams {
  isClosing = false
  readonly #byShopper = new Map<string, Set<Watching>>()

  of(shopperId: string): Iterable<Watching> {
    return this.#byShopper.get(shopperId) ?? []
  }

  everyone(): Watching[] {
    return [...this.#byShopper.values()].flatMap((watching) => [...watching])
  }

  /** Answers with a stream. Beyond five streams of one shopper the oldest ends; beyond 2,000 of all, refused with 503. */
  open(reply: FastifyReply, watcher: Watcher): FastifyReply {
    const { shopperId } = watcher
    const others = this.#byShopper.get(shopperId) ?? new Set()
    const [oldest] = others
    if (oldest !== undefined && others.size >= MAX_PER_SHOPPER) {
      this.#leave(oldest)
      oldest.stream.end('too-many')
    }
    if (this.isClosing || this.everyone().length >= MAX_PER_PROCESS) {
      throw new Refusal(503, messages.tooManyWatching, { retryAfter: 60 })
    }
    const { stream, sent } = openEventStream(reply, () => this.#leave(watching))
    const watching = { ...watcher, stream }
    this.#byShopper.set(shopperId, others.add(watching))
    return sent
  }

  /** Ends the streams whose session has ended. */
  async checkSessions(liveAmong: (sessionIds: readonly string[]) => Promise<string[]>): Promise<void> {
    const watching = this.everyone()
    for (let at = 0; at < watching.length; at += SESSIONS_AT_ONCE) {
      const some = watching.slice(at, at + SESSIONS_AT_ONCE)
      const live = new Set(await liveAmong(some.map(({ sessionId }) => sessionId)))
      for (const { stream } of some.filter(({ sessionId }) => !live.has(sessionId))) stream.end('signed-out')
    }
  }

  close(): void {
    this.isClosing = true
    for (const { stream } of this.everyone()) stream.end()
  }

  #leave(watching: Watching): void {
    const others = this.#byShopper.get(watching.shopperId)
    others?.delete(watching)
    if (others?.size === 0) this.#byShopper.delete(watching.shopperId)
  }
}
