import { hkdfSync, randomBytes } from 'node:crypto'
import { execute, oneValue, type Db } from '../db/rows.ts'

/** A separate key for each purpose, so that a leaked key does not reveal the others. */
export type Secrets = Readonly<Awaited<ReturnType<typeof loadSecrets>>>

/** Derives the keys from JWT_SECRET, or without it from a secret that is generated once and stored in the database. */
export async function loadSecrets(db: Db, jwtSecret: string | undefined) {
  const root = jwtSecret ?? (await storedSecret(db))
  return {
    tokens: root,
    resetCodes: derive(root, 'reset codes'),
    outbox: derive(root, 'outbox'),
    limits: derive(root, 'limits'),
    knownBrowsers: derive(root, 'known browsers'),
    /** Seals the second factors of the staff. */
    staff: derive(root, 'staff'),
    localPayments: derive(root, 'local payments').toString('hex'),
    mailbox: derive(root, 'local mailbox').toString('base64url'),
  }
}

async function storedSecret(db: Db): Promise<string> {
  const generated = randomBytes(48).toString('base64url')
  // If another process has inserted its secret first, that one is read back.
  await execute(db)`insert into secrets (name, value) values ('root', ${generated}) on conflict do nothing`
  return oneValue<string>(db)`select value from secrets where name = 'root'`
}

function derive(root: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', root, '', `baqala ${purpose}`, 32))
}
