import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

const MAX_BUFFERED_BYTES = 256 * 1024
const MAX_MISSED_HEARTBEATS = 2
const CLOSE_MS = 300

/** A response of server-sent events to one client. */
export type EventStream = ReturnType<typeof openEventStream>['stream']

/** Starts a stream. `onClose` is called once, always asynchronously, when the connection has closed for any reason. */
export function openEventStream(reply: FastifyReply, onClose: () => void) {
  const body = new Readable({ read: () => undefined })
  const { raw } = reply
  let hasEnded = false
  let missedHeartbeats = 0

  const bufferedBytes = () => body.readableLength + raw.writableLength

  function write(text: string) {
    if (hasEnded) return
    body.push(text)
    if (bufferedBytes() > MAX_BUFFERED_BYTES) disconnect()
  }

  function disconnect() {
    hasEnded = true
    raw.destroy()
  }

  const stream = {
    send: (event: string, data: object) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    /** Sends a comment that keeps the connection open. Disconnects a client that has stopped reading. */
    heartbeat() {
      missedHeartbeats = bufferedBytes() === 0 ? 0 : missedHeartbeats + 1
      if (missedHeartbeats > MAX_MISSED_HEARTBEATS) disconnect()
      else write(': still here\n\n')
    },
    /** Sends a last event, if one is given, and ends the response. */
    end(event?: string) {
      if (event !== undefined) stream.send(event, {})
      if (!hasEnded) body.push(null)
      hasEnded = true
      // A client that does not read would keep the response from ending.
      setTimeout(disconnect, CLOSE_MS).unref()
    },
  }

  function handleClose() {
    hasEnded = true
    onClose()
  }

  // No close event follows if the client disconnected while its token was being checked.
  if (raw.destroyed) queueMicrotask(handleClose)
  else raw.once('close', handleClose)
  reply.headers({
    'content-type': 'text/event-stream',
    // Turns off nginx's response buffering.
    'x-accel-buffering': 'no',
    // A finished stream leaves no idle connection that the server's shutdown would wait for.
    connection: 'close',
  })
  stream.send('ready', {})
  return { stream, sent: reply.send(body) }
}
