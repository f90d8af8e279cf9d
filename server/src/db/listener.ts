import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** TCP keepalive: tells after 20 s that the database machine is gone without a word; by default it begins after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
const RECONNECT_MS = 1_000

/** LISTEN for any number of channels on one connection, which is opened for the first and reopened whenever it ends. */
export function createListener(url: string) {
  const handlers = new EventEmitter<Record<string, [payload?: string]>>()
  let connection: Promise<pg.Client> | undefined
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...KEEP_ALIVE })
    client.on('notification', ({ channel, payload = '' }) => handlers.emit(channel, payload))
    client.on('error', () => undefined)
    // It also ends if it could not be opened, so that this goes on until the database is back.
    client.once('end', () => void reconnect().catch(() => undefined))
    try {
      await client.connect()
      for (const channel of handlers.eventNames()) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      return client
    } catch (error) {
      await client.end()
      throw error
    }
  }

  async function reconnect() {
    connection = undefined
    await sleep(RECONNECT_MS, undefined, { ref: false })
    if (isClosed) return
    await (connection ??= connect())
    // Without a payload: notifications may have been missed.
    for (const channel of handlers.eventNames()) handlers.emit(channel)
  }

  return {
    async listen(channel: string, onHint: (payload?: string) => void) {
      handlers.on(channel, onHint)
      const client = await (connection ??= connect())
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      onHint()
    },
    async close() {
      isClosed = true
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
