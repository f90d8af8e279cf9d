/** Runs one attack on one port of loopback, as a worker thread, so that it does not slow down the measurement. */
import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

const { kind, port, connections, seconds } = workerData
const MEGABYTE = Buffer.alloc(1024 * 1024, 'a')
const POST = 'POST /api/v1/auth/signin HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n'

/** `begin` is sent on connecting; `drip` once a second; `pour` is a number of megabytes, sent as fast as they are read. */
const ATTACKS = {
  'connections that say nothing': {},
  'headers that come a byte a second': { begin: 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ', drip: 'a' },
  'bodies that come a byte a second': { begin: `${POST}content-length: 50000\r\n\r\n{`, drip: ' ' },
  'readers who ask for everything and take nothing': {
    begin: 'GET /api/v1/products HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n'.repeat(20),
    reads: false,
  },
  'bodies of 10 MB': { begin: `${POST}content-length: 10485760\r\n\r\n`, pour: 10, comesBack: true },
  'bodies without an end': { begin: `${POST}transfer-encoding: chunked\r\n\r\n100000\r\n`, pour: 1, comesBack: true },
  'headers of 1 MB': { begin: 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ', pour: 1, comesBack: true },
  'addresses of 10 MB': { begin: 'GET /', pour: 10, comesBack: true },
  'hanging up before the answer': {
    begin: 'GET /api/v1/products HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n',
    hangsUp: true,
    comesBack: true,
  },
}

const attack = ATTACKS[kind]
const told = { opened: 0, refused: 0, endedByShop: 0, longestHeldMs: 0 }
const open = new Set()
let isOver = false

for (let number = 0; number < connections && !isOver; number += 1) {
  begin()
  if (number % 200 === 199) await new Promise((resolve) => setTimeout(resolve, 20))
}
const dripping = setInterval(() => attack.drip && open.forEach((socket) => socket.write(attack.drip)), 1_000)
setTimeout(() => {
  isOver = true
  clearInterval(dripping)
  told.stillOpen = open.size
  for (const socket of open) socket.destroy()
  parentPort.postMessage(told)
}, seconds * 1000)

function begin() {
  const began = Date.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('connect', () => {
    told.opened += 1
    open.add(socket)
    if (attack.begin !== undefined) socket.write(attack.begin)
    if (attack.pour !== undefined) pour(socket, attack.pour)
    if (attack.hangsUp) setTimeout(() => socket.destroy(), 5)
  })
  if (attack.reads === false) socket.pause()
  else socket.resume()
  socket.on('error', () => {
    if (!open.has(socket)) told.refused += 1
  })
  socket.on('close', () => {
    const wasOpen = open.delete(socket)
    if (isOver) return
    if (wasOpen && !attack.hangsUp) {
      told.endedByShop += 1
      told.longestHeldMs = Math.max(told.longestHeldMs, Date.now() - began)
    }
    if (attack.comesBack) setTimeout(() => !isOver && begin(), 20)
  })
}

function pour(socket, megabytes) {
  if (megabytes > 0 && !socket.destroyed) socket.write(MEGABYTE, () => pour(socket, megabytes - 1))
}
