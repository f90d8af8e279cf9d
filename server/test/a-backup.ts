import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { makeBackup } from '../src/backup/make-backup.ts'
import type { Db } from '../src/db/rows.ts'
import { insertMaster } from '../src/pictures/masters.queries.ts'
import { aDeliveryRound } from './a-delivery-round.ts'
import { aProduct } from './factories.ts'
import { aCashOrder, aPaidOrder } from './order-factories.ts'
import { openTestDatabase } from './test-database.ts'

/** The backup of a shop that has both kinds of orders, and texts and bytes that are hard to keep; the shop, and a folder for more. */
export async function aBackup() {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-backup-'))
  const file = path.join(folder, 'monday.gz')
  const { db, close } = await openTestDatabase()
  const productId = await fillShop(db)
  await makeBackup(db, file)
  async function remove(): Promise<void> {
    await close()
    await rm(folder, { recursive: true })
  }
  return { db, file, folder, productId, remove }
}

async function fillShop(db: Db): Promise<string> {
  const productId = await aProduct(db, { title: 'Ful «ميدامس» "with\\cumin"', onHand: 20 })
  const { near, slot } = await aDeliveryRound(db)
  const delivery = {
    areaId: near,
    slotId: slot,
    isExpress: false,
    fee: 1_500,
    word: { cashWith: null, ifRunsOut: 'leave out' as const, note: 'Ring «twice»' },
  }
  await aCashOrder(db, { productId, count: 2, delivery, details: 'Line one\nline two \u2028 {"a":1}' })
  await aPaidOrder(db, { productId })
  await sql`insert into rate_limits (key, count, resets_at) values ('\\x00ff', 1, now())`.execute(db)
  const bytes = randomBytes(700_000)
  for (const name of ['ful-00000000', 'milk-00000000', 'tea-00000000', 'rice-00000000'])
    await insertMaster(db, { name, type: 'image/webp', bytes, width: 1600, height: 900 })
  return productId
}
