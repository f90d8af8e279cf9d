import { expect, onTestFinished, test } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { dateWords, egp, moment } from './words.ts'

test('an amount has its piastres, its thousands and its currency', () => {
  expect([46.5, 1357.949999, 0, 1_000_000].map(egp)).toEqual([
    '46.50\u00a0EGP',
    '1,357.95\u00a0EGP',
    '0.00\u00a0EGP',
    '1,000,000.00\u00a0EGP',
  ])
})

test('a moment names its month by a word, in either language', async () => {
  const at = '2026-12-01T06:05:00Z'
  expect([moment(at), dateWords(at)]).toEqual(['1 Dec 2026, 08:05', '1 Dec 2026'])
  await changeLanguage('ar')
  onTestFinished(() => changeLanguage('en'))
  expect([moment(at), dateWords(at)]).toEqual(['1 ديسمبر 2026، 8:05 ص', '1 ديسمبر 2026'])
})
