import { screen, within } from '@testing-library/dom'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { expect, test } from 'vitest'
import { answer, askedFor, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { dayAsText } from './day-text.ts'
import type { DayReport } from './day-text.ts'

const milk = { _id: 'milk', slug: 'milk', name: 'Milk 1 l', nameAr: 'لبن 1 لتر' }

const full: DayReport = {
  day: '2026-11-26',
  orders: [{ state: 'delivered', orders: 3, total: 1234.5, deliveryFees: 45 }],
  standing: { orders: 3, total: 1234.5 },
  takings: { cash: 1000, card: 300.25, refunded: 45.75, refundedByHand: 20, together: 1234.5 },
  byHour: [
    { hour: 7, orders: 1, total: 234.5 },
    { hour: 18, orders: 2, total: 1000 },
  ],
  byMethod: [
    { method: 'cash', orders: 2, total: 925.88 },
    { method: 'card', orders: 1, total: 308.62 },
  ],
  byCategory: [{ _id: 'dairy', name: 'Dairy', nameAr: 'ألبان', pieces: 9, total: 1189.5 }],
  refunds: [
    { number: 10042, amount: 45.75, at: '2026-11-26T10:00:00Z', isByHand: false },
    { number: 10043, amount: 20, at: '2026-11-26T11:00:00Z', isByHand: true },
  ],
  owed: [
    { number: 10042, amount: 50.25, currency: 'egp' },
    { number: 10051, amount: 100, currency: 'egp' },
    { number: 10051, amount: 19.5, currency: 'usd' },
  ],
  bestSellers: [{ ...milk, pieces: 9 }],
  ranOut: [{ ...milk, at: '2026-11-26T12:30:00Z', onHand: 0 }],
  shelf: {
    low: [{ ...milk, onHand: 0 }],
    buyFor: '2026-11-27',
    toBuy: [{ ...milk, onHand: 0, expected: 12, buy: 12 }],
  },
}

const empty: DayReport = {
  ...full,
  ...{
    orders: [],
    byHour: [],
    byMethod: [],
    byCategory: [],
    refunds: [],
    bestSellers: [],
    ranOut: [],
    owed: null,
    shelf: null,
  },
  standing: { orders: 0, total: 0 },
  takings: { cash: 0, card: 0, refunded: 0, refundedByHand: 0, together: 0 },
}

/** Thirty days on which nothing was taken but on the last. */
function answerDays(together: number): void {
  answer('getDaysReport', ({ query }) => {
    const to = query.get('to') ?? ''
    const sums = { orders: 0, total: 0, cash: 0, card: 0, refunded: 0, refundedByHand: 0 }
    const days = Array.from({ length: 30 }, (_, at) => {
      const day = new Date(Date.parse(to) - (29 - at) * 86_400_000).toISOString().slice(0, 10)
      return { day, ...sums, together: day === to ? together : 0 }
    })
    return { from: query.get('from') ?? '', to, days, together: { ...sums, together } }
  })
}

test('a reader comes in at the day, and reads off each chart what the server said', async () => {
  signIn('reader')
  answer('getDayReport', () => full)
  answerDays(1234.5)
  renderAdmin('/admin')
  await screen.findByRole('heading', { name: 'Thursday, 26 November 2026' })
  await screen.findAllByText('Takings of thirty days')
  expect(location.pathname).toBe('/admin/day')
  expect(askedFor('getDaysReport')[0]?.query.toString()).toBe('from=2026-10-28&to=2026-11-26')

  for (const summary of screen.getAllByText('As a table')) await user.click(summary)
  const hours = screen.getByRole('table', { name: 'Orders by hour' })
  const rows = within(hours).getAllByRole('row').slice(1)
  // From the first order to the end of a usual day, the hours without an order too.
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    ...[
      '07:001 order',
      ...[8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => `${String(hour).padStart(2, '0')}:000 orders`),
    ],
    ...['18:002 orders', '19:000 orders', '20:000 orders', '21:000 orders'],
  ])
  const ways = within(screen.getByRole('table', { name: 'Ways of paying' })).getAllByRole('row')
  expect(ways.map(({ textContent }) => textContent)).toContain('Cash925.88\u00a0EGP75%')
  const week = within(screen.getByRole('table', { name: 'Takings of seven days' })).getAllByRole('row')
  expect(week).toHaveLength(8)
  expect(week.at(-1)?.textContent).toBe('26 Nov1,234.50\u00a0EGP')
})

