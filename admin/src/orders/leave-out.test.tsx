import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import type { Role } from '@baqala/contract/admin/may'
import type { StaffOrder } from '@baqala/contract/admin/staff-order'
import { expect, test, vi } from 'vitest'
import { answer, answerNever, askedFor, refuse, signIn } from '../../test/admin-shop.ts'
import { wholeOrder } from '../../test/order-on-board.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { refresh } from '../api/calls.ts'

const line = { unitAr: '', titleAr: '', picture: '/milk', price: 50, barcode: null }
const eggs = { ...line, product: 'eggs', title: 'Baladi Eggs', unit: '10 eggs', count: 3 }
const bread = { ...line, product: 'bread', title: 'Bread', unit: '1 kg', count: 1 }

/** Opens an order in cash of three packs of eggs and a bread, which is being packed. */
function openOrder(change: Partial<StaffOrder> = {}, role: Role = 'picker') {
  signIn(role)
  let lines = [eggs, bread]
  const money = { goods: 200, fee: 0, total: 200, toCollect: 200, cashWith: null, payments: [], surplus: null }
  const order = (): StaffOrder => ({
    ...{ ...wholeOrder(1042), state: 'being packed', mayMove: ['on its way'], money },
    ...{ lines, goods: lines.reduce((sum, { count }) => sum + count, 0) },
    ...change,
  })
  answer('getOrder', order)
  answer('listStockLedger', ({ params: { id = '' } }) => ledgerOf(id, 0))
  answer('listPauses', () => [])
  answer('listBoard', () => ({ page: 1, hasMore: false, total: 0, orders: [] }))
  function takeOut({ product, pieces }: { product: string; pieces: number }) {
    lines = lines
      .map((each) => (each.product === product ? { ...each, count: each.count - pieces } : each))
      .filter(({ count }) => count > 0)
    return order()
  }
  const answerLeaveOut = () => answer('leaveOut', ({ body }) => takeOut(body as Parameters<typeof takeOut>[0]))
  answerLeaveOut()
  renderAdmin('/admin/orders/1042')
  return { answerLeaveOut, takeOut, order }
}

function ledgerOf(id: string, stock: number) {
  const { titleAr, unitAr, picture: image } = line
  const product = { _id: id, title: 'Baladi Eggs', unit: '10 eggs', titleAr, unitAr, image, barcode: null, sku: null }
  return { product: { ...product, isOnSale: true }, stock, waiting: 0, page: 1, hasMore: false, entries: [] } as never
}

const button = (title: string) => screen.findByRole('button', { name: `Not on the shelf: ${title}` })
// In the dialog, which lies over all else.
const said = (text: string) => within(screen.getByRole('dialog')).findByText(text)
const leaveOut = async () => user.click(await screen.findByRole('button', { name: 'Leave out' }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('button', { name: 'Leave out' })).toBeNull())

test('two of three are left out by the keyboard, which keeps its place, and the dialog says so', async () => {
  openOrder()
  const opener = await button('Baladi Eggs 10 eggs')
  opener.focus()
  await user.keyboard('{Enter}')
  expect(opener.getAttribute('aria-expanded')).toBe('true')
  const field = screen.getByLabelText('How many of the 3 are missing?')
  expect(field).toHaveProperty('value', '3')
  await user.click(screen.getByRole('button', { name: 'One more' }))
  await user.click(screen.getByRole('button', { name: 'One less' }))
  await user.click(field)
  await user.keyboard('{Enter}')

  await said('Left out: 2 × Baladi Eggs 10 eggs')
  await screen.findByRole('heading', { name: '2 pieces' })
  expect(askedFor('leaveOut')).toMatchObject([
    { params: { number: '1042' }, body: { product: 'eggs', pieces: 2, of: 3 } },
  ])
  expect(document.activeElement).toBe(await button('Baladi Eggs 10 eggs'))
  await isClosed()
})

/** The status that is there for the question. */
function emptyStatus() {
  const status = screen.getByRole('dialog').querySelector('li [role="status"]')
  expect(status?.textContent).toBe('')
  return status
}

