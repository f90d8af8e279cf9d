import { screen, waitFor, within } from '@testing-library/dom'
import type { BoardOrder, StaffMove, StaffOrder } from '@baqala/contract/admin/staff-order'
import type { Role } from '@baqala/contract/admin/may'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, answerNever, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { forgetSession, refresh } from '../api/calls.ts'
import { orderOnBoard as order } from '../../test/order-on-board.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { areKeysOn } from '../ui/use-shortcuts.ts'
import { isBellOn } from './bell.ts'
import { pendingMoves, refusedMove, UNDO_MS } from './pending-moves.ts'
import { quietHours } from './quiet-hours.ts'
import { silenced } from './order-watch.tsx'
import { isLive } from './use-orders.ts'
import { messages } from '#messages/orders'

/** The browser's end of the sound: the frequencies that were played. */
let played: number[] = []

class SilentAudio {
  readonly currentTime = 0
  readonly destination = {}
  readonly resume = async () => {}
  createOscillator() {
    const frequency = { value: 0 }
    return {
      frequency,
      connect: (next: unknown) => next,
      start: () => played.push(frequency.value),
      stop: () => {},
    }
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect: (next: unknown) => next }
  }
}

beforeEach(() => {
  played = []
  areKeysOn.set(true)
  isBellOn.set(false)
  pendingMoves.set([])
  refusedMove.set(undefined)
  silenced.set(new Set())
  quietHours.set({ from: 0, until: 8 })
  vi.stubGlobal('AudioContext', SilentAudio)
  // Noon in Cairo.
  vi.setSystemTime(new Date('2026-11-26T10:00:00Z'))
})

/** Opens the board of a shop in which these orders are new, or in another list. */
async function openBoard(role: Role, orders: () => BoardOrder[], list = 'new') {
  signIn(role)
  answer('listPauses', () => [])
  answerBoard(orders, list)
  renderAdmin('/admin/orders')
  await screen.findByRole('heading', { name: 'Orders' })
}

function answerBoard(orders: () => BoardOrder[], list = 'new') {
  answer('listBoard', ({ query }) => {
    const listed = query.get('state') === list ? orders() : []
    return { page: 1, hasMore: false, total: listed.length, orders: listed }
  })
}

const startPacking = (number: number) => screen.findByRole('button', { name: `Start packing: order ${number}` })

test('a card says that its order is express, and by when', async () => {
  await openBoard('picker', () => [order(1042), { ...order(1043), isExpress: true }])
  await startPacking(1042)
  expect(screen.getAllByText(/12:00–14:00|14:00$/).map(({ textContent }) => textContent)).toEqual([
    '12:00–14:00',
    'Express, by 14:00',
  ])
})

test('a step that is undone within ten seconds is not sent', async () => {
  await openBoard('picker', () => [order(1042)])
  await user.click(await startPacking(1042))
  expect(screen.getByText('Packing…')).toBeTruthy()

  vi.advanceTimersByTime(UNDO_MS - 500)
  await user.click(screen.getByRole('button', { name: 'Undo order 1042' }))
  await startPacking(1042)
  vi.advanceTimersByTime(UNDO_MS)

  expect(askedFor('moveOrder')).toEqual([])
})

test('the second tap of a double tap does not undo the step that the first began', async () => {
  await openBoard('picker', () => [order(1042)])
  await user.click(await startPacking(1042))
  const undo = screen.getByRole('button', { name: 'Undo order 1042' })
  vi.advanceTimersByTime(400)
  await user.click(undo)
  screen.getByText('Packing…')
  vi.advanceTimersByTime(400)
  await user.click(undo)
  await startPacking(1042)
})

test('the menu and the list count the same new orders, also while a step can still be undone', async () => {
  await openBoard('picker', () => [order(1042), order(1043)])
  await user.click(await startPacking(1042))
  screen.getByRole('button', { name: 'Undo order 1042' })
  screen.getByRole('region', { name: 'New 2' })
  screen.getByRole('link', { name: 'Orders 2 new' })
  expect(document.title).toMatch(/^\(2\) Orders/)
})

test('a step that waits when the session ends is made in nobody else’s name', async () => {
  await openBoard('picker', () => [order(1042)])
  await user.click(await startPacking(1042))
  refuse('listDevicePeople', 404, 'This phone is not enrolled.')
  forgetSession(true)
  await screen.findByLabelText('Login')
  vi.advanceTimersByTime(UNDO_MS)
  expect(askedFor('moveOrder')).toEqual([])
})

