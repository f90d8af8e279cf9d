import { screen, waitFor } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, answerNever, askedFor, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { refresh } from '../api/calls.ts'
import { queryClient } from '../api/query-client.ts'

const product = {
  _id: 'p1',
  title: 'Milk',
  unit: '1 L',
  image: '/milk',
  sku: null,
  barcode: null,
  isWithdrawn: false,
}
const line = { at: '2026-11-26T09:00:00Z', left: 10, reason: 'adjusted', note: null, who: 'Mona', order: null } as const

beforeEach(() => {
  signIn('picker')
  answer('listProducts', () => ({ page: 1, total: 0, hasMore: false, products: [] }))
  answer('listStockLedger', () => ({
    ...{ product, stock: 10, waiting: 0, page: 1, hasMore: false },
    entries: [{ ...line, change: -2, note: 'اتكسر', who: 'منى' }],
  }))
})

test('a dot stands before the note and the name of a change, in whatever language they are', async () => {
  renderAdmin('/admin/stock/p1')
  // Within the Arabic the dot would stand behind it.
  for (const words of ['اتكسر', 'منى']) {
    const found = await screen.findByText(words)
    expect(found.previousSibling?.textContent).toBe(' · ')
  }
})

test('a keyboard begins at the number, and on a phone nothing that Enter presses has the focus', async () => {
  const media = vi.spyOn(window, 'matchMedia')
  const answerMedia = (matches: boolean) =>
    media.mockImplementation((query) => ({ ...new EventTarget(), media: query, matches }) as MediaQueryList)
  answer('getPrice', () => ({ product, price: 46.5, priceAfterDiscount: null, undo: null }))
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  signIn('manager')
  for (const [address, label] of [
    ['/admin/stock/p1', 'Pieces on the shelf'],
    ['/admin/prices/p1', 'Price (EGP)'],
  ] as const) {
    answerMedia(true)
    renderAdmin(address)
    const field = await screen.findByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    answerMedia(false)
    // From the list, as a browser keeps a screen that comes with its dialog from taking the focus.
    renderAdmin(address.replace('/p1', ''))
    await screen.findByRole('heading', { level: 1 })
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByLabelText(label)
    await waitFor(() => expect(document.activeElement?.matches('dialog [tabindex="-1"]')).toBe(true))
  }
})

test('what came in is sent again as the same change where its answer was lost, and is taken back as another', async () => {
  renderAdmin('/admin/stock/p1')
  await user.click(await screen.findByRole('radio', { name: 'Came' }))
  await user.click(screen.getByRole('button', { name: 'One more' }))
  answerNever('changeStock')
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await vi.advanceTimersByTimeAsync(10_000)
  await screen.findByRole('alert')

  answer('changeStock', () => ({ stock: 11, entry: { ...line, change: 1 } }))
  await user.click(await screen.findByRole('button', { name: 'Write it down' }))
  await screen.findByText('Milk 1 L: 10 → 11 in stock')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken back')

  const [first, again, undo] = askedFor('changeStock').map(({ key }) => key)
  expect(first).toMatch(/^[\d-]{7,}$/)
  expect(again).toBe(first)
  expect(undo).not.toBe(first)
  expect(undo).toMatch(/^[\d-]{7,}$/)
})

