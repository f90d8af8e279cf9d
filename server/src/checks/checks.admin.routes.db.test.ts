import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aProduct } from '../../test/factories.ts'
import { signedInAs, staffCall } from '../../test/staff-calls.ts'

describe('GET /checks', () => {
  const shop = openTestShop({ HOST: '127.0.0.1' })
  let cookie = ''

  beforeEach(async () => {
    cookie = await signedInAs(shop, 'manager')
  })

  test('the findings of doctor in the language of the reader, looked for once by all who ask at once', async () => {
    const productId = await aProduct(shop.connection.db)
    await sql`alter table stock disable trigger user`.execute(shop.connection.db)
    await sql`update stock set on_hand = 99 where product_id = ${productId}`.execute(shop.connection.db)
    await sql`alter table stock enable trigger user`.execute(shop.connection.db)
    const ask = (language: string) => staffCall(shop, 'listChecks', { cookie, headers: { 'x-language': language } })
    const [english, arabic] = await Promise.all([ask('en'), ask('ar')])
    const find = (answer: typeof english, about: string) =>
      answer.body.data.findings.find((each: { about: string }) => each.about === about)
    expect(find(english, 'stock')).toMatchObject({
      level: 'wrong',
      says: expect.stringContaining('99 on the shelf, 50 by the ledger'),
      todo: expect.stringContaining('Restore a backup'),
    })
    expect(find(arabic, 'stock').todo).toMatch(/[ء-ي]/)
    // Digits and dashes would stand the other way round among Arabic words.
    expect(find(arabic, 'migrations').says).toMatch(/ \u2068\d{4}-[a-z-]+\u2069\.$/)
    expect(find(english, 'backup')).toMatchObject({ level: 'minor', says: 'There is none yet.' })
    expect(find(english, 'catalogue')).toEqual({
      about: 'catalogue',
      level: 'well',
      says: 'There is something for sale.',
    })
    expect(arabic.body.data.lookedAt).toBe(english.body.data.lookedAt)
    // Within ten seconds nothing is looked at again.
    expect((await ask('en')).body.data.lookedAt).toBe(english.body.data.lookedAt)
  })
})