test('a step is sent after ten seconds, and at once when the page is left', async () => {
  await openBoard('picker', () => [order(1042), order(1043)])
  answer('moveOrder', () => ({}) as never)
  await user.click(await startPacking(1042))
  vi.advanceTimersByTime(UNDO_MS)
  await waitFor(() => expect(askedFor('moveOrder')).toHaveLength(1))

  await user.click(await startPacking(1043))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(askedFor('moveOrder')).toHaveLength(2))

  expect(askedFor('moveOrder').map(({ params, body }) => [params.number, body])).toEqual([
    ['1042', { state: 'being packed' }],
    ['1043', { state: 'being packed' }],
  ])
})

test('a press that the shop did not hear names its order, also when the shop is heard again', async () => {
  await openBoard('picker', () => [order(1042)])
  await user.click(await startPacking(1042))
  const heard = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) =>
    typeof url === 'string' && url.endsWith('/moves')
      ? Promise.reject(new TypeError('Failed to fetch'))
      : heard(url, init),
  )
  vi.advanceTimersByTime(UNDO_MS)
  await screen.findByText(
    'The shop did not answer about order 1042. If it still stands where it was, please press again.',
  )
})

test('while the shop is not heard, a press that it did not answer can be made again', async () => {
  await openBoard('picker', () => [order(1042)])
  await user.click(await startPacking(1042))
  answerNever('moveOrder')
  answerNever('listBoard')
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  await vi.advanceTimersByTimeAsync(10_000)
  await screen.findByText(/^The shop did not answer about order 1042/)
  await vi.advanceTimersByTimeAsync(15_000)
  await user.click(await startPacking(1042))
  // It waits on, though the board that was asked for after the first press is given up meanwhile.
  await vi.advanceTimersByTimeAsync(UNDO_MS)
  await waitFor(() => expect(askedFor('moveOrder')).toHaveLength(2))
})

test('a press that comes too late says who was first, and looks again', async () => {
  let orders = [order(1042)]
  await openBoard('picker', () => orders)
  await user.click(await startPacking(1042))
  refuse('moveOrder', 409, 'Samir has been packing order 1042 since 12:01.')
  orders = []
  vi.advanceTimersByTime(UNDO_MS)

  await screen.findByText('Samir has been packing order 1042 since 12:01.')
  await screen.findByText('Nothing waits. New orders appear here by themselves.')
})

test('a bell that is on rings until somebody takes the order, and another sound for a paid one', async () => {
  let orders = [order(1042)]
  await openBoard('picker', () => orders)
  await startPacking(1042)
  expect(document.title).toMatch(/^\(1\) Orders/)
  expect(played).toEqual([])

  await user.click(screen.getByRole('button', { name: 'Turn the bell on' }))
  await waitFor(() => expect(played).toEqual([880, 660]))
  vi.advanceTimersByTime(4000)
  expect(played).toHaveLength(4)

  await user.click(screen.getByRole('button', { name: 'Silence for now' }))
  vi.advanceTimersByTime(4000)
  expect(played).toHaveLength(4)

  // A new order rings again, also after a look of the page's own.
  orders = [...orders, order(1043, true)]
  vi.advanceTimersByTime(10_000)
  await startPacking(1043)
  await waitFor(() => expect(played.slice(4, 7)).toEqual([660, 880, 1100]))

  await user.click(await startPacking(1043))
  const before = played.length
  vi.advanceTimersByTime(8000)
  expect(played).toHaveLength(before)
})

test('what somebody silences in another tab of the browser, and the hours chosen there, are silent here too', async () => {
  let orders = [order(1042)]
  await openBoard('owner', () => orders)
  await startPacking(1042)
  await user.click(screen.getByRole('button', { name: 'Turn the bell on' }))
  await waitFor(() => expect(played).toHaveLength(2))

  inAnotherTab('silencedOrders', '1042')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Silence for now' })).toBeNull())
  vi.advanceTimersByTime(8000)
  expect(played).toHaveLength(2)

  inAnotherTab('quietHours', '12-13')
  await screen.findByText('Bell asleep')
  orders = [order(1042), order(1043)]
  vi.advanceTimersByTime(10_000)
  await startPacking(1043)
  vi.advanceTimersByTime(8000)
  expect(played).toHaveLength(2)
})

function inAnotherTab(key: string, value: string) {
  localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('the bell is silent at night', async () => {
  vi.setSystemTime(new Date('2026-11-26T23:00:00Z'))
  await openBoard('owner', () => [order(1042)])
  await startPacking(1042)
  await user.click(screen.getByRole('button', { name: 'Turn the bell on' }))
  await screen.findByText('Bell asleep')
  vi.advanceTimersByTime(8000)
  expect(played).toEqual([])
})

test('a courier is offered no bell and no list of what others do, and takes a run', async () => {
  await openBoard('courier', () => [{ ...order(1042), state: 'being packed', mayMove: ['on its way'] }], 'packing')
  await screen.findByText('1042')
  expect(screen.queryByRole('button', { name: 'Turn the bell on' })).toBeNull()
  expect(screen.getByRole('link', { name: /Packing$/ }).getAttribute('aria-current')).toBe('true')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Packing 1', 'On its way 0', 'Ended today 0'],
  ])
  expect(document.title).toMatch(/^Orders/)

  await user.click(screen.getByRole('button', { name: 'Take this run: order 1042' }))
  expect(screen.getByText('Taking it…')).toBeTruthy()
})

