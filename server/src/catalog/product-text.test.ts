import { expect, test } from 'vitest'
import type { Product } from '@baqala/contract/catalog'
import { joinList, writeEnvelope, writeProducts, writeSingleProduct } from './product-text.ts'

const milk: Product = {
  _id: 'm1',
  title: 'Milk "fresh"\u2028حليب',
  description: 'White.',
  images: ['a'],
  imageCover: 'a',
  price: 50,
  ratingsAverage: 4.5,
  category: { name: 'Dairy' },
  quantity: 3,
  sold: 2,
}

test('a list put together from texts is the list', async () => {
  const texts = await writeProducts([milk, { ...milk, _id: 'm2' }])
  const list = joinList(
    writeEnvelope({ results: 2 }),
    texts.map((text) => text.head),
    [
      { onHand: 1, sold: 9 },
      { onHand: 0, sold: 10 },
    ],
  )
  expect(JSON.parse(list)).toEqual({
    results: 2,
    data: [
      { ...milk, quantity: 1, sold: 9 },
      { ...milk, _id: 'm2', quantity: 0, sold: 10 },
    ],
  })
})

test('what the contract does not list never leaves, and what it promises is held', async () => {
  const [text] = await writeProducts([{ ...milk, ...{ supplierPrice: 31 } }])
  expect(text?.head).not.toContain('supplierPrice')
  await expect(writeProducts([{ ...milk, price: Number.NaN }])).rejects.toThrow()
  expect(() => writeSingleProduct({ ...milk, price: Number.NaN })).toThrow()
})
