import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, expect, test } from 'vitest'
import { describeFound, describeReading } from './describe-found.ts'

beforeAll(() => changeLanguage('ar'))

const found = (typed: string, as: string) => ({
  results: 8,
  metadata: { understood: [{ typed, as }], isRelaxed: false },
  data: [],
})
const plain = (sentence: string) => sentence.replace(/[\u2066-\u2069]/g, '')

test.each([
  ['ةهمن', 'milk'],
  ['gfk', 'لبن'],
  ['عروض', 'منتجات عليها خصم'],
])('the suggestions and the screen say as what %s was read', (typed, as) => {
  const sentence = `كتبت «${typed}»، ودي نتايج «${as}»`
  expect(plain(describeReading(found(typed, as), typed))).toBe(sentence)
  expect(plain(describeFound(found(typed, as), typed, true))).toContain(`${sentence}.`)
})
