import { expect, test } from 'vitest'
import { westernDigits } from './digits.ts'

test('digits of either Arabic keyboard become 0 to 9, and all else stays', () => {
  expect(westernDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
  expect(westernDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
  expect(westernDigits('لبن ٢ لتر، 3٫5%')).toBe('لبن 2 لتر، 3٫5%')
})
