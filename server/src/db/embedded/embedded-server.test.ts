import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, rm, stat, symlink } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openEmbedded } from '../../../test/test-database.ts'
import type { Connection } from '../connection.ts'
import { connectToEmbedded, ShopWentAway } from './embedded-client.ts'
import { serveEmbedded } from './embedded-server.ts'
import { socketOf } from './embedded-socket.ts'
import { oneRow, rowsOf } from '../rows.ts'

let shop: Connection
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-socket-'))
  shop = await openEmbedded('new')
  await sql`create table shelf (title text unique, pieces bigint, since timestamptz, label bytea, note text)`.execute(
    shop.db,
  )
}, 60_000)
beforeEach(() => sql`truncate shelf`.execute(shop.db))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** Lends the database to a command for the length of `work`. */
async function beside(
  work: (command: Connection, served: { close(): Promise<void> }) => Promise<void>,
  maxIdleMs?: number,
) {
  const served = await serveEmbedded(shop.db, folder, maxIdleMs)
  const command = await connectToEmbedded(folder)
  if (command === undefined) throw new Error('Nobody answered.')
  await work(command, served)
  await command.close()
  await served.close()
}

const titles = async () => (await rowsOf<{ title: string }>(shop.db)`select title from shelf`).map((row) => row.title)

test('a command reads and writes what the shop reads and writes, dates, bytes and large texts too', async () => {
  await beside(async ({ db }) => {
    const note = 'حلاوة '.repeat(100_000)
    const since = new Date('2026-11-23T10:00:00Z')
    const written =
      await sql`insert into shelf values ('Halawa', 7, ${since}, ${Buffer.from([0, 255])}, ${note})`.execute(db)
    expect(written.numAffectedRows).toBe(1n)
    const row = await oneRow<{ label: Uint8Array }>(db)`select * from shelf`
    expect(row).toMatchObject({ title: 'Halawa', pieces: 7, since, note })
    expect([...row.label]).toEqual([0, 255])
  })
})

test('the database’s refusal arrives with its code, and the command can go on', async () => {
  await beside(async ({ db }) => {
    await sql`insert into shelf values ('Halawa')`.execute(db)
    await expect(sql`insert into shelf values ('Halawa')`.execute(db)).rejects.toMatchObject({
      code: '23505',
      constraint: 'shelf_title_key',
    })
    const twice = db.transaction().execute(async (tx) => {
      await sql`insert into shelf values ('Tahini')`.execute(tx)
      await sql`insert into shelf values ('Halawa')`.execute(tx)
    })
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    expect(await titles()).toEqual(['Halawa'])
  })
})

test('after a commit that fails, the next transaction is one', async () => {
  await sql`create table label (title text unique deferrable initially deferred)`.execute(shop.db)
  await beside(async ({ db }) => {
    const twice = db.transaction().execute((tx) => sql`insert into label values ('Halawa'), ('Halawa')`.execute(tx))
    await expect(twice).rejects.toMatchObject({ code: '23505' })
    const undone = db.transaction().execute(async (tx) => {
      await sql`insert into label values ('Tahini')`.execute(tx)
      throw new Error('A change of mind.')
    })
    await expect(undone).rejects.toThrow('A change of mind.')
  })
  expect(await rowsOf(shop.db)`select * from label`).toEqual([])
})

test('a transaction is whole: the shop sees nothing of it before, and waits', async () => {
  await beside(async ({ db }) => {
    let shopSaw: string[] | undefined
    await db.transaction().execute(async (tx) => {
      await sql`insert into shelf values ('Halawa')`.execute(tx)
      void titles().then((seen) => (shopSaw = seen))
      await sql`insert into shelf values ('Tahini')`.execute(tx)
      expect(shopSaw).toBeUndefined()
    })
    await expect.poll(() => shopSaw).toEqual(['Halawa', 'Tahini'])
  })
})

test('a long transaction leaves nothing behind in the shop', async () => {
  const warnings: Error[] = []
  const note = (warning: Error) => warnings.push(warning)
  process.on('warning', note)
  await beside(async ({ db }) => {
    await db.transaction().execute(async (tx) => {
      for (let pieces = 1; pieces <= 20; pieces += 1)
        await sql`insert into shelf (pieces) values (${pieces})`.execute(tx)
    })
  })
  process.off('warning', note)
  expect(warnings).toEqual([])
  expect(await titles()).toHaveLength(20)
})

