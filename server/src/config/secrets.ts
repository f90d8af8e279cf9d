import { hkdfSync, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { oneRow, type Db } from '../db/rows.ts'

/** Keys for one purpose each, so that knowing one says nothing of the others. */
export interface Secrets {
  readonly tokens: string
  readonly resetCodes: Buffer
  readonly outbox: Buffer
  readonly limits: Buffer
  readonly localPayments: string
}

/** From JWT_SECRET; without it, from one made on the first start and kept in the database, so that all processes share it. */
export async function loadSecrets(db: Db, given: string | undefined): Promise<Secrets> {
  const root = given ?? (await keptSecret(db))
  return {
    tokens: root,
    resetCodes: derive(root, 'reset codes'),
    outbox: derive(root, 'outbox'),
    limits: derive(root, 'limits'),
    localPayments: derive(root, 'local payments').toString('hex'),
  }
}

async function keptSecret(db: Db): Promise<string> {
  const made = randomBytes(48).toString('base64url')
  // The insert loses against another process that was first; then its secret is the one that counts.
  await sql`insert into secrets (name, value) values ('root', ${made}) on conflict do nothing`.execute(db)
  const { value } = await oneRow(db, sql<{ value: string }>`select value from secrets where name = 'root'`)
  return value
}

function derive(root: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', root, '', `baqala ${purpose}`, 32))
}