test('a delivery is chosen once for all its products; a count is first, and what broke is a moment', async () => {
  const isChosen = async (name: string) => (await screen.findByRole('radio', { name })).matches(':checked')
  renderAdmin('/admin/stock/p1')
  expect(await isChosen('Counted')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Came' }))
  await user.click(screen.getByRole('radio', { name: 'Went' }))
  renderAdmin('/admin/stock/p2')
  expect(await isChosen('Came')).toBe(true)
  expect(screen.getByLabelText('Pieces that came')).toHaveProperty('value', '')
  await user.type(screen.getByLabelText('Pieces that came'), '24')
  answer('changeStock', () => ({ stock: 34, entry: { ...line, change: 24 } }))
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await screen.findByText('Milk 1 L: 10 → 34 in stock')
  expect(askedFor('changeStock').map(({ body }) => body)).toEqual([{ change: 24, note: 'Delivery' }])
  // The next person on the same phone, who would write a count down as a delivery.
  signIn('manager')
  renderAdmin('/admin/stock/p2')
  expect(await isChosen('Counted')).toBe(true)
})

test('a count is of what no order waits for, and goes with the stock that stood there when it was typed', async () => {
  let [stock, waiting] = [217, 0]
  answer('listStockLedger', () => ({ product, stock, waiting, page: 1, hasMore: false, entries: [] }))
  answer('changeStock', () => ({ stock: 216, entry: null }))
  renderAdmin('/admin/stock/p1')
  const field = await screen.findByLabelText('Pieces on the shelf')
  expect(screen.queryByText(/for orders/)).toBeNull()

  waiting = 3
  await refresh('products')
  const hint = await screen.findByText('3 more stand there for orders: count without them')
  expect(field.getAttribute('aria-describedby')).toBe(hint.id)
  await user.type(field, '220')
  // A shopper buys one before the button is pressed.
  stock = 216
  await refresh('products')
  await screen.findByText('216')
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await waitFor(() => expect(askedFor('changeStock')).toHaveLength(1))
  expect(askedFor('changeStock')[0]?.body).toEqual({ counted: 220, was: 217 })

  renderAdmin('/admin/stock/p2')
  await user.click(await screen.findByRole('radio', { name: 'Came' }))
  expect(screen.queryByText(/for orders/)).toBeNull()
})

test('who counts what a colleague has counted meanwhile is told so, and may write it down all the same', async () => {
  let stock = 178
  const counted = { ...line, reason: 'counted', who: 'Karim', change: -138, left: 40 } as const
  const sold = { ...line, reason: 'ordered', who: null, order: 1042, change: -1, left: 39 } as const
  const entries = () => (stock === 178 ? [] : [sold, counted])
  answer('listStockLedger', () => ({ product, stock, waiting: 0, page: 1, hasMore: false, entries: entries() }))
  answer('changeStock', () => ({ stock: 50, entry: { ...counted, change: 11, left: 50 } }))
  renderAdmin('/admin/stock/p1')
  await user.type(await screen.findByLabelText('Pieces on the shelf'), '50')
  stock = 39
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await screen.findByText(/^Karim wrote down 40 at 11:00\. If you have counted after that/)
  expect(askedFor('changeStock')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await waitFor(() => expect(askedFor('changeStock').map(({ body }) => body)).toEqual([{ counted: 50, was: 39 }]))
})

test('goods that were sold, or left out of an order, meanwhile do not hold a count up', async () => {
  let stock = 8
  const ofOrder = { ...line, order: 1042 } as const
  const lines = [
    { ...ofOrder, reason: 'adjusted', change: -2, left: 7 },
    { ...ofOrder, reason: 'put back', change: 2, left: 9 },
    { ...ofOrder, reason: 'ordered', change: -1, left: 7 },
  ] as const
  const entries = () => (stock === 8 ? [] : [...lines])
  answer('listStockLedger', () => ({ product, stock, waiting: 0, page: 1, hasMore: false, entries: entries() }))
  answer('changeStock', () => ({ stock: 5, entry: null }))
  renderAdmin('/admin/stock/p1')
  await user.type(await screen.findByLabelText('Pieces on the shelf'), '6')
  stock = 7
  await user.click(screen.getByRole('button', { name: 'Write it down' }))
  await waitFor(() => expect(askedFor('changeStock').map(({ body }) => body)).toEqual([{ counted: 6, was: 8 }]))
})

test('a count goes without a stock that was read for an earlier dialog, or that could not be read again', async () => {
  answer('changeStock', () => ({ stock: 220, entry: null }))
  const ledger = { product, stock: 217, waiting: 0, page: 1, hasMore: false, entries: [] }
  const ask = { params: { id: 'p1' } }
  for (const readAgain of [
    () => answerNever('listStockLedger'),
    () => refuse('listStockLedger', 500, 'Something went wrong'),
  ]) {
    renderAdmin('/admin/stock')
    await screen.findByRole('heading', { level: 1 })
    queryClient.setQueryData(['products', 'listStockLedger', ask], ledger)
    readAgain()
    history.pushState(null, '', '/admin/stock/p1')
    dispatchEvent(new PopStateEvent('popstate'))
    await user.type(await screen.findByLabelText('Pieces on the shelf'), '220')
    await vi.advanceTimersByTimeAsync(5000)
    await user.type(screen.getByLabelText('Pieces on the shelf'), '0')
    await user.click(screen.getByRole('button', { name: 'Write it down' }))
    await waitFor(() => expect(askedFor('changeStock').at(-1)?.body).toEqual({ counted: 2200 }))
  }
})

test('a number that is missing, or below zero, is asked for at its field', async () => {
  const message = 'Please enter a whole number of pieces, up to 1,000,000.'
  for (const [kind, param, body] of [
    ['Counted', 'counted', { counted: null, was: 10 }],
    ['Came', 'change', { change: null, note: 'Delivery' }],
  ] as const) {
    refuse('changeStock', 400, message, { msg: message, param, location: 'body' })
    renderAdmin('/admin/stock/p1')
    await user.click(await screen.findByRole('radio', { name: kind }))
    await user.click(screen.getByRole('button', { name: 'Write it down' }))
    const field = screen.getByLabelText(/^Pieces/)
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(message)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    const asked = askedFor('changeStock').length
    await user.type(field, '-1')
    await user.click(screen.getByRole('button', { name: 'Write it down' }))
    await waitFor(() => expect(askedFor('changeStock')).toHaveLength(asked + 1))
    expect(askedFor('changeStock').at(-2)?.body).toEqual(body)
    expect(askedFor('changeStock').at(-1)?.body).toEqual(body)
  }
})
