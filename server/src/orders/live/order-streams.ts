/** The open order streams of this process, of shoppers or of the staff. */
import type { FastifyReply } from 'fastify'
import { openEventStream, type EventStream } from '../../http/event-stream.ts'
import { type Message, Refusal } from '../../refusal.ts'

const SESSIONS_AT_ONCE = 500

interface Watcher {
  readonly personId: string
  readonly sessionId: string
}

type Watching = Watcher & { readonly stream: EventStream }

interface Limits {
  /** A front end opens one per visible page. */
  readonly mostPerPerson: number
  readonly most: number
  readonly tooMany: Message
}

export type OrderStreams = ReturnType<typeof makeOrderStreams>

export function makeOrderStreams({ mostPerPerson, most, tooMany }: Limits) {
  const byPerson = new Map<string, Set<Watching>>()
  let isClosing = false

  const everyone = () => [...byPerson.values()].flatMap((watching) => [...watching])

  function leave(watching: Watching): void {
    const others = byPerson.get(watching.personId)
    others?.delete(watching)
    if (others?.size === 0) byPerson.delete(watching.personId)
  }

  return {
    isEmpty: () => byPerson.size === 0,
    of: (personId: string): Iterable<Watching> => byPerson.get(personId) ?? [],
    tell(event: string, data: object): void {
      for (const { stream } of everyone()) stream.send(event, data)
    },
    heartbeat(): void {
      for (const { stream } of everyone()) stream.heartbeat()
    },
    /** Answers with a stream. Over the limit of a person their oldest stream ends; over the limit of all it is refused with 503. */
    open(reply: FastifyReply, watcher: Watcher): FastifyReply {
      const others = byPerson.get(watcher.personId) ?? new Set()
      const [oldest] = others
      if (oldest !== undefined && others.size >= mostPerPerson) {
        leave(oldest)
        oldest.stream.end('too-many')
      }
      if (isClosing || everyone().length >= most) throw new Refusal(503, tooMany, { retryAfter: 60 })
      const { stream, sent } = openEventStream(reply, () => leave(watching))
      const watching = { ...watcher, stream }
      byPerson.set(watcher.personId, others.add(watching))
      return sent
    },
    /** Ends the streams whose session has ended. */
    async checkSessions(liveAmong: (sessionIds: readonly string[]) => Promise<string[]>): Promise<void> {
      const watching = everyone()
      for (let at = 0; at < watching.length; at += SESSIONS_AT_ONCE) {
        const some = watching.slice(at, at + SESSIONS_AT_ONCE)
        const live = new Set(await liveAmong(some.map(({ sessionId }) => sessionId)))
        for (const { stream } of some.filter(({ sessionId }) => !live.has(sessionId))) stream.end('signed-out')
      }
    },
    close(): void {
      isClosing = true
      for (const { stream } of everyone()) stream.end()
    },
  }
}
