import type { Product } from '@baqala/contract/catalog'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, expect, test } from 'vitest'
import { withArabicTexts } from '../api/call-api.ts'
import { findInList } from './find-in-list.ts'

beforeAll(() => changeLanguage('ar'))

const goods = [
  { title: 'Full Cream Milk', titleAr: 'لبن كامل الدسم', slug: 'full-cream-milk-1-l', category: { name: 'Dairy' } },
  { title: 'Rice', titleAr: 'أرز مصري', slug: 'rice-5-kg', category: { name: 'Pantry', nameAr: 'بقالة' } },
  { title: 'Basbousa', titleAr: 'بسبوسة بالبندق', slug: 'hazelnut-basbousa-500g', category: { name: 'Sweets' } },
]

test.each([
  ['MILK full', 'لبن كامل الدسم'],
  ['لبن', 'لبن كامل الدسم'],
  ['اللبن', 'لبن كامل الدسم'],
  ['بندق', 'بسبوسة بالبندق'],
  ['ارز', 'أرز مصري'],
  ['رز', 'أرز مصري'],
  ['pantry rice', 'أرز مصري'],
  ['بقاله', 'أرز مصري'],
])('the kept list of the Arabic storefront is searched in both languages: %s', (typed, title) => {
  const kept = withArabicTexts(goods) as Product[]
  expect(findInList(kept, typed).map((product) => product.title)).toEqual([title])
})
