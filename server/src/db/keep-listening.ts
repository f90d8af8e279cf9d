import pg from 'pg'

/** Holds one connection of its own on LISTEN, and opens it again for as long as the shop runs. */
export async function keepListening(url: string, channel: string, onHint: (payload?: string) => void) {
  let stopped = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function open() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
    next.on('notification', ({ payload = '' }) => onHint(payload))
    next.on('error', () => undefined)
    next.on('end', () => openSoon())
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    onHint()
  }

  function openSoon() {
    client = undefined
    if (stopped || timer !== undefined) return
    timer = setTimeout(() => {
      timer = undefined
      open().catch(openSoon)
    }, 1_000)
  }

  await open()
  return {
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
