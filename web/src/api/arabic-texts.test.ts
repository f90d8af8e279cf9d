import { expect, test } from 'vitest'
import { withArabicTexts } from './call-api.ts'

test('titles, units and descriptions become Arabic at any depth, and names stay the keys that they are', () => {
  const category = { name: 'Dairy & Eggs', nameAr: 'ألبان وبيض' }
  expect(
    withArabicTexts({
      message: 'success',
      data: [{ count: 2, product: { title: 'Milk', titleAr: 'لبن', unit: '1.5 L', unitAr: '١٫٥ لتر', category } }],
    }),
  ).toMatchObject({ message: 'success', data: [{ count: 2, product: { title: 'لبن', unit: '1.5 لتر', category } }] })
})

test.each([[{ title: 'Milk' }], [{ title: 'Milk', titleAr: '' }], [{ title: 'Milk', titleAr: null }]])(
  'a product without Arabic keeps its English, apart from the words around it: %j',
  (product) => {
    expect(withArabicTexts({ ...product, unit: '' })).toEqual({ ...product, title: '\u2068Milk\u2069', unit: '' })
  },
)

test.each([undefined, null, 'success', 3])('%j stays itself', (answer) => {
  expect(withArabicTexts(answer)).toBe(answer)
})
