import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '../../test/factories.ts'
import { useTestDatabase } from '../../test/test-database.ts'
import { refreshIndex, type FollowedIndex } from './followed-index.ts'
import { makeLexicon } from './words/lexicon.ts'
import { SearchIndex } from './search-index.ts'
import { addSearchWords } from './search-words.ts'
import { search } from './search.ts'

const db = useTestDatabase()
let before: FollowedIndex
let halawa = ''
const found = ({ index }: FollowedIndex, typed: string) => search(typed, index).ids

beforeEach(async () => {
  halawa = await aProduct(db(), { title: 'Halawa Block Plain' })
  for (const title of ['Ginger Biscuits', 'Walnut Paste']) await aProduct(db(), { title })
  before = await refreshIndex(db(), undefined)
})

describe('the index that follows the catalogue', () => {
  test('a new price of every product re-indexes none of them', async () => {
    await sql`update products set price = price + 100`.execute(db())
    const after = await refreshIndex(db(), before)
    expect(after.index).toBe(before.index)
    expect(after.index.slotCount).toBe(3)
  })

  test('a new title re-indexes that product alone', async () => {
    await sql`update products set title = 'Malban Rose', title_ar = '' where id = ${halawa}`.execute(db())
    const after = await refreshIndex(db(), before)
    expect(after.index).toBe(before.index)
    expect(after.index.slotCount).toBe(4)
    expect(found(after, 'malban')).toEqual([halawa])
    expect(found(after, 'halawa')).toEqual([])
  })

  test('a withdrawn product leaves, and comes back', async () => {
    await sql`update products set withdrawn_at = now() where id = ${halawa}`.execute(db())
    expect(found(await refreshIndex(db(), before), 'halawa')).toEqual([])
    await sql`update products set withdrawn_at = null where id = ${halawa}`.execute(db())
    expect(found(await refreshIndex(db(), before), 'halawa')).toEqual([halawa])
  })

  test('of two equals the one that sold more comes first, as soon as it did', async () => {
    const other = await aProduct(db(), { title: 'Halawa Block Plain' })
    const sell = (id: string, pieces: number) =>
      sql`update stock set sold = ${pieces} where product_id = ${id}`.execute(db())
    await sell(other, 5)
    expect(found(await refreshIndex(db(), before), 'halawa')).toEqual([other, halawa])
    await sell(halawa, 9)
    expect(found(await refreshIndex(db(), before), 'halawa')).toEqual([halawa, other])
  })

  test('a lowered price makes an offer of a product at once, and the old price ends it', async () => {
    await sql`update products set price_after_discount = price / 2 where id = ${halawa}`.execute(db())
    const onSale = await refreshIndex(db(), before)
    expect([found(onSale, 'offers'), onSale.index.slotCount]).toEqual([[halawa], 3])
    expect(found(await refreshIndex(db(), undefined), 'offers')).toEqual([halawa])
    await sql`update products set price_after_discount = null`.execute(db())
    expect(found(await refreshIndex(db(), onSale), 'offers')).toEqual([])
  })

  test('a new row of words makes a new index; the old one answers until that is done', async () => {
    await addSearchWords(db(), ['halawa', 'zalloum'], { name: 'Mona' })
    const refreshing = refreshIndex(db(), before)
    expect(found(before, 'halawa')).toEqual([halawa])
    const after = await refreshing
    expect(after.index).not.toBe(before.index)
    expect([found(before, 'zalloum'), found(after, 'zalloum')]).toEqual([[], [halawa]])
  })

  test('the lexicon is read in slices, with turns for other requests between them', async () => {
    let turns = 0
    let isDone = false
    const countTurns = () => {
      turns += 1
      if (!isDone) setImmediate(countTurns)
    }
    setImmediate(countTurns)
    const names = Array.from({ length: 600 }, (_, at) => `name ${at}`)
    const { labels } = await makeLexicon(names)
    isDone = true
    expect(turns).toBeGreaterThanOrEqual(10)
    expect(labels.map(({ en }) => en)).toEqual(names)
  })

  test('an index full of products that are gone is built anew', async () => {
    const worn = new SearchIndex(await makeLexicon([]))
    const texts = { title: 'Halawa', titleAr: '', unit: '', subcategory: '', subcategoryAr: '', brand: '', brandAr: '' }
    for (let hash = 0; hash < 1_100; hash += 1)
      worn.add({ ...texts, id: halawa, hash, category: '', categoryAr: '', sold: 0, saving: 0 })
    const after = await refreshIndex(db(), { index: worn, words: before.words })
    expect(after.index).not.toBe(worn)
    expect(after.index.slotCount).toBe(3)
  })
})
