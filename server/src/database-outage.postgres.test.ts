/** The process, as its log tells of a database that is away when it starts and goes away while it runs. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { childEnvironment } from '../test/child-environment.ts'
import { startWire } from '../test/database-wire.ts'
import { newDatabaseOnServer } from '../test/database-on-server.ts'

const MAIN = path.resolve(import.meta.dirname, 'main.ts')

test('waits for its database, and tells of an outage in two lines', async () => {
  const database = await newDatabaseOnServer()
  const wire = await startWire(database.url)
  wire.cut()
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-outage-'))
  const child = spawn(process.execPath, [MAIN], {
    cwd: folder,
    env: { ...childEnvironment, NODE_ENV: 'test', PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: wire.url },
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  try {
    await expect.poll(() => said, { timeout: 30_000 }).toContain('Waiting for it, up to 60 seconds')
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(
      said.match(/^The database at DATABASE_URL does not answer: .*\nWaiting for it, up to 60 seconds …\n$/),
    ).not.toBe(null)
    expect(child.exitCode).toBe(null)

    wire.mend()
    await expect.poll(() => said, { timeout: 50_000 }).toContain('API:')
    const address = /http:\/\/localhost:\d+/.exec(said)?.[0] ?? ''
    said = ''
    wire.cut()
    const ask = async () => (await fetch(`${address}/api/v1/auth/signin`, { method: 'POST', headers, body })).status
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ email: 'mona@example.com', password: 'Secret12' })
    for (let request = 0; request < 30; request += 1) expect(await ask()).toBe(503)
    // Meanwhile the workers try too.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    wire.mend()
    await expect.poll(() => said, { timeout: 20_000 }).toContain('the database is back')
    const lines = said.trim().split('\n')
    expect(lines).toHaveLength(2)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 50, err: { stack: expect.any(String) } })
    const { failures } = JSON.parse(lines[1] ?? '') as { failures: number }
    expect(failures).toBeGreaterThan(30)
    expect(await ask()).toBe(401)
  } finally {
    child.kill('SIGKILL')
    await ended
    wire.close()
    await database.drop()
    await rm(folder, { recursive: true })
  }
}, 180_000)
