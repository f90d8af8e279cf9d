import Fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import type { Connection } from '../db/connection.ts'
import { watchCatalogueVersion } from './cached-catalogue.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
}, 60_000)
afterEach(() => void vi.useRealTimers())
afterAll(() => connection.close())

const change = () => sql`update products set title = title`.execute(connection.db)

/** A shop process that follows the version; `deaf` to NOTIFY, where the test says so. */
async function aProcess({ deaf = false } = {}) {
  const app = Fastify()
  let hint: () => void = () => undefined
  const listen: Connection['listen'] = deaf
    ? async (_, onHint) => void (hint = onHint)
    : (channel, onHint) => connection.listen(channel, onHint)
  const version = await watchCatalogueVersion({ ...connection, listen }, app)
  return { app, version, hint: () => hint() }
}

test('any change to the catalogue makes a new version, and every process hears of it', async () => {
  const processes = await Promise.all([aProcess(), aProcess()])
  const before = processes.map(({ version }) => version.known())
  await change()
  await vi.waitFor(() => {
    expect(processes.map(({ version }) => version.known())).toEqual(before.map((known) => known + 1))
  })
  await Promise.all(processes.map(({ app }) => app.close()))
})

test('a process reads the version once when it starts', async () => {
  const statements = vi.spyOn(connection.db, 'getExecutor')
  const { app } = await aProcess()
  await app.close()
  expect(statements).toHaveBeenCalledTimes(1)
  statements.mockRestore()
})

test('a process that misses the word reads the version within five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { app, version } = await aProcess({ deaf: true })
  const before = version.known()
  await change()
  expect(version.known()).toBe(before)
  vi.advanceTimersByTime(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(version.known()).toBe(before + 1))
  await app.close()
})

test('a version lower than the one known counts too: the database may have come from a backup', async () => {
  const { app, version, hint } = await aProcess({ deaf: true })
  version.saw(version.known() + 1_000)
  const tooHigh = version.known()
  hint()
  await vi.waitFor(() => expect(version.known()).toBeLessThan(tooHigh))
  await app.close()
})

test('what a query has seen counts at once, unless it is older', async () => {
  const { app, version } = await aProcess({ deaf: true })
  const known = version.known()
  version.saw(known - 1)
  expect(version.known()).toBe(known)
  version.saw(known + 1)
  expect(version.known()).toBe(known + 1)
  await app.close()
})

test('a closed shop no longer asks the database', async () => {
  const { app, hint } = await aProcess({ deaf: true })
  await app.close()
  const statements = vi.spyOn(connection.db, 'getExecutor')
  hint()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(statements).not.toHaveBeenCalled()
  statements.mockRestore()
})
