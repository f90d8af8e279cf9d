import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anOpenShop } from '../../../test/run-baqala.ts'
import { listLogged } from '../../staff/log-list.queries.ts'
import { putInOutbox } from '../../mail/outbox.ts'

test('baqala mail: lists what was given up and why, and sends it after all', async () => {
  const shop = await anOpenShop()
  expect((await shop.baqala('mail', 'list')).out).toBe('No mail was given up.\n')
  expect((await shop.baqala('mail', 'retry')).out).toBe('No mail was given up.\n')
  await shop.inside(async (db) => {
    await putInOutbox(db, Buffer.alloc(32), 'mona@example.com', { kind: 'welcome', facts: { name: 'Mona' } })
    await sql`update outbox set given_up_at = now(), last_error = '550 5.4.5 Daily limit'`.execute(db)
  })
  expect((await shop.baqala('mail', 'list')).out).toMatch(/welcome  mona@example\.com  550 5\.4\.5 Daily limit\n$/)
  expect(await shop.baqala('mail', 'retry', '--as', 'Mona')).toMatchObject({ code: 0, out: '1 mail goes out again.\n' })
  expect(await shop.inside((db) => listLogged(db, { limit: 9, offset: 0 }))).toMatchObject([
    { who: 'Mona', what: 'mails retried', kind: 'shop', after: { mails: 1 } },
  ])
  expect((await shop.baqala('mail', 'list')).out).toBe('No mail was given up.\n')
  await shop.remove()
}, 120_000)
