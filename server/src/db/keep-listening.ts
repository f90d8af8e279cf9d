import pg from 'pg'

interface Listener {
  readonly channel: string
  readonly onHint: (payload?: string) => void
}

/**
 * Where nothing is sent, they alone tell that the other end is gone without a word: after 20 s. The system's own begin
 * after two hours.
 */
export const SIGNS_OF_LIFE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/**
 * One connection of its own on LISTEN, for however many channels, opened with the first of them and again for as long
 * as the shop runs.
 */
export function keepListening(url: string) {
  const listeners: Listener[] = []
  let stopped = false
  let line: Promise<pg.Client> | undefined
  let timer: NodeJS.Timeout | undefined

  async function listen(channel: string, onHint: Listener['onHint']) {
    listeners.push({ channel, onHint })
    await listenOn(await open(), channel)
    onHint()
  }

  function open(): Promise<pg.Client> {
    line ??= openLine().catch((error: unknown) => {
      line = undefined
      throw error
    })
    return line
  }

  async function openLine() {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, ...SIGNS_OF_LIFE })
    client.on('notification', ({ channel, payload = '' }) => {
      for (const listener of listeners) if (listener.channel === channel) listener.onHint(payload)
    })
    client.on('error', () => undefined)
    client.on('end', () => {
      line = undefined
      openSoon()
    })
    await client.connect()
    return client
  }

  function openSoon() {
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      openAgain().catch(openSoon)
    }, 1_000)
  }

  /** Whoever listens is told without a payload: something may have been missed. */
  async function openAgain() {
    const client = await open()
    for (const { channel } of listeners) await listenOn(client, channel)
    for (const { onHint } of listeners) onHint()
  }

  return {
    listen,
    async stop() {
      stopped = true
      clearTimeout(timer)
      const client = await line?.catch(() => undefined)
      await client?.end()
    },
  }
}

const listenOn = (client: pg.Client, channel: string) => client.query(`listen ${pg.escapeIdentifier(channel)}`)