test('a command that is killed within a transaction leaves nothing behind, and the shop sells on', async () => {
  const served = await serveEmbedded(shop.db, folder)
  const command = await connectToEmbedded(folder)
  const killed = command?.db.transaction().execute(async (tx) => {
    await sql`insert into shelf values ('Halawa')`.execute(tx)
    await command.close()
    await sql`insert into shelf values ('Tahini')`.execute(tx)
  })
  await expect(killed).rejects.toThrow()
  expect(await titles()).toEqual([])
  await served.close()
})

test('a transaction that somebody lets lie is given up', async () => {
  await beside(async ({ db }) => {
    const asleep = db.transaction().execute(async (tx) => {
      await sql`insert into shelf values ('Halawa')`.execute(tx)
      expect(await titles()).toEqual([])
      await sql`insert into shelf values ('Tahini')`.execute(tx)
    })
    await expect(asleep).rejects.toBeInstanceOf(ShopWentAway)
  }, 50)
  expect(await titles()).toEqual([])
})

test('a shop that ends takes back what a command had not finished, and the command hears of it', async () => {
  await beside(async ({ db }, served) => {
    const cutOff = db.transaction().execute(async (tx) => {
      await sql`insert into shelf values ('Halawa')`.execute(tx)
      await served.close()
      await sql`insert into shelf values ('Tahini')`.execute(tx)
    })
    await expect(cutOff).rejects.toBeInstanceOf(ShopWentAway)
    expect(await titles()).toEqual([])
    await expect(sql`select 1`.execute(db)).rejects.toBeInstanceOf(ShopWentAway)
  })
})

test('nobody answers where no shop runs, and a socket that a killed shop left is no hindrance', async () => {
  expect(await connectToEmbedded(path.join(folder, 'elsewhere'))).toBeUndefined()
  // A server that is not closed leaves its socket as a killed one does.
  const left = await serveEmbedded(shop.db, folder)
  await beside(async ({ db }) => void (await sql`select 1`.execute(db)))
  await left.close()
})

test.skipIf(process.platform === 'win32')('only the shop’s own user may open the socket', async () => {
  await beside(async () => {
    const place = socketOf(folder)
    expect((await stat(place)).mode & 0o777).toBe(0o600)
    expect((await stat(path.dirname(place))).mode & 0o777).toBe(0o700)
  })
})

describe.skipIf(process.platform === 'win32')('of a database whose path is too long for a socket', () => {
  const deep = () => path.join(folder, 'd'.repeat(60), 'd'.repeat(60))
  const placeOf = () => path.dirname(socketOf(deep()))
  beforeEach(() => mkdir(deep(), { recursive: true }))
  afterEach(() => rm(placeOf(), { recursive: true, force: true }))

  test('commands reach the shop, by another path to the database too, and only its own user', async () => {
    const served = await serveEmbedded(shop.db, deep())
    await symlink(deep(), path.join(folder, 'd'.repeat(120)))
    for (const asked of [deep(), path.join(folder, 'd'.repeat(120))]) {
      const command = await connectToEmbedded(asked)
      expect(await oneRow(command!.db)`select 1 as answer`).toEqual({ answer: 1 })
      await command!.close()
    }
    expect((await stat(placeOf())).mode & 0o777).toBe(0o700)
    expect((await stat(socketOf(deep()))).mode & 0o777).toBe(0o600)
    await served.close()
  })

  test.each([
    ['open to others', () => mkdir(placeOf()).then(() => chmod(placeOf(), 0o755))],
    ['a link', () => symlink(folder, placeOf())],
  ])('a folder of its name that is %s is used by neither side', async (_, makeFolder) => {
    await makeFolder()
    await expect(serveEmbedded(shop.db, deep())).rejects.toThrow("somebody else's, or open to others")
    const trap = createServer().listen(socketOf(deep()))
    await once(trap, 'listening')
    expect(await connectToEmbedded(deep())).toBeUndefined()
    trap.close()
  })
})
