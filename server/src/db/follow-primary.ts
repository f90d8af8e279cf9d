/**
 * Several servers in DATABASE_URL, one of which takes writes: `postgres://user@db1:5432,db2:5432/shop`, as libpq writes it. When the
 * primary has gone, the one that was promoted in its place is found.
 */
import pg from 'pg'
import { isReadOnly, isUnavailable } from './unavailable.ts'

const LOOK_MS = 2_000

export function followPrimary(url: string) {
  const addresses = addressesIn(url)
  const [only, ...more] = addresses
  let found = more.length === 0 ? only : undefined
  let looking: Promise<string> | undefined

  async function look(): Promise<string> {
    found = await Promise.any(addresses.map(refuseStandby)).catch((error: unknown) => {
      throw new NoPrimary('No server of DATABASE_URL takes writes.', { cause: error })
    })
    return found
  }

  function note(error: unknown): never {
    if (more.length > 0 && (isUnavailable(error) || isReadOnly(error))) found = undefined
    throw error
  }

  return {
    addresses,
    /** The address of the server that takes writes. Rejects, as an outage, if none does. */
    async primary(): Promise<string> {
      return found ?? (looking ??= look().finally(() => (looking = undefined)))
    },
    /** The one found last. */
    known: () => found,
    /** Looks anew after an error that says that this server is gone, or stands by, and throws it on. */
    note,
  }
}

/** An outage: SQLSTATE 57P03, cannot connect now. */
class NoPrimary extends Error {
  readonly code = '57P03'
}

/** One address for each host of a list. */
export function addressesIn(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => before + host + after) : [url]
}

async function refuseStandby(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: LOOK_MS, query_timeout: LOOK_MS })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ stands_by: boolean }>('select pg_is_in_recovery() as stands_by')
    if (rows[0]?.stands_by !== false) throw new Error('It stands by.')
    return address
  } finally {
    await client.end().catch(() => undefined)
  }
}
