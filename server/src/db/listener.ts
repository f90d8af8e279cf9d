import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** TCP keepalive, which detects a dead database machine within 20 s. By default probes start after two hours. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }
const RECONNECT_MS = 1_000

/** Listens (LISTEN) to any number of channels on one connection, which is opened on first use and reopened when it is lost. */
export function createListener(addressNow: () => Promise<string>) {
  const handlers = new EventEmitter<Record<string, [payload?: string]>>()
  let connection: Promise<pg.Client> | undefined
  let isClosed = false

  async function connect(): Promise<pg.Client> {
    const connectionString = await addressNow().catch((error: unknown) => {
      void reconnect().catch(() => undefined)
      throw error
    })
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000, ...KEEP_ALIVE })
    client.on('notification', ({ channel, payload = '' }) => handlers.emit(channel, payload))
    client.on('error', () => undefined)
    // A failed connection attempt also emits 'end', so this retries until the database is back.
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
    },
    async close() {
      isClosed = true
      const client = await connection?.catch(() => undefined)
      await client?.end()
    },
  }
}
