import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, expect, test } from 'vitest'
import { besideTyped, filtersIn, typedBeside } from './product-filters.ts'
import { beginsWith, searchByCategory } from './category-names.ts'

beforeAll(() => changeLanguage('ar'))

const dairy = { name: 'Dairy & Eggs', nameAr: 'ألبان وبيض' }
const bakery = { name: 'Bakery', nameAr: 'مخبوزات' }
const products = [{ category: dairy }, { category: bakery }]

test.each(['ألبان', 'البان', 'dairy'])(
  '%s, typed in Arabic or English, with its hamza or without, finds dairy',
  (typed) => {
    expect(searchByCategory(products, typed)).toEqual([{ category: dairy }])
  },
)

test('a chosen category stays beside the start of its Arabic name, and gives way to another text', () => {
  const chosen = filtersIn('?category=Dairy+%26+Eggs')
  expect(besideTyped(chosen, () => beginsWith(dairy, 'البا')).category).toEqual(['Dairy & Eggs'])
  expect(besideTyped(chosen, () => beginsWith(dairy, 'مخ')).category).toEqual([])
  expect(typedBeside(dairy, 'ألبان')).toBe('ألبان')
  expect(typedBeside(bakery, 'ألبان')).toBe('')
})
