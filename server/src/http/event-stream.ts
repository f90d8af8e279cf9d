import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

// Beyond what the machine itself holds for a slow line. Whoever is further behind comes back for the latest.
const MOST_WAITING_BYTES = 256 * 1024
const MOST_BEATS_BEHIND = 2
const LAST_WORD_MS = 300

/** An answer that goes on: server-sent events to one reader. */
export interface EventStream {
  send(event: string, data: object): void
  /** A sign of life. A reader who has taken nothing since the last ones is given up. */
  beat(): void
  /** Says a last word, where there is one, and ends. */
  end(event?: string): void
}

/** Begins such an answer. `onGone` is called once and never at once, when it is over, whoever ended it. */
export function openEventStream(reply: FastifyReply, onGone: () => void): { stream: EventStream; sent: FastifyReply } {
  const body = new Readable({ read: () => undefined })
  const { raw } = reply
  let isOver = false
  let beatsBehind = 0

  function write(text: string) {
    if (isOver) return
    body.push(text)
    if (waitingBytes() > MOST_WAITING_BYTES) cut()
  }

  const waitingBytes = () => body.readableLength + raw.writableLength

  function cut() {
    isOver = true
    raw.destroy()
  }

  const stream: EventStream = {
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat() {
      beatsBehind = waitingBytes() === 0 ? 0 : beatsBehind + 1
      if (beatsBehind > MOST_BEATS_BEHIND) cut()
      else write(': still here\n\n')
    },
    end(event) {
      if (event !== undefined) stream.send(event, {})
      if (!isOver) body.push(null)
      isOver = true
      // A reader who does not read would never let it end.
      setTimeout(cut, LAST_WORD_MS).unref()
    },
  }

  function gone() {
    isOver = true
    onGone()
  }

  // Whoever hung up while their token was looked at is not told of by an event any more.
  if (raw.destroyed) queueMicrotask(gone)
  else raw.once('close', gone)
  reply.headers({
    'content-type': 'text/event-stream',
    // For nginx, which would otherwise gather an answer before it passes it on.
    'x-accel-buffering': 'no',
    // A line that has carried a stream carries nothing after it, so that closing the shop never waits for it.
    connection: 'close',
  })
  stream.send('ready', {})
  return { stream, sent: reply.send(body) }
}
