import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { answer, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'

test('the log says in words what the server calls by its own names', async () => {
  const common = { at: '2026-11-27T08:00:00.000Z', who: 'Mona', before: null, after: null }
  const entries = [
    { ...common, what: 'shop closed', about: { kind: 'shop', id: 'shop', name: 'shop' } },
    { ...common, what: 'stock opening stock', about: { kind: 'product', id: 'tea', name: 'Nile Tea' } },
    { ...common, what: 'review hidden', about: { kind: 'product', id: 'tea', name: 'Nile Tea' } },
    { ...common, what: 'words added', about: { kind: 'words', id: 'b', name: 'butter | زبدة' } },
    {
      ...{ ...common, what: 'orders exported', about: { kind: 'shop', id: 'orders.csv', name: 'orders.csv' } },
      after: { from: '2026-11-01', orders: 3 },
    },
    { ...common, what: 'mails retried', about: { kind: 'shop', id: 'shop', name: 'shop' }, after: { mails: 2 } },
    {
      ...{ ...common, what: 'person changed', about: { kind: 'person', id: 'k', name: 'Karim' } },
      ...{ before: { role: 'picker', isDisabled: false }, after: { role: 'courier', isDisabled: true } },
    },
    {
      ...{ ...common, what: 'product changed', about: { kind: 'product', id: 'tea', name: 'Nile Tea' } },
      ...{ before: { unit: '200 g', originAr: '' }, after: { unit: '250 g', originAr: 'سيلان' } },
    },
    {
      ...{ ...common, what: 'order shortened', about: { kind: 'order', id: 'o', name: '1042' } },
      after: { of: 4, title: 'Golden Onions', pieces: 1 },
    },
    {
      ...{ ...common, what: 'stock counted', about: { kind: 'product', id: 'tea', name: 'Nile Tea' } },
      after: { counted: 220, difference: 3 },
    },
    {
      ...{ ...common, what: 'order moved', about: { kind: 'order', id: 'o', name: '1042' } },
      ...{ before: { time: '2026-12-01T16:00:00.000Z' }, after: { time: 'by phone' } },
    },
    {
      ...{ ...common, what: 'picture put', about: { kind: 'product', id: 'tea', name: 'Nile Tea' } },
      after: { picture: '/pictures/nile-tea-1f.webp', position: 0, note: '' },
    },
  ]
  answer('listLog', () => ({
    page: 1,
    hasMore: false,
    entries,
    people: ['Mona'],
    kinds: ['shop', 'product', 'person'],
  }))
  signIn('owner')
  renderAdmin('/admin/log')
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows[1]).toContain('closed the shop')
  expect(rows[2]).toContain('began the stock of Nile Tea')
  expect(rows[3]).toContain('hid a review of Nile Tea')
  expect(rows[4]).toContain('taught the search: butter | زبدة')
  expect(rows[5]).toMatch(/took away orders\.csv.*from: Sun 1 Nov.*orders: 3$/)
  expect(rows[6]).toMatch(/sent again the mails that failed from the shop.*mails: 2$/)
  // Days are shown in words, which find none.
  expect(screen.getByLabelText('What, or a day as 24/12/2026')).toBeTruthy()
  expect(rows[7]).toMatch(/role: picker → courier.*dismissed: no → yes/)
  expect(rows[8]).toMatch(/size in English: 200 g → 250 g.*country of origin in Arabic: none → سيلان/)
  expect(rows[9]).toMatch(/left goods out of order 1042.*1 of 4, Golden Onions$/)
  expect(rows[10]).toMatch(/counted Nile Tea.*counted: 220.*difference: \+3$/)
  expect(rows[11]).toMatch(/order 1042.*delivery time: 1 Dec 2026, 18:00 → by phone$/)
  expect(rows[12]).toMatch(/Nile Tea.*place: 1$/)
})

test('the log names once who signed in, and somebody who was changed beside who did it', async () => {
  const about = { kind: 'person', id: 'm', name: 'Mona' }
  const common = { at: '2026-11-27T08:00:00.000Z', who: 'Mona', about, before: null, after: null }
  const entries = ['signed in', 'PIN set', 'person changed'].map((what) => ({ ...common, what }))
  answer('listLog', () => ({ page: 1, hasMore: false, entries, people: ['Mona'], kinds: ['person'] }))
  signIn('owner')
  renderAdmin('/admin/log')
  const deeds = (await screen.findAllByRole('row')).slice(1).map(({ children }) => children[2]?.textContent?.trim())
  expect(deeds).toEqual(['signed in', 'set the PIN', 'changed Mona'])
})

test('the log writes days as its reader does, in Arabic too, and a file keeps its name', async () => {
  const common = { at: '2026-11-27T08:00:00.000Z', who: 'Mona', before: null, after: null }
  const entries = [
    {
      ...{ ...common, what: 'day closed', about: { kind: 'day', id: '2026-12-04', name: '2026-12-04' } },
      after: { day: 'closed', until: '2026-12-06' },
    },
    { ...common, what: 'import', about: { kind: 'import', id: '5', name: '2026-12-04.csv' } },
    {
      ...{ ...common, what: 'shop closed', about: { kind: 'shop', id: 'shop', name: 'shop' } },
      after: { until: '2026-11-27 23:35' },
    },
    {
      ...{ ...common, what: 'week changed', about: { kind: 'round', id: '1', name: 'Zamalek' } },
      after: { mon: '10:00–12:00 × 12, 24:30–26:00 × 4' },
    },
    {
      ...{ ...common, what: 'order shortened', about: { kind: 'order', id: 'o', name: '1042' } },
      after: { of: 4, titleAr: 'بصل ذهبي', pieces: 1 },
    },
    {
      ...{ ...common, what: 'order moved', about: { kind: 'order', id: 'o', name: '1042' } },
      ...{ before: { time: 'by phone' }, after: { time: '2026-12-01T16:00:00.000Z' } },
    },
  ]
  answer('listLog', () => ({ page: 1, hasMore: false, entries, people: ['Mona'], kinds: ['day', 'import', 'shop'] }))
  signIn('owner')
  await changeLanguage('ar')
  renderAdmin('/admin/log')
  const rows = (await screen.findAllByRole('row')).map(({ textContent }) => textContent)
  expect(rows[1]).toContain('الجمعة، 4 ديسمبر')
  expect(rows[1]).toContain('الأحد، 6 ديسمبر')
  expect(rows[2]).toContain('2026-12-04.csv')
  expect(rows[3]).toContain('الجمعة، 27 نوفمبر 11:35\u00a0م')
  expect(rows[4]).toContain('10\u00a0ص–12\u00a0م × 12, 12:30\u00a0ص–2\u00a0ص × 4')
  expect(rows[5]).toMatch(/1 من 4، \u2068بصل ذهبي\u2069$/)
  expect(rows[6]).toMatch(/ميعاد التوصيل: بالتليفون.*6:00\sم$/)
})
