/** The shop under measurement, and its database. */
import path from 'node:path'
import { startNode } from './processes.mjs'
import { SECRET } from './tokens.mjs'

/** `postgres`: as scripts/start-postgres.mjs returns it; the shop connects over TCP, as most deployed shops do. */
export async function startShop(port, postgres, settings = {}) {
  const { child, startMs } = await startNode(
    path.resolve(import.meta.dirname, '../server/src/main.ts'),
    {
      DATABASE_URL: postgres.url,
      PORT: String(port),
      LOG_LEVEL: 'silent',
      JWT_SECRET: SECRET,
      TRUST_PROXY: '127.0.0.1',
      ...settings,
    },
    `http://127.0.0.1:${port}/readyz`,
  )
  return { child, startMs, pid: child.pid, postgres, url: `http://127.0.0.1:${port}` }
}

/** Signs up the shopper whose password all others share. Returns the e-mail address. */
export async function signUpFirst(shop) {
  const email = 'bench@example.com'
  const password = { password: 'Secret12', rePassword: 'Secret12' }
  const answer = await fetch(`${shop.url}/api/v1/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Bench', email, phone: '01012345678', ...password }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return email
}

export async function query(database, sql) {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}
