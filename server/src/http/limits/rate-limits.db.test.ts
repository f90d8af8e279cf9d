import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { useTestDatabase } from '../../../test/test-database.ts'
import { oneRow } from '../../db/rows.ts'
import { deleteOldCounts, makeRateLimits, type RateLimits } from './rate-limits.ts'

const knocking = { name: 'knocking', max: 3, seconds: 60 }
const SENTENCE = { code: 'test.tooMany', params: {}, text: 'Please knock more softly.', textAr: '' }
const db = useTestDatabase()
let limits: RateLimits

beforeAll(() => {
  limits = makeRateLimits(db(), Buffer.alloc(32, 1))
})

const knock = (who = 'mona@example.com') => limits.take(knocking, who, SENTENCE)

describe('a limit', () => {
  test('lets as many through as it says, and then asks to wait', async () => {
    for (let turn = 0; turn < 3; turn += 1) await knock()
    await expect(knock()).rejects.toMatchObject({
      statusCode: 429,
      message: SENTENCE.text,
      details: { retryAfter: 60 },
    })
  })

  test('counts everybody apart', async () => {
    for (let turn = 0; turn < 3; turn += 1) await knock()
    await knock('omar@example.com')
  })

  test('lets no more through when they all come at once', async () => {
    const knocks = await Promise.allSettled(Array.from({ length: 20 }, () => knock()))
    expect(knocks.filter((each) => each.status === 'fulfilled').length).toBe(3)
  })

  test('begins anew when its window has ended', async () => {
    for (let turn = 0; turn < 3; turn += 1) await knock()
    await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(db())
    await knock()
  })

  test('takes a good try back', async () => {
    for (let turn = 0; turn < 3; turn += 1) await knock()
    await limits.giveBack(knocking, 'mona@example.com')
    await knock()
  })

  test('holds for every server process, which share one database', async () => {
    const neighbour = makeRateLimits(db(), Buffer.alloc(32, 1))
    for (let turn = 0; turn < 3; turn += 1) await neighbour.take(knocking, 'mona@example.com', SENTENCE)
    await expect(knock()).rejects.toMatchObject({ statusCode: 429 })
  })

  test('keeps no e-mail, and forgets what has ended', async () => {
    await knock()
    const { row } = await oneRow<{ row: string }>(db())`select rate_limits::text as row from rate_limits`
    expect(row).not.toContain('mona')
    await sql`update rate_limits set resets_at = now() - interval '1 second'`.execute(db())
    await deleteOldCounts(db())
    expect((await oneRow<{ n: number }>(db())`select count(*) as n from rate_limits`).n).toBe(0)
  })
})
