import { changeLanguage } from '@baqala/kit/language/language.ts'
import { beforeAll, expect, test } from 'vitest'
import { unitPrice } from './product-facts.ts'

beforeAll(() => changeLanguage('ar'))

test.each([
  [93, '2 لتر', '46.50 ج.م. / لتر'],
  [25, '500 جم', '50.00 ج.م. / كجم'],
  [30, '250 مل', '120.00 ج.م. / لتر'],
  [60, '1.5 لتر', '40.00 ج.م. / لتر'],
  [60, '1.2 كجم', '50.00 ج.م. / كجم'],
  [99, '6 × 330 مل', '50.00 ج.م. / لتر'],
  [72, '12 قطعة', '6.00 ج.م. / القطعة'],
  [72, '8 قطع', '9.00 ج.م. / القطعة'],
  [105, '12 بيضة', '8.75 ج.م. / البيضة'],
  [52.5, '6 بيضات', '8.75 ج.م. / البيضة'],
  [280, '40 حفاضة', '7.00 ج.م. / الحفاضة'],
  [60, '1,200 قطعة', '0.05 ج.م. / القطعة'],
  [60, '1,250 كجم', '48.00 ج.م. / كجم'],
  [60, '1,250 لتر', '48.00 ج.م. / لتر'],
])('%d pounds for %s is %s', (price, unit, expected) => {
  expect(unitPrice(price, unit)?.replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each(['1 كجم', '1000 جم', '1 لتر', 'حزمة', '6 أرغفة', '5 × 150 منديل', ''])('%s has no other price', (unit) => {
  expect(unitPrice(40, unit)).toBeUndefined()
})
