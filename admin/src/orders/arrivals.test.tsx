import { screen, waitFor } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { bringOrders } from '../../test/order-on-board.ts'

/** The browser's end of what is in the window. */
let tell: (target: Element | null, intersectionRatio: number) => void

class Watch {
  readonly observed: Element[] = []
  constructor(callback: (entries: readonly object[]) => void) {
    tell = (target, intersectionRatio) => callback([{ target, intersectionRatio }])
  }
  readonly observe = (card: Element) => this.observed.push(card)
  readonly disconnect = () => {}
}

test('an order that comes in outside of the window is one press away, until it was seen', async () => {
  vi.stubGlobal('IntersectionObserver', Watch)
  let numbers = [1042]
  signIn('picker')
  bringOrders(() => numbers)
  renderAdmin('/admin/orders')
  await screen.findByRole('link', { name: '1042 Mona' })
  numbers = [1042, 1043, 1044]
  vi.advanceTimersByTime(10_000)
  const arrived = await screen.findByRole('link', { name: '1043 Mona' })
  expect(screen.queryByRole('button', { name: /see/ })).toBeNull()

  tell(document.querySelector('#order-1043'), 0)
  await screen.findByRole('button', { name: '1 new order: see it' })
  tell(document.querySelector('#order-1044'), 0.1)
  const button = await screen.findByRole('button', { name: '2 new orders: see them' })
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView')
  await user.click(button)
  expect(document.activeElement).toBe(arrived)
  expect(scroll.mock.contexts).toContain(document.querySelector('#order-1043'))

  tell(document.querySelector('#order-1043'), 1)
  await screen.findByRole('button', { name: '1 new order: see it' })
  tell(document.querySelector('#order-1044'), 1)
  await waitFor(() => expect(screen.queryByRole('button', { name: /see/ })).toBeNull())
})
