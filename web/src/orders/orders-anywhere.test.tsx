/** /Orders and the confirmation with servers that lack our additions: the screens work without them. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { main, press, toasts } from '../../test/find-in-shop.ts'
import { address, passTime, plain, recordedErrors, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'
import { anOrder } from '../../test/an-order.ts'

const CONFIRMATION =
  "Order Confirmed!Thank you for shopping with us. We're getting your order ready for delivery.Back to Home"

const linksOfTheBar = () =>
  within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

describe('a server of the specification alone', () => {
  test('has no /Orders, and the bar no link to it', async () => {
    renderShop('/')
    await screen.findAllByRole('article')
    expect(linksOfTheBar()).toContain('Brands')
    expect(linksOfTheBar()).not.toContain('Orders')
    renderShop('/Orders')
    await within(main()).findByRole('img', { name: /^Error/ })
    expect(toasts()).toEqual([])
    expect(recordedErrors()).toBe('')
  })

  test('has a confirmation as specified and nothing else', async () => {
    renderShop('/allorders')
    await expect.poll(() => main().textContent).toBe(CONFIRMATION)
    await passTime(5000)
    expect(main().textContent).toBe(CONFIRMATION)
    expect(recordedErrors()).toBe('')
  })
})

describe('a server that knows sessions', () => {
  let asked = 0
  const knowOrders = (json: object, status = 200) =>
    plain.answerOurs('GET /orders', () => {
      asked += 1
      return { status, json }
    })

  beforeEach(() => {
    asked = 0
    plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
    plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  })

  test('where the call is unknown after all, both say as little, and nothing is retried', async () => {
    knowOrders({ message: 'no call of the specification' }, 404)
    renderShop('/allorders', { token: SESSION_TOKEN })
    await expect.poll(() => main().textContent).toBe(CONFIRMATION)
    await passTime(8000)
    expect(main().textContent).toBe(CONFIRMATION)
    expect(asked).toBe(1)
    renderShop('/Orders', { token: SESSION_TOKEN })
    await within(main()).findByText('Orders cannot be shown here.')
    await passTime(8000)
    expect(toasts()).toEqual([])
    expect(asked).toBe(2)
  })

  test('orders that could not be loaded come when they are asked for again', async () => {
    knowOrders({ message: 'not now' }, 403)
    renderShop('/Orders', { token: SESSION_TOKEN })
    await within(main()).findByRole('button', { name: 'Try again' })
    knowOrders({ data: [anOrder({ id: 1004 }), anOrder({ id: 1001, state: 'delivered', mayCancel: false })] })
    await press('Try again')
    await expect.poll(() => screen.queryAllByRole('article').length).toBe(2)
    // One that is over is folded. A summary opens it, with the keyboard too.
    expect(within(screen.getByRole('article', { name: 'Order 1004' })).getByText('Progress')).not.toBeNull()
    const over = screen.getByRole('article', { name: 'Order 1001' })
    expect(over.querySelector('details')?.open).toBe(false)
    expect(over.querySelector('summary')).not.toBeNull()
  })
})

describe('while the shop cannot be reached', () => {
  const tryAgain = () => within(main()).findByRole('button', { name: /^Try again/ })
  let asked = 0
  let answer: { status?: number; json: object }

  beforeEach(() => {
    asked = 0
    answer = { status: 503, json: { message: 'Later' } }
    plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
    plain.answerOurs('GET /orders/stream', () => ({ status: 503, json: { message: 'Later' } }))
    plain.answerOurs('GET /orders', () => {
      asked += 1
      return answer
    })
  })

  test('/Orders goes on saying so, and shows the orders by itself once they come', async () => {
    renderShop('/Orders', { token: SESSION_TOKEN })
    await expect.poll(() => asked).toBe(1)
    await passTime(7000)
    await tryAgain()
    await expect.poll(() => document.querySelector('header ~ div > [role=status]')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(100)
    dispatchEvent(new Event('online'))
    await expect.poll(() => asked).toBe(5)
    within(main()).getByText('Your orders cannot be shown right now. None of them is lost.')
    answer = { json: { data: [anOrder({ id: 1004 })] } }
    await passTime(1000)
    await screen.findByRole('article', { name: 'Order 1004' })
  })

  test('/Orders says so at once where the browser has no network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    renderShop('/Orders', { token: SESSION_TOKEN })
    await tryAgain()
    expect(asked).toBe(1)
  })
})

test('a visitor is sent from /Orders to /Login, and has no link to it', async () => {
  renderShop('/Orders', { token: null })
  await expect.poll(address).toBe('/Login')
  expect(linksOfTheBar()).not.toContain('Orders')
})