test('who left goods out is asked there how many stand on the shelf, and says “none” by one press', async () => {
  openOrder()
  let stock = 4
  answer('listStockLedger', ({ params: { id = '' } }) => ledgerOf(id, stock))
  answer('changeStock', ({ body }) => {
    const entry = { change: (stock = (body as { counted: number }).counted) - 4 }
    return { stock, entry } as never
  })
  for (const [title, counted] of [
    ['Baladi Eggs 10 eggs', 0],
    ['Bread 1 kg', 2],
  ] as const) {
    stock = 4
    await user.click(await button(title))
    if (title !== 'Bread 1 kg') await user.click(screen.getByRole('button', { name: 'One less' }))
    await leaveOut()
    const status = await waitFor(emptyStatus)
    // In a place that a screen reader already listens to.
    expect(await said(`The shop still sells 4 × ${title}.`)).toBe(status)
    expect(document.activeElement).toBe(await button('Baladi Eggs 10 eggs'))
    const field = await screen.findByLabelText('How many stand there?')
    expect(field).toHaveProperty('value', '')
    if (counted > 0) await user.type(field, `${counted}{Enter}`)
    else await user.click(screen.getByRole('button', { name: 'None' }))
    await said(`${title}: 4 → ${counted} in stock`)
    await waitFor(() => expect(screen.queryByLabelText('How many stand there?')).toBeNull())
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Not on the shelf/)
  }
  expect(askedFor('changeStock')).toMatchObject([
    { params: { id: 'eggs' }, body: { counted: 0, was: 4 } },
    { params: { id: 'bread' }, body: { counted: 2, was: 4 } },
  ])
})

test('who left goods out may count them later, and is not asked where nothing is on sale any more', async () => {
  openOrder()
  answer('listStockLedger', ({ params: { id = '' } }) => ledgerOf(id, id === 'bread' ? 4 : 0))
  await user.click(await button('Baladi Eggs 10 eggs'))
  await user.click(screen.getByRole('button', { name: 'One less' }))
  await leaveOut()
  await screen.findByRole('heading', { name: '2 pieces' })
  await waitFor(() => expect(askedFor('listStockLedger')).toHaveLength(1))
  // Long enough for the answer to be drawn.
  await vi.advanceTimersByTimeAsync(500)
  expect(screen.queryByLabelText('How many stand there?')).toBeNull()
  await user.click(await button('Bread 1 kg'))
  await leaveOut()
  await user.click(await screen.findByRole('button', { name: 'Not now' }))
  expect(screen.queryByLabelText('How many stand there?')).toBeNull()
  expect(document.activeElement).toBe(await button('Baladi Eggs 10 eggs'))
  expect(askedFor('changeStock')).toEqual([])
})

test('after a line that is missing whole the focus is on the one beside it', async () => {
  openOrder()
  await user.click(await button('Bread 1 kg'))
  // One piece is not counted.
  expect(screen.queryByLabelText(/missing/)).toBeNull()
  await leaveOut()
  await said('Left out: 1 × Bread 1 kg')
  await waitFor(() => expect(screen.queryByText('Bread')).toBeNull())
  expect(document.activeElement).toBe(await button('Baladi Eggs 10 eggs'))
})

test('a press whose answer was lost is sent again as the same, and a later one is another', async () => {
  const { answerLeaveOut, takeOut, order } = openOrder()
  await user.click(await button('Baladi Eggs 10 eggs'))
  await user.click(screen.getByRole('button', { name: 'One less' }))
  await user.click(screen.getByRole('button', { name: 'One less' }))
  answerNever('leaveOut')
  await leaveOut()
  await vi.advanceTimersByTimeAsync(10_000)
  await screen.findByText(/cannot be reached/)
  // It had arrived, and the order is read again.
  takeOut({ product: 'eggs', pieces: 1 })
  await refresh('orders')
  await screen.findByRole('heading', { name: '3 pieces' })
  answer('leaveOut', order)
  await leaveOut()
  await said('Left out: 1 × Baladi Eggs 10 eggs')
  await isClosed()
  answerLeaveOut()
  await user.click(await button('Baladi Eggs 10 eggs'))
  await user.click(screen.getByRole('button', { name: 'One less' }))
  await leaveOut()
  await waitFor(() => expect(askedFor('leaveOut')).toHaveLength(3))
  const [first, again, later] = askedFor('leaveOut')
  expect(first?.key).toMatch(/^[\d-]{7,}$/)
  expect(again).toEqual(first)
  expect(first?.body).toEqual({ product: 'eggs', pieces: 1, of: 3 })
  expect(later?.key).not.toBe(first?.key)
  expect(later?.body).toEqual({ product: 'eggs', pieces: 1, of: 2 })
})

