/**
 * A minimal HTTP/1.1 client with a connection pool. It shares two cores with the server that it measures: undici took as
 * much CPU for a list of 40 as the shop did, and its pauses counted as the shop's.
 */
import net from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** Opens at most `sockets` connections to the server at `url`; further calls wait in a queue. */
export function openClient(url, sockets) {
  const { hostname, port, host } = new URL(url)
  const idle = []
  const waiting = []
  const all = []

  function release(socket) {
    const next = waiting.shift()
    if (next === undefined) idle.push(socket)
    else socket.ask(next)
  }

  return {
    /** Calls `done(error, status, body)`; the body only if `wantsBody` or if the status is not 2xx. */
    ask({ method, path, headers, body = '', wantsBody }, done) {
      const head = Object.entries({ host, ...headers, 'content-length': Buffer.byteLength(body) })
      const lines = head.map(([name, value]) => `${name}: ${value}\r\n`).join('')
      const call = { bytes: `${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`, wantsBody, done }
      const socket = idle.pop() ?? (all.length < sockets ? open() : undefined)
      if (socket === undefined) waiting.push(call)
      else socket.ask(call)
    },
    close: () => all.forEach((socket) => socket.close()),
  }

  function open() {
    const socket = openSocket(hostname, Number(port), release)
    all.push(socket)
    return socket
  }
}

/** A connection that makes one call at a time. */
function openSocket(host, port, release) {
  let call
  let answer
  // One buffer for all reads.
  const onread = { buffer: Buffer.alloc(64 * 1024), callback: read }
  const socket = net.connect({ host, port, noDelay: true, onread })
  let trouble = new Error('The server hung up on a call.')
  socket.on('error', (error) => (trouble = error))
  socket.on('close', () => call?.done(trouble))

  function read(size, buffer) {
    const bytes = buffer.subarray(0, size)
    if (answer?.left === undefined) readHead(bytes)
    else readBody(bytes)
    return true
  }

  function readHead(bytes) {
    const text = (answer?.head ?? '') + bytes.latin1Slice()
    const end = text.indexOf(END_OF_HEAD)
    if (end < 0) return void (answer = { head: text })
    const length = /^content-length: *(\d+)/im.exec(text.slice(0, end))?.[1]
    if (length === undefined) return socket.destroy(new Error(`An answer of unknown length: ${text.slice(0, end)}`))
    const status = Number(text.slice(9, 12))
    answer = { status, left: Number(length), chunks: call.wantsBody || status >= 300 ? [] : undefined }
    readBody(bytes.subarray(bytes.length - (text.length - end - END_OF_HEAD.length)))
  }

  function readBody(bytes) {
    answer.left -= bytes.length
    answer.chunks?.push(Buffer.from(bytes))
    if (answer.left > 0) return
    const { status, chunks } = answer
    const { done } = call
    call = answer = undefined
    release(self)
    done(undefined, status, chunks && String(Buffer.concat(chunks)))
  }

  const self = {
    ask(next) {
      call = next
      socket.write(next.bytes)
    },
    close: () => socket.destroy(),
  }
  return self
}
