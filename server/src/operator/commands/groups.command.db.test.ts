/** `baqala category`, `subcategory` and `brand` as the person at the keyboard meets them. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../test/factories.ts'
import { anOpenShop, type ShopOfItsOwn } from '../../../test/run-baqala.ts'

let shop: ShopOfItsOwn

beforeAll(async () => {
  shop = await anOpenShop()
  await shop.inside((db) => aProduct(db, { title: 'Halawa', category: 'Pantry' }))
})
afterAll(() => shop.remove())

// A machine that is busy takes its time to start the process of the commands.
test('an aisle is added, parted, renamed and removed, and one with goods stays', { timeout: 120_000 }, async () => {
  const said = async (...words: string[]) => {
    const { out, err } = await shop.baqala(...words)
    return out + err
  }
  const add = ['category', 'add', 'Pet Food', '--name-ar', 'أكل الحيوانات', '--as', 'Mona']
  expect(await said(...add, '--check')).toContain('Nothing is changed yet')
  expect(await said(...add)).toBe('pet-food is there.\n')
  expect(await said(...add)).toContain('Pet Food')
  expect(await said('subcategory', 'add', 'Cats', '--category', 'pet FOOD', '--as', 'Mona')).toBe('cats is there.\n')
  expect(await said('subcategory', 'add', 'Cats', '--category', 'nowhere', '--as', 'Mona')).toContain(
    'There is no category "nowhere". baqala category lists them.',
  )
  expect(await said('category', 'rename', 'pet-food', '--to', 'Pets', '--as', 'Mona')).toBe(
    'It is called Pets, أكل الحيوانات.\n',
  )
  expect(await said('category')).toMatch(/^pet-food +Pets +أكل الحيوانات +0$/m)
  expect(await said('category', 'remove', 'pantry', '--as', 'Mona')).toContain('One product is in it')
  expect(await said('category', 'remove', 'pet-food', '--as', 'Mona')).toBe('Pets is gone.\n')
  expect(await said('subcategory')).not.toContain('cats')
  expect(await said('brand', 'remove', 'nobody', '--as', 'Mona')).toContain(
    'There is no brand "nobody". baqala brand lists them.',
  )
})