test('an order that ended owing money says so among those that are done, and more weightily than they', async () => {
  const owing: BoardOrder = { ...order(1042, true), state: 'refund due', mayMove: [] }
  const delivered: BoardOrder = { ...order(1043), state: 'delivered', isPaid: true, mayMove: [] }
  await openBoard('picker', () => [owing, delivered], 'done')
  // It is not counted as done, but as work to do.
  const done = within(await screen.findByRole('region', { name: 'Ended today 1 and 1 to refund' }))
  screen.getByRole('link', { name: '1 Ended today and 1 to refund' })
  expect((await done.findByText('Money has to go back', { selector: 'strong' })).closest('li')?.id).toBe('order-1042')
  expect(done.getByText('Delivered').closest('li')?.id).toBe('order-1043')
  expect(done.getByText('Delivered').closest('strong')).toBeNull()
})

test('an order that was found says once that it is paid, and a delivered one that too', async () => {
  signIn('picker')
  const orders: BoardOrder[] = [order(1042, true), { ...order(1043, true), state: 'delivered' }]
  answer('listBoard', () => ({ page: 1, hasMore: false, total: 2, orders }))
  renderAdmin('/admin/orders?q=mona')
  await screen.findByText('New, paid')
  const cards = screen
    .getAllByRole('listitem')
    .flatMap((card) => /EGP.*?(?=Start|$)/.exec(card.textContent ?? '')?.[0] ?? [])
  expect(cards).toEqual(['EGPNew, paid', 'EGPPaidDelivered'])
})

test('a board that could not be loaded looks again in ten seconds, though its stream still seems open', async () => {
  const list = () => [order(1042)]
  await openBoard('picker', list)
  await startPacking(1042)
  isLive.set(true)
  refuse('listBoard', 503, 'Not now.')
  void refresh('orders')
  await screen.findByText(/^No connection/)
  answerBoard(list)
  vi.advanceTimersByTime(10_000)
  await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull())
  isLive.set(false)
})

test('an order that could not be loaded looks again in ten seconds, but not one that there is not', async () => {
  openOrder()
  refuse('getOrder', 503, 'Not now.')
  await screen.findByText('Not now.')
  answerOrder()
  vi.advanceTimersByTime(10_000)
  await screen.findByText('Total (Cash)')

  refuse('getOrder', 404, 'There is no order 1043.')
  renderAdmin('/admin/orders/1043')
  await screen.findByText('There is no order 1043.')
  const asked = askedFor('getOrder').length
  await vi.advanceTimersByTimeAsync(20_000)
  expect(askedFor('getOrder')).toHaveLength(asked)
})

test('a refusal that names no order is told with its number', async () => {
  await openBoard('picker', () => [order(1042)])
  await user.click(await startPacking(1042))
  refuse('moveOrder', 403, 'Your role may not make this move.')
  vi.advanceTimersByTime(UNDO_MS)
  await screen.findByText('Order 1042: Your role may not make this move.')
})