test('a manager opens the orders whose money has to go back from the day, a reader reads their numbers', async () => {
  answer('getDayReport', () => full)
  answerDays(0)
  signIn('manager')
  renderAdmin('/admin/day')
  const owed = (await screen.findByText('150.25 EGP + 19.50 USD has to go back to shoppers')).parentElement
  expect(owed?.textContent).toBe('150.25\u00a0EGP + 19.50 USD has to go back to shoppersOrder 10042Order 10051')
  expect(screen.getByRole('link', { name: 'Order 10051' }).getAttribute('href')).toBe('/admin/orders/10051')

  signIn('reader')
  renderAdmin('/admin/day')
  await screen.findByText('150.25 EGP + 19.50 USD has to go back to shoppers')
  expect(screen.queryByRole('link', { name: /^Order / })).toBeNull()
})

test('a day on which nothing has to go back says nothing of it', async () => {
  signIn('manager')
  answer('getDayReport', () => ({ ...empty, owed: [] }))
  answerDays(0)
  renderAdmin('/admin/day')
  await screen.findByText('Nobody ordered on this day.')
  expect(screen.queryByText(/has to go back/)).toBeNull()
})

test('money that went back another way stands apart from what was sent to cards, and is not named without it', async () => {
  signIn('manager')
  answerDays(0)
  answer('getDayReport', () => full)
  renderAdmin('/admin/day')
  const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextSibling?.textContent
  expect(await figure('Sent back to cards')).toBe('45.75\u00a0EGP20.00\u00a0EGP another way')
  const list = (title: string) => screen.getByRole('heading', { name: title }).parentElement?.textContent
  expect(list('Sent back to cards')).toMatch(/^Sent back to cardsOrder 1004245\.75/)
  expect(list('Given back another way')).toMatch(/^Given back another wayOrder 1004320\.00/)

  answer('getDayReport', () => empty)
  renderAdmin('/admin/day')
  await screen.findByText('Nobody ordered on this day.')
  expect(screen.queryByText(/another way/)).toBeNull()
})

test('takings of less than a pound are the highest of their week', async () => {
  signIn('reader')
  answer('getDayReport', ({ query }) => ({ ...empty, day: query.get('day') ?? '' }))
  answerDays(0.5)
  renderAdmin('/admin/day?day=2026-03-01')
  expect(await screen.findAllByText('1 Mar: 0.50 EGP')).toHaveLength(2)
})

test('the days before and after are addresses, and an empty day says so', async () => {
  signIn('reader')
  answer('getDayReport', ({ query }) => ({ ...empty, day: query.get('day') ?? '' }))
  answerDays(0)
  renderAdmin('/admin/day?day=2026-03-01')
  await screen.findByText('Nobody ordered on this day.')
  expect(screen.queryByText('To buy for tomorrow')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'The day before' }))
  await screen.findByRole('heading', { name: 'Saturday, 28 February 2026' })
  expect(location.search).toBe('?day=2026-02-28')
  expect(screen.getByLabelText('Day', { selector: 'input' })).toHaveProperty('value', '2026-02-28')
})

test('a report that cannot be loaded can be asked for again', async () => {
  signIn('reader')
  refuse('getDayReport', 503, 'The database is away.')
  renderAdmin('/admin/day?day=2026-03-01')
  expect(await screen.findByText('The report could not be loaded.')).toBeTruthy()
})

test('the text to share holds the figures and nothing else', () => {
  expect(dayAsText(full)).toBe(`Thursday, 26 November 2026
Takings: 1,234.50\u00a0EGP
– Cash at the door: 1,000.00\u00a0EGP
– Card: 300.25\u00a0EGP
– Sent back to cards: 45.75\u00a0EGP
– Given back another way: 20.00\u00a0EGP
Orders: 3 · 1,234.50\u00a0EGP
Sold most: Milk 1 l ×9
Ran out: Milk 1 l
To buy for tomorrow: Milk 1 l ×12`)
  expect(dayAsText(empty)).toBe('Thursday, 26 November 2026\nTakings: 0.00\u00a0EGP\nOrders: 0')
})

test('the text is in the language of the reader', async () => {
  await changeLanguage('ar')
  const text = dayAsText(full)
  expect(text).toContain('الإيراد: 1,234.50')
  expect(text).toContain('تشتري إيه لبكرة: لبن 1 لتر ×12')
})
