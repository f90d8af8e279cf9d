import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { rowsOf } from '../../db/rows.ts'
import { insertMaster } from '../../pictures/masters.queries.ts'
import { aCashOrder } from '../../../test/order-factories.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { deleteUnusedPictures } from './change-pictures.ts'

const db = useTestDatabase()
const left = async () =>
  (await rowsOf<{ name: string }>(db())`select name from pictures order by name`).map(({ name }) => name)

async function aPicture(name: string) {
  await insertMaster(db(), { name, type: 'image/webp', bytes: Buffer.from('x'), width: 1, height: 1 })
  return `/images/${name}`
}

/** The clean-up finds what is unused, and comes again after so many days. */
async function cleanUpAfter(days: number) {
  await deleteUnusedPictures(db())
  await sql`update pictures set unused_since = unused_since - make_interval(days => ${days})`.execute(db())
  return deleteUnusedPictures(db())
}

beforeEach(() => aPicture('old-00000000'))

test('a picture that nothing shows goes after a month', async () => {
  expect(await cleanUpAfter(29)).toBe(0)
  expect(await cleanUpAfter(2)).toBe(1)
  expect(await left()).toEqual([])
})

test('one that a product, a category or a brand shows stays, also of a product that is withdrawn', async () => {
  const images = [await aPicture('one-00000000'), await aPicture('two-00000000')]
  const id = await aProduct(db())
  await sql`update products set images = ${images}, withdrawn_at = now() where id = ${id}`.execute(db())
  await sql`update categories set image = ${await aPicture('category-00000000')}`.execute(db())
  await sql`update brands set image = ${await aPicture('brand-00000000')}`.execute(db())
  expect(await cleanUpAfter(31)).toBe(1)
  expect(await left()).toEqual(['brand-00000000', 'category-00000000', 'one-00000000', 'two-00000000'])
})

test('one that an order holds stays for ever', async () => {
  await aCashOrder(db())
  await sql`update order_items set image_cover = '/images/old-00000000'`.execute(db())
  expect(await cleanUpAfter(31)).toBe(0)
  expect(await cleanUpAfter(31)).toBe(0)
  expect(await left()).toEqual(['old-00000000'])
})

test('one that is shown again counts from then on', async () => {
  await deleteUnusedPictures(db())
  await sql`update pictures set unused_since = now() - interval '31 days'`.execute(db())
  const id = await aProduct(db())
  await sql`update products set images = array['/images/old-00000000'] where id = ${id}`.execute(db())
  expect(await deleteUnusedPictures(db())).toBe(0)
  await sql`update products set images = array['/images/other'] where id = ${id}`.execute(db())
  expect(await cleanUpAfter(29)).toBe(0)
})