test('a courier’s number with a digit missing is told at its field, and the order stays; it goes with no later step', async () => {
  const shown: Partial<StaffOrder> = { state: 'being packed', mayMove: ['on its way'] }
  openOrder(shown)
  answer('moveOrder', () => ({}) as never)
  const field = await screen.findByLabelText('Phone of the courier')
  const hand = () => user.click(screen.getByRole('button', { name: 'Hand to the courier: order 1042' }))
  await user.type(field, '0100 123 456')
  await hand()
  const wrong = 'An Egyptian mobile number has 11 digits, such as 01001234567.'
  expect(screen.getByText(wrong)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(pendingMoves.get()).toEqual([])

  await user.type(field, '٧')
  expect(screen.queryByText(wrong)).toBeNull()
  await hand()
  Object.assign(shown, { state: 'on its way', mayMove: ['delivered'] })
  vi.advanceTimersByTime(UNDO_MS)
  await user.click(await screen.findByRole('button', { name: 'Delivered: order 1042' }))
  vi.advanceTimersByTime(UNDO_MS)
  await waitFor(() => expect(askedFor('moveOrder')).toHaveLength(2))
  expect(askedFor('moveOrder').map(({ body }) => body)).toEqual([
    { state: 'on its way', courierPhone: '01001234567' },
    { state: 'delivered' },
  ])
})

test('an order is handed to a courier who signs in, whose name its card bears then', async () => {
  const shown: Partial<StaffOrder> = { state: 'being packed', mayMove: ['on its way'] }
  openOrder(shown)
  answer('listCouriers', () => [{ _id: 'hassan', name: 'Hassan' }])
  answer('moveOrder', () => ({}) as never)
  const choice = await screen.findByLabelText('Courier')
  expect(screen.getByRole('option', { name: 'Somebody who does not sign in', selected: true })).toBeTruthy()
  await user.selectOptions(choice, 'Hassan')
  await user.click(screen.getByRole('button', { name: 'Hand to the courier: order 1042' }))
  Object.assign(shown, { state: 'on its way', courier: 'Hassan', mayMove: ['delivered'] })
  vi.advanceTimersByTime(UNDO_MS)
  await within(screen.getByRole('dialog')).findByText('with Hassan')
  expect(askedFor('moveOrder')[0]?.body).toEqual({ state: 'on its way', courierId: 'hassan' })
})

test('where couriers sign in, a card asks in its order with whom it leaves; elsewhere it leaves at once', async () => {
  const shown = { ...order(1042), state: 'being packed' as const, mayMove: ['on its way' as const] }
  const hand = async () => user.click(await screen.findByRole('button', { name: 'Hand to the courier: order 1042' }))
  answer('listCouriers', () => [{ _id: 'hassan', name: 'Hassan' }])
  answerOrder(shown)
  await openBoard('picker', () => [shown], 'packing')
  await waitFor(() => expect(askedFor('listCouriers')).toHaveLength(1))
  await hand()
  const choice = await within(await screen.findByRole('dialog')).findByLabelText('Courier')
  await waitFor(() => expect(document.activeElement).toBe(choice))
  expect(pendingMoves.get()).toEqual([])

  answer('listCouriers', () => [])
  await openBoard('picker', () => [shown], 'packing')
  await hand()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(pendingMoves.get()).toMatchObject([{ number: 1042, step: 'on its way' }])
})

test('a courier hands nothing to another, and reads no name on own runs', async () => {
  openOrder({ state: 'being packed', courier: 'Hassan', mayMove: ['on its way'] }, 'courier')
  await screen.findByLabelText('Phone of the courier')
  expect(screen.queryByText('with Hassan')).toBeNull()
  expect(askedFor('listCouriers')).toEqual([])
})

test('an open order that another courier took shows nothing of the shopper any more', async () => {
  openOrder({ state: 'being packed', phone: '01012345678', mayMove: ['on its way'] }, 'courier')
  await screen.findByText('١٢ شارع النيل')
  refuse('getOrder', 403, 'This order is the run of another courier.')
  await refresh('orders')
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText('This order is the run of another courier.')
  expect(dialog.queryByText('١٢ شارع النيل')).toBeNull()
  expect(dialog.queryByText('Mona Adel')).toBeNull()
  expect(dialog.queryByRole('button', { name: /Take this run/ })).toBeNull()
})

test('a card says who brings the order', async () => {
  await openBoard('picker', () => [{ ...order(1042), state: 'on its way', courier: 'Hassan' }], 'on its way')
  await screen.findByText('with Hassan')
})

test('a dot stands between the area and the city of the other language', async () => {
  openOrder()
  // Within the Arabic the dot would stand behind it.
  expect((await screen.findByText('الجيزة')).closest('p')?.textContent).toBe('Zamalek · الجيزة')
})

test('an order opens at its title, so that Enter does not close it, also while it is still loaded', async () => {
  await openBoard('picker', () => [order(1042)])
  answerNever('getOrder')
  await user.click(await screen.findByRole('link', { name: '1042 Mona' }))
  await screen.findByRole('dialog', { name: 'Order 1042' })
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Order 1042' }))
})

// An order that named no delivery has no fee yet, and nothing is free of it, also where an area was chosen.
const NO_DELIVERY = { hasArea: false, isFeeOpen: true, promisedFrom: null, promisedUntil: null } as const

test.each<[says: string, why: string, order: Partial<StaffOrder>]>([
  ['Free', 'delivery for nothing, as in the shop', {}],
  ['To be agreed by phone', 'no delivery was named', NO_DELIVERY],
  [
    'By phone, not in the total',
    'no delivery was named, and it is on its way',
    { ...NO_DELIVERY, state: 'on its way', mayMove: [] },
  ],
  [
    'By phone, not in the total',
    'no delivery was named, and it is delivered',
    { ...NO_DELIVERY, state: 'delivered', mayMove: [] },
  ],
  ['None', 'no delivery was named, and it was cancelled', { ...NO_DELIVERY, state: 'cancelled', mayMove: [] }],
])('the fee of an order says “%s” (%s), on the paper too', async (says, _why, shown) => {
  const fee = async () => (await screen.findByText('Delivery', { selector: 'dt' })).nextSibling?.textContent
  openOrder(shown)
  expect(await fee()).toBe(says)
  // The simulated browser has no fonts, and prints nothing before they are there.
  Object.assign(document, { fonts: { ready: new Promise(() => {}) } })
  renderAdmin('/admin/orders/1042/slip')
  await screen.findByRole('heading', { name: 'Print order 1042' })
  expect(await fee()).toBe(says)
})

const PAID = { goods: 245.5, fee: 0, total: 245.5, toCollect: 0, cashWith: null, payments: [], surplus: null }

test.each<[pays: string, order: Partial<StaffOrder>, whatsapp: string]>([
  ['cash', {}, 'To be paid at the door: 245.50\u00a0EGP and the delivery fee.'],
  ['by card', { isPaid: true, method: 'card', money: PAID }, 'To be paid at the door: the delivery fee.'],
])(
  'an order paid %s whose fee is open says so to the courier on paper, and to the shopper by WhatsApp',
  async (_, paid, said) => {
    openOrder({ ...NO_DELIVERY, ...paid, phone: '01012345678', state: 'on its way', mayMove: [] })
    const feeToAdd = async () => (await screen.findByText('and the delivery fee')).nextSibling?.textContent
    expect(await feeToAdd()).toBe('by phone')
    const link = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
    expect(new URL(link).searchParams.get('text')).toContain(said)
    Object.assign(document, { fonts: { ready: new Promise(() => {}) } })
    renderAdmin('/admin/orders/1042/slip')
    await screen.findByRole('heading', { name: 'Print order 1042' })
    expect(await feeToAdd()).toBe('by phone')
  },
)

test('a delivery that was pressed wrongly goes back on its way by its dialog alone, with a reason', async () => {
  openOrder({ state: 'delivered', isPaid: true, mayMove: ['on its way'] }, 'owner')
  await user.click(await screen.findByText('It was not delivered after all'))
  expect(screen.queryByRole('button', { name: /Hand to the courier/ })).toBeNull()
  const wrong = 'An Egyptian mobile number has 11 digits, such as 01001234567.'
  await user.type(screen.getByLabelText('Why'), 'It was 10043.')
  const phone = screen.getByLabelText('Phone of the courier')
  await user.type(phone, '0100 123 456')
  const takeBack = () => user.click(screen.getByRole('button', { name: 'Put order 1042 back on its way' }))
  await takeBack()
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'))
  expect([screen.getAllByText(wrong).length, document.activeElement]).toEqual([1, phone])
  expect(askedFor('moveOrder')).toEqual([])
  answer('moveOrder', () => ({}) as never)
  answerOrder({ state: 'on its way', mayMove: ['delivered', 'cancelled'] })
  await user.type(phone, '٧')
  await takeBack()
  expect(await screen.findByRole('button', { name: 'Delivered: order 1042' })).toBeTruthy()
  const why = 'It was 10043.'
  expect(askedFor('moveOrder').at(-1)?.body).toEqual({ state: 'on its way', why, courierPhone: '01001234567' })
})

test('once a delivery is taken back, the way back into the shop stands closed, without its reason', async () => {
  openOrder({ state: 'delivered', isPaid: true, mayMove: ['on its way'] }, 'owner')
  await user.click(await screen.findByText('It was not delivered after all'))
  answer('moveOrder', () => ({}) as never)
  answerOrder({ state: 'on its way', mayMove: ['being packed', 'delivered'] })
  await user.type(screen.getByLabelText('Why'), 'It was 10043.{Enter}')
  const next = (await screen.findByText('It has not left after all')).closest('details')!
  expect(next.open).toBe(false)
  expect(within(next).getByLabelText<HTMLInputElement>('Why').value).toBe('')
})

test('an order that was sent by mistake goes back into the shop by its dialog alone, with a reason', async () => {
  openOrder({ state: 'on its way', mayMove: ['being packed', 'delivered', 'cancelled'] }, 'owner')
  await user.click(await screen.findByText('It has not left after all'))
  expect(screen.queryByRole('button', { name: /Start packing/ })).toBeNull()
  expect(screen.queryByLabelText('Phone of the courier')).toBeNull()
  const takeBack = () => user.click(screen.getByRole('button', { name: 'Put order 1042 back in the shop' }))
  await takeBack()
  await screen.findByText('Please say why: the staff read it.')
  expect(askedFor('moveOrder')).toEqual([])
  answer('moveOrder', () => ({}) as never)
  answerOrder({ state: 'being packed', isPacked: true, mayMove: ['on its way', 'cancelled'] })
  await user.type(screen.getAllByLabelText('Why').at(-1)!, 'It stands here.')
  await takeBack()
  expect(await screen.findByRole('button', { name: 'Hand to the courier: order 1042' })).toBeTruthy()
  expect(askedFor('moveOrder')[0]?.body).toEqual({ state: 'being packed', why: 'It stands here.' })
})

test('an order on its way offers nobody else a way back', async () => {
  openOrder({ state: 'on its way', mayMove: ['delivered'] }, 'picker')
  await screen.findByRole('button', { name: 'Delivered: order 1042' })
  expect(screen.queryByText('It has not left after all')).toBeNull()
})

test('a delivery is taken back without a phone of the courier, too', async () => {
  openOrder({ state: 'delivered', isPaid: true, mayMove: ['on its way'] }, 'owner')
  answer('moveOrder', () => ({}) as never)
  await user.click(await screen.findByText('It was not delivered after all'))
  await user.click(screen.getByRole('button', { name: 'Put order 1042 back on its way' }))
  await screen.findByText('Please say why: the staff read it.')
  expect(askedFor('moveOrder')).toEqual([])
  await user.type(screen.getByLabelText('Why'), 'It was 10043.{Enter}')
  await waitFor(() => expect(askedFor('moveOrder')).toHaveLength(1))
  expect(askedFor('moveOrder')[0]?.body).toEqual({ state: 'on its way', why: 'It was 10043.' })
})

test('a courier tells what is packed from what is not by a word, and a picker says that it is', async () => {
  const packing = (isPacked: boolean) => ({
    ...order(isPacked ? 1043 : 1042),
    state: 'being packed' as const,
    isPacked,
  })
  const both = (more: readonly StaffMove[]) => () =>
    [packing(false), packing(true)].map((each) => ({ ...each, mayMove: [...more, 'on its way' as const] }))
  await openBoard('courier', both([]), 'packing')
  const card = async (number: number) =>
    within((await screen.findByRole('button', { name: `Take this run: order ${number}` })).closest('li') as HTMLElement)
  expect((await card(1042)).getByText('Not packed yet')).toBeTruthy()
  expect((await card(1043)).getByText('Packed')).toBeTruthy()

  answer('moveOrder', () => ({}) as never)
  await openBoard('picker', () => [{ ...packing(false), mayMove: ['packed', 'on its way'] }], 'packing')
  await screen.findByRole('button', { name: 'Hand to the courier: order 1042' })
  await user.click(await screen.findByRole('button', { name: 'It is packed: order 1042' }))
  expect(screen.getByRole('button', { name: 'Undo order 1042' })).toBeTruthy()
  vi.advanceTimersByTime(UNDO_MS)
  await waitFor(() => expect(askedFor('moveOrder').map(({ body }) => body)).toEqual([{ state: 'packed' }]))
})

test('cash that the courier has brought is not to be paid any more', async () => {
  openOrder({ state: 'delivered', isPaid: true, mayMove: [] })
  expect(await screen.findByText('Total (Cash, paid)')).toBeTruthy()
  await openBoard('picker', () => [{ ...order(1042), state: 'delivered', isPaid: true, mayMove: [] }], 'done')
  expect(await screen.findByText('Cash, paid')).toBeTruthy()
})

test('who packs an order sees what to do if goods run out, its note and its goods first, a courier the way to the shopper and the cash', async () => {
  const parts = async () => {
    await screen.findByRole('heading', { name: 'Money' })
    return screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  }
  openOrder({ state: 'being packed', mayMove: ['on its way'], ifRunsOut: 'leave out', note: 'Third floor' })
  expect((await parts()).slice(0, 2)).toEqual(['5 pieces', 'Address'])
  const [goods] = screen.getAllByRole('heading', { level: 3 })
  for (const words of ['Leave it out', 'Third floor'])
    expect(goods?.compareDocumentPosition(screen.getByText(words))).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  const handOver = screen.getByRole('button', { name: 'Hand to the courier: order 1042' })
  expect(goods?.compareDocumentPosition(handOver)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  openOrder({ state: 'on its way', mayMove: ['delivered'], ifRunsOut: 'leave out', note: 'Third floor' })
  expect((await parts()).slice(0, 2)).toEqual(['Address', '5 pieces'])
  // Nothing runs out any more, but the note may be for the courier.
  screen.getByText('Third floor')
  expect(screen.queryByText('Leave it out')).toBeNull()
  openOrder({ state: 'being packed', mayMove: ['on its way'] }, 'courier')
  expect((await parts()).slice(0, 3)).toEqual(['Address', 'Money', '5 pieces'])
})

test('of a deleted account an order says so, without ways to reach the shopper', async () => {
  openOrder({ name: '', address: '', city: '', phone: null })
  const dialog = await screen.findByRole('dialog', { name: 'Order 1042' })
  expect(await within(dialog).findAllByText('Account deleted')).toHaveLength(2)
  expect(within(dialog).getByText('Zamalek').closest('p')?.textContent).toBe('Zamalek')
  for (const name of ['Map', /^Call/, 'WhatsApp']) expect(within(dialog).queryByRole('link', { name })).toBeNull()
  await openBoard('picker', () => [{ ...order(1042), name: '', area: '' }])
  const link = await screen.findByRole('link', { name: '1042 Account deleted' })
  // Before the promise it would leave a gap.
  const words = [...(link.closest('li')?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)
  expect(words).toEqual(['Account deleted', '245.50\u00a0EGP'])
})

test('money goes back with a second press, under the words that it cannot be undone', async () => {
  answer('refundOrder', () => ({}) as never)
  openOrder({ state: 'refund due', mayMove: [], mayRefund: 198 }, 'manager')
  await user.click(await screen.findByText('Send 198.00 EGP back'))
  expect(askedFor('refundOrder')).toEqual([])
  const now = screen.getByRole('button', { name: /^Yes, send 198.00\sEGP back$/ })
  expect(now.closest('details')?.textContent).toContain('It goes back the way it was paid, and cannot be undone.')
  const byHand = screen.getByRole('checkbox', { name: 'It went back another way: only note it.' })
  await user.click(byHand)
  expect(now.textContent).toBe('Note that it went back')
  await user.click(byHand)
  await user.click(now)
  // In the dialog, which lies over all else.
  const dialog = within(screen.getByRole('dialog'))
  await dialog.findByText(/^198.00\sEGP is on its way back$/)
  await user.click(byHand)
  await user.click(now)
  await dialog.findByText(/^Noted: 198.00\sEGP went back another way. Nothing was sent.$/)
  expect(askedFor('refundOrder').map(({ body }) => body)).toEqual([{ isByHand: false }, { isByHand: true }])
})

test('money that has to go back is asked for before all else of the order', async () => {
  openOrder({ state: 'refund due', mayMove: [], mayRefund: 198 }, 'manager')
  const send = await screen.findByText('Send 198.00 EGP back')
  const address = screen.getByRole('heading', { name: 'Address' })
  expect(send.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('who sends money back after somebody else reads so, also once the order has nothing to send back any more', async () => {
  openOrder({ state: 'refund due', mayMove: [], mayRefund: 198 }, 'manager')
  await user.click(await screen.findByText('Send 198.00 EGP back'))
  refuse('refundOrder', 409, 'Hala sent it back at 12:04. Please do not give it back once more.')
  answerOrder({ state: 'refunded', mayMove: [] })
  await user.click(screen.getByRole('button', { name: /^Yes, send 198.00\sEGP back$/ }))
  await screen.findByText(/Please do not give it back once more/)
  // As the stream makes it.
  await refresh('orders')
  await waitFor(() => expect(screen.queryByText('Send 198.00 EGP back')).toBeNull())
  screen.getByText(/Please do not give it back once more/)
})

test('why a step was refused is said over its own order alone', async () => {
  refusedMove.set({ number: 1041, said: 'Order 1041 was cancelled at 12:04.' })
  openOrder()
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Start packing: order 1042' })
  expect(dialog.queryByText(/^Order 1041/)).toBeNull()
  refusedMove.set({ number: 1042, said: 'Order 1042 is being packed already.' })
  await dialog.findByText(/^Order 1042 is/)
})

test('a picker is told that the order was cancelled while it is packed, and not of one that was before', async () => {
  const stopped = 'It was cancelled just now. Please put its goods back on the shelf.'
  openOrder({ state: 'cancelled', mayMove: [] })
  await screen.findByText('Cancelled')
  expect(screen.queryByText(stopped)).toBeNull()
  answerOrder({ state: 'being packed', mayMove: ['packed', 'on its way'] })
  await refresh('orders')
  await screen.findByRole('button', { name: 'It is packed: order 1042' })
  answerOrder({ state: 'cancelled', mayMove: [] })
  // As the stream makes it.
  await refresh('orders')
  await screen.findByText(stopped)
})

function openOrder(change: Partial<StaffOrder> = {}, role: Role = 'picker') {
  signIn(role)
  answerOrder(change)
  answer('listPauses', () => [])
  answer('listBoard', () => ({ page: 1, hasMore: false, total: 0, orders: [] }))
  renderAdmin('/admin/orders/1042')
}

function answerOrder(change: Partial<StaffOrder> = {}) {
  const money = { goods: 245.5, fee: 0, total: 245.5, toCollect: 245.5, cashWith: null, payments: [], surplus: null }
  const noWord = { phone: null, email: null, courierPhone: null, ifRunsOut: null, note: null }
  answer('getOrder', () => ({
    ...{ ...order(1042), lines: [], moves: [], mayRefund: 0, money },
    ...{
      ...noWord,
      address: '١٢ شارع النيل',
      city: 'الجيزة',
      hasArea: true,
      isFeeOpen: false,
      updatedAt: order(1042).createdAt,
    },
    ...change,
  }))
}

test('the keyboard keeps its place after a search and after an undo, and back empties the field', async () => {
  await openBoard('picker', () => [order(1042)])
  const step = await startPacking(1042)
  step.focus()
  await user.keyboard('{Enter}')
  vi.advanceTimersByTime(1000)
  await user.click(screen.getByRole('button', { name: 'Undo order 1042' }))
  expect(document.activeElement).toBe(await startPacking(1042))

  const field = screen.getByRole('searchbox', { name: 'Search for an order' })
  await user.type(field, 'mona{Enter}')
  await screen.findByRole('link', { name: 'Back to the board' })
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('link', { name: 'Back to the board' }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
})

test('a press answers on its own card, and no other card is rendered for it, nor when the order leaves the list', async () => {
  let orders = Array.from({ length: 30 }, (_, at) => order(1001 + at))
  await openBoard('picker', () => orders)
  answer('moveOrder', () => ({}) as never)
  const step = await startPacking(1015)
  const rendered = vi.spyOn(messages, 'stepOf')
  await user.click(step)
  expect(screen.getByText('Packing…').closest('li')?.textContent).toContain('1015')
  orders = orders.filter(({ number }) => number !== 1015)
  vi.advanceTimersByTime(UNDO_MS)
  await waitFor(() => expect(screen.queryByText('1015')).toBeNull())
  expect(rendered.mock.calls.filter(([, number]) => number !== 1015)).toEqual([])
})

test('when an order moves on, the keyboard goes on at the next one of the list, and after the last at the list', async () => {
  let orders = [order(1042), order(1043)]
  let packed: BoardOrder[] = []
  await openBoard('picker', () => orders)
  answer('moveOrder', () => ({}) as never)
  answer('listBoard', ({ query }) => {
    const listed = query.get('state') === 'new' ? orders : query.get('state') === 'packing' ? packed : []
    return { page: 1, hasMore: false, total: listed.length, orders: listed }
  })
  async function pack(number: number) {
    ;(await startPacking(number)).focus()
    await user.keyboard('{Enter}')
    packed = [...packed, { ...order(number), state: 'being packed', mayMove: ['on its way'] }]
    orders = orders.filter((each) => each.number !== number)
    vi.advanceTimersByTime(UNDO_MS)
    const moved = within(screen.getByRole('region', { name: /^Packing/ }))
    await moved.findByRole('button', { name: `Hand to the courier: order ${number}` })
  }

  await pack(1042)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
  expect(document.activeElement?.textContent).toContain('1043')
  await user.tab()
  await user.tab()
  expect(document.activeElement).toBe(await startPacking(1043))

  await pack(1043)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: /^New/ })))
})

test('on a desk g o opens the board and / goes to its search, unless the keys are turned off', async () => {
  await openBoard('picker', () => [])
  await user.click(screen.getByRole('link', { name: 'My sign-in' }))
  await screen.findByRole('checkbox', { name: /^The key \/ goes to the search/ })
  leaveField()
  await user.keyboard('go')
  const title = await screen.findByRole('heading', { name: 'Orders' })
  await waitFor(() => expect(document.activeElement).toBe(title))
  await user.keyboard('/')
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search for an order' }))

  await user.click(screen.getByRole('link', { name: 'My sign-in' }))
  await user.click(await screen.findByRole('checkbox', { name: /^The key \/ goes to the search/ }))
  leaveField()
  await user.keyboard('go')
  expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull()
})

function leaveField() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

test('in another language the server is asked again, which names areas and goods', async () => {
  await openBoard('picker', () => [order(1042)])
  await startPacking(1042)
  answer('setMyLanguage', () => ({ ...sessionOf('picker'), language: 'ar' as const }))
  const before = askedFor('listBoard').length
  await user.click(screen.getByRole('button', { name: 'العربية' }))
  await screen.findByRole('heading', { name: 'الطلبات' })
  await waitFor(() => expect(askedFor('listBoard').length).toBeGreaterThan(before))
  expect(askedFor('setMyLanguage').map(({ body }) => body)).toEqual([{ language: 'ar' }])
})

test('the board says what a closed shop does not take, and leads those who may to where it is opened', async () => {
  const pause = { until: '2026-11-26T12:30:00Z', why: '', whyAr: '', who: 'Mona' }
  const sentence =
    'The shop is closed until 14:30: no express, and no time that begins before. Orders for later still come in.'
  await openBoard('manager', () => [])
  answer('listPauses', () => [pause as never])
  renderAdmin('/admin/orders')
  const leads = await screen.findByRole('link', { name: sentence })
  expect(leads.getAttribute('href')).toBe('/admin/delivery')

  signIn('picker')
  renderAdmin('/admin/orders')
  expect((await screen.findByText(sentence)).tagName).toBe('P')
})
