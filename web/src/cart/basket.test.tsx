/** Beyond the specification: counts on cards, removed products put back, and what the checkout says after a failed order. */
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { products } from '../../test/spec-only-goods.ts'
import {
  addToCart,
  badge,
  fill,
  findCard,
  findRow,
  findWords,
  main,
  press,
  toasts,
  user,
} from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN, TOKEN } from '../../test/spec-only-shop.ts'

const MILK = 'Full Cream Milk 1 Litre'
const BREAD = 'Baladi Bread Ten Loaves'
const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

test('a card tells how many are in the cart, and takes one out', async () => {
  plain.shop.putInCart({ p1: 1 })
  renderShop('/Products')
  const milk = await findCard(MILK)
  const findCount = (count: number) => expect.poll(() => milk.textContent).toMatch(new RegExp(`EGP${count}\\s*in cart`))
  await findCount(1)
  expect((await findCard(BREAD)).textContent).not.toContain('in cart')
  await addToCart(milk)
  await findCount(2)
  await press(`Decrease ${MILK}`, milk)
  await findCount(1)
  // Sent by itself: a count that changes again before that is not sent.
  await expect.poll(() => plain.asked('updateCartItem').map(({ body }) => body)).toEqual([{ count: 1 }])
  await press(`Decrease ${MILK}`, milk)
  await expect.poll(() => within(milk).queryByRole('button', { name: /^Decrease/ })).toBeNull()
  const add = within(milk).getByRole('button', { name: `+ Add, ${MILK}` })
  expect(document.activeElement).toBe(add)
  expect(add.textContent).toBe('+ Add')
  await expect.poll(badge).toBe('0')
  await expect.poll(() => plain.asked('removeCartItem').map(({ id }) => id)).toEqual(['p1'])
  expect(plain.asked('updateCartItem')).toHaveLength(1)
})

test.each(['/Products', '/ProductDetails/p1/Dairy', '/Search?q=milk'])(
  'a last piece that somebody else was given first is sold out on %s once + Add was refused',
  async (screenAt) => {
    const stockIs = (quantity: number) => {
      const data = products.map((product) => ({ ...product, quantity }))
      plain.answerWith('listProducts', { data })
      plain.answerWith('getProduct', { data: data[0] })
      const metadata = { understood: [], isRelaxed: false }
      plain.answerOurs('GET /search', () => ({ json: { results: 1, metadata, data: data.slice(0, 1) } }))
    }
    stockIs(1)
    renderShop(screenAt, { token: screenAt.startsWith('/Search') ? SESSION_TOKEN : TOKEN })
    await within(main()).findAllByText('Only 1 left')
    stockIs(0)
    plain.refuse('addCartItem', `${MILK} is sold out`, 409)
    const [add = document.body] = within(main()).getAllByRole('button', { name: `+ Add, ${MILK}` })
    await user.click(add)
    await within(main()).findAllByText('Sold out')
    expect(within(main()).queryByText('Only 1 left')).toBeNull()
  },
)

test('a removed product and a cleared cart are put back, at their places and with their counts', async () => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  renderShop('/Cart')
  await press('Remove', await findRow(MILK))
  await within(main()).findByText(`${MILK} is out of your cart.`)
  await press(`Put back ${MILK}`)
  await within(await findRow(MILK)).findByText('85.00 EGP together')
  await expect.poll(() => plain.shop.countOf('p1')).toBe(2)
  const [, first] = within(main()).getAllByRole('row')
  expect(first?.textContent).toContain(MILK)

  await press('Clear Cart')
  await within(main()).findByText('Your cart is empty.')
  await press('Put back')
  await findWords('Total price: 105 EGP')
  await expect.poll(() => screen.queryByRole('button', { name: /^Put back/ })).toBeNull()
  expect([plain.shop.countOf('p1'), plain.shop.countOf('p3')]).toEqual([2, 1])
})

test('after a cash order that failed, the screen says what the cart lacks, and nothing of the failure', async () => {
  const product = { id: 'p1', title: MILK, imageCover: '', quantity: 1 }
  const data = { totalCartPrice: 85, products: [{ count: 2, price: 42.5, product }] }
  plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data })
  plain.refuse('placeCashOrder', 'No couriers today', 409)
  renderShop('/Payment')
  await within(main()).findAllByText('85.00 EGP')
  await fill(ADDRESS)
  await press('Cash Payment')
  const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
  await expect.poll(() => alerts().join()).toContain(`${MILK}: only 1 left.`)
  expect(screen.queryByText('No couriers today')).toBeNull()
  expect(toasts()).toEqual([])
})

test('a shelf that empties while the shopper writes the address leads to the cart: a second press would not help', async () => {
  const hold = (quantity: number) => {
    const product = { id: 'p1', title: MILK, imageCover: '', quantity }
    const data = { totalCartPrice: 85, products: [{ count: 2, price: 42.5, product }] }
    plain.answerWith('getCart', { status: 'success', numOfCartItems: 1, cartId: 'cart-1', data })
  }
  hold(5)
  renderShop('/Payment')
  await within(main()).findAllByText('85.00 EGP')
  await fill(ADDRESS)
  hold(1)
  await press('Cash Payment')
  const alert = await within(main()).findByRole('alert')
  await within(alert).findByText('Your cart cannot be ordered as it is.')
  within(alert).getByText(`${MILK}: only 1 left.`)
  expect(alert.textContent).not.toContain('press again')
  expect(within(alert).getByRole('link', { name: 'View your cart' }).getAttribute('href')).toBe('/Cart')
})