test('once the order is refused as another one, the form asks by the order as it is now', async () => {
  const { answerLeaveOut, takeOut } = openOrder()
  await user.click(await button('Baladi Eggs 10 eggs'))
  // A colleague was quicker.
  takeOut({ product: 'eggs', pieces: 1 })
  const message = 'Order 1042 holds 2 × Baladi Eggs 10 eggs now. Nothing was changed; please look at it again.'
  refuse('leaveOut', 409, message)
  await leaveOut()
  const field = await screen.findByLabelText('How many of the 2 are missing?')
  expect(field).toHaveProperty('value', '2')
  screen.getByText(message)
  await screen.findByRole('heading', { name: '3 pieces' })

  answerLeaveOut()
  await leaveOut()
  await said('Left out: 2 × Baladi Eggs 10 eggs')
  const [first, second] = askedFor('leaveOut')
  expect(second?.body).toEqual({ product: 'eggs', pieces: 2, of: 2 })
  expect(second?.key?.split('-', 4)).not.toEqual(first?.key?.split('-', 4))
})

test('the form repeats what the shopper wants, with the number to call where a call is wanted', async () => {
  const wanted = async (change: Partial<StaffOrder>) => {
    openOrder(change)
    await user.click(await button('Bread 1 kg'))
    const form = (await screen.findByRole('button', { name: 'Leave out' })).closest('form')
    return [form?.firstElementChild?.textContent, form?.querySelector('a')?.getAttribute('href')]
  }
  const phone = '01012345678'
  expect(await wanted({ ifRunsOut: 'call', phone })).toEqual([
    'The shopper wants: a call firstCall 01012345678',
    'tel:01012345678',
  ])
  expect(await wanted({ ifRunsOut: 'call' })).toEqual(['The shopper wants: a call first', undefined])
  expect(await wanted({ ifRunsOut: 'replace', phone })).toEqual([
    'The shopper wants: a call about something similar and its priceCall 01012345678',
    'tel:01012345678',
  ])
  expect(await wanted({ ifRunsOut: 'leave out', phone })).toEqual(['The shopper wants: leave it out', undefined])
  expect(await wanted({})).toEqual([expect.stringContaining('taken off the stock'), undefined])
})

test('a number that the line does not hold is told at its field before it is sent, until it is changed', async () => {
  openOrder()
  await user.click(await button('Baladi Eggs 10 eggs'))
  const field = screen.getByLabelText(/missing/)
  for (const wrong of ['', '0', '-1', '4']) {
    await user.clear(field)
    if (wrong) await user.type(field, wrong)
    await leaveOut()
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    screen.getByText('Please enter a whole number from 1 to 3.')
    expect(document.activeElement).toBe(field)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    expect(screen.queryByText(/whole number/)).toBeNull()
  }
  expect(askedFor('leaveOut')).toEqual([])
})

test('a refusal is said in place, and Escape closes the form alone', async () => {
  openOrder()
  const opener = await button('Baladi Eggs 10 eggs')
  await user.click(opener)
  const message = 'Order 1042 holds 1 × Baladi Eggs 10 eggs now. Nothing was changed; please look at it again.'
  refuse('leaveOut', 409, message)
  await leaveOut()
  const alert = await screen.findByText(message)
  expect(alert.closest('li')?.textContent).toContain('Baladi Eggs')
  await user.click(screen.getByLabelText(/missing/))
  await user.keyboard('{Escape}')
  expect(screen.queryByText(message)).toBeNull()
  expect(document.activeElement).toBe(opener)
  // From the opener too, on which the focus stays when the form opens.
  await user.keyboard('{Enter}')
  screen.getByLabelText(/missing/)
  // The browser closes the dialog by what nobody prevents.
  expect(fireEvent.keyDown(opener, { key: 'Escape' })).toBe(false)
  await waitFor(() => expect(screen.queryByLabelText(/missing/)).toBeNull())
  screen.getByRole('dialog', { name: 'Order 1042' })
})

test('an order by card says why nothing is left out of it, and one that has left and a courier are not asked', async () => {
  const count = async () => {
    await screen.findByRole('heading', { name: '4 pieces' })
    return screen.queryAllByRole('button', { name: /^Not on the shelf/ }).length
  }
  const whole = /^Paid by card: nothing can be left out/
  openOrder()
  expect([await count(), screen.queryByText(whole)]).toEqual([2, null])
  openOrder({ method: 'card', isPaid: true })
  expect(await count()).toBe(0)
  expect(screen.getByText(whole).textContent).toMatch(/or have the owner or a manager cancel the order\.$/)
  openOrder({ method: 'card', isPaid: true, mayMove: ['on its way', 'cancelled'] }, 'owner')
  expect(await count()).toBe(0)
  expect(screen.getByText(whole).textContent).toMatch(/with the shopper, or cancel the order\.$/)
  for (const open of [() => openOrder({ state: 'on its way' }), () => openOrder({}, 'courier')]) {
    open()
    expect([await count(), screen.queryByText(whole)]).toEqual([0, null])
  }
})
