/** Specification 2, 4 and 9: the screen of the cart. */
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  badge,
  findRow,
  findToast,
  findWords,
  follow,
  main,
  press,
  spinners,
  toasts,
  user,
} from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'

const MILK = 'Full Cream Milk 1 Litre'

const columns = () =>
  within(main())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)

test('shows its title, its total and a table of five columns', async () => {
  plain.shop.putInCart({ p1: 2, p2: 1 })
  renderShop('/Cart')
  await findWords('Total price: 165 EGP')
  within(main()).getByText('Cart Shop')
  within(main()).getByRole('button', { name: 'Clear Cart' })
  expect(columns()).toEqual(['Image', 'Product', 'Qty', 'Price', 'Action'])
  expect(within(main()).getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/Payment')
})

test('shows of each product its picture, title, count, price and a way to remove it', async () => {
  plain.shop.putInCart({ p1: 2, p2: 1 })
  renderShop('/Cart')
  const milk = await findRow(MILK)
  expect(milk.querySelector('img')?.getAttribute('src')).toBe('/pictures/p1-cover.svg')
  within(milk).getByText('2')
  within(milk).getByText('42.5 EGP')
  within(milk).getByRole('button', { name: `Decrease ${MILK}` })
  within(milk).getByRole('button', { name: `Increase ${MILK}` })
  within(milk).getByText('Remove')
  within(await findRow('White Cheese')).getByText('80 EGP')
})

test('sends the count plus one and minus one, without a lower bound', async () => {
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Cart')
  for (const count of [0, -1]) {
    await press(`Decrease ${MILK}`)
    await expect.poll(() => plain.asked('updateCartItem').at(-1)?.body).toEqual({ count })
    await within(await findRow(MILK)).findByText(String(count))
    await expect.poll(() => spinners()).toEqual([])
  }
  await press(`Increase ${MILK}`)
  await expect.poll(() => plain.asked('updateCartItem').at(-1)?.body).toEqual({ count: 0 })
})

test('follows a new count with its total, whatever the shop answers to it', async () => {
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Cart')
  await press(`Increase ${MILK}`)
  await findWords('Total price: 127.5 EGP')
  await findToast('Cart updated successfully.')
  await findWords('Total price: 127.5 EGP')
  renderShop('/Cart')
  await findWords('Total price: 127.5 EGP')
})

test('without its last product is empty: said so, with a way to the products', async () => {
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Cart')
  await press('Remove')
  await within(main()).findByText('Your cart is empty.')
  expect(badge()).toBe('0')
  expect(within(main()).getByRole('link').getAttribute('href')).toBe('/Products')
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Checkout')).toBeNull()
  expect(screen.queryByText('Clear Cart')).toBeNull()
})

test('shows a spinner while it loads and while anything in it changes', async () => {
  plain.shop.putInCart({ p1: 2 })
  const loaded = plain.hold('getCart')
  renderShop('/Cart')
  await expect.poll(() => spinners()).not.toEqual([])
  // The shape of a cart, which is not read out.
  expect(main().querySelectorAll('.goods-table .shimmer').length).toBeGreaterThan(0)
  expect(screen.queryByRole('table')).toBeNull()
  loaded()
  await findRow(MILK)
  await expect.poll(() => spinners()).toEqual([])
  const counted = plain.hold('updateCartItem')
  await press(`Increase ${MILK}`)
  await expect.poll(() => spinners()).toHaveLength(1)
  counted()
  await expect.poll(() => spinners()).toEqual([])
  const removed = plain.hold('removeCartItem')
  await press('Remove')
  await expect.poll(() => spinners()).toHaveLength(1)
  removed()
  await expect.poll(() => spinners()).toEqual([])
})

test('tells what several pieces cost together, and leads to a product whose category it knows', async () => {
  const product = { id: 'p1', title: MILK, imageCover: '', category: { name: 'Dairy & Eggs' } }
  const letCartHold = (count: number) => {
    const data = { totalCartPrice: 42.5 * count, products: [{ count, price: 42.5, product }] }
    plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data })
  }
  letCartHold(1)
  renderShop('/Cart')
  await findRow(MILK)
  expect(within(main()).queryByText(/together$/)).toBeNull()
  letCartHold(2)
  renderShop('/Cart')
  await within(await findRow(MILK)).findByText('85.00 EGP together')
  await follow(MILK)
  await within(main()).findByRole('heading', { level: 1, name: MILK })
})

test('announces a change once', async () => {
  plain.shop.putInCart({ p1: 1, p2: 1 })
  renderShop('/Cart')
  await findRow(MILK)
  const heard = hearAnnouncements()
  await press(`Increase ${MILK}`)
  await findToast('Cart updated successfully.')
  await expect.poll(toasts, { timeout: 4000 }).toEqual([])
  // A spinner says that there is something to wait for.
  expect(heard.filter((text) => !text.endsWith('…'))).toEqual(['Cart updated successfully.'])
})

/** Each text that comes to stand in a live region. */
function hearAnnouncements(): string[] {
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])'
  const heard: string[] = []
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        const element = node instanceof Element ? node : node.parentElement
        if (element?.closest(LIVE) && node.textContent) heard.push(node.textContent)
      }
    }
  }).observe(document.body, { childList: true, characterData: true, subtree: true })
  return heard
}

test('the keyboard goes on at the next line where one goes with its last piece', async () => {
  plain.shop.putInCart({ p1: 1, p2: 1 })
  renderShop('/Cart')
  const milk = await findRow(MILK)
  await user.click(within(milk).getByRole('button', { name: `Decrease ${MILK}` }))
  expect((await findRow('White Cheese')).contains(document.activeElement)).toBe(true)
})
