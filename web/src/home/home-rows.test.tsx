/** The aisles and the rows of goods on Home, beyond the specification. How they scroll is for a browser (first-screen.spec.ts). */
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { main, user } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'

const findRow = (name: string) => within(main()).findByRole('region', { name })
const row = (name: string) => within(main()).queryByRole('region', { name })
const titlesIn = (region: HTMLElement) =>
  within(within(region).getByRole('list'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('aria-label'))

/** A catalogue of two large aisles and a small one; every second product of the first is on sale, each more than the one before. */
const GOODS = [...anAisle('Dairy', 14), ...anAisle('Bakery', 5), ...anAisle('Sweets', 3)].map((product, at) =>
  at < 14 && at % 2 === 0 ? { ...product, priceAfterDiscount: 100 - at } : product,
)

function anAisle(category: string, count: number) {
  return Array.from({ length: count }, (_, at) => ({
    // The shop of the tests sells p1 to p10.
    _id: category === 'Bakery' ? `p${at + 1}` : `${category}${at}`,
    title: `${category} Number ${at}`,
    description: '',
    images: [],
    imageCover: '/pictures/p1-cover.svg',
    price: 100,
    ratingsAverage: 4,
    category: { name: category },
  }))
}

describe('with a large catalogue', () => {
  beforeEach(() => plain.answerWith('listProducts', { data: GOODS }))

  test('what is on sale stands in a row, the largest saving first, with the way to all of it', async () => {
    renderShop('/')
    const sale = await findRow('On sale')
    expect(titlesIn(sale)).toEqual([12, 10, 8, 6, 4, 2, 0].map((at) => `Dairy Number ${at}`))
    await user.click(within(sale).getByRole('link', { name: 'See all: On sale' }))
    await expect.poll(address).toBe('/Products?onSale=true&sort=saving')
  })

  test('each large aisle has a row with a heading, eight goods at most; a small one has none', async () => {
    renderShop('/')
    const dairy = await findRow('Dairy')
    within(dairy).getByRole('heading', { level: 2, name: 'Dairy' })
    expect(titlesIn(dairy)).toHaveLength(8)
    expect(titlesIn(await findRow('Bakery'))).toHaveLength(5)
    expect(row('Sweets')).toBeNull()
  })

  test('+ Add of a row puts the product into the cart, and becomes a counter', async () => {
    renderShop('/')
    const bakery = await findRow('Bakery')
    await user.click(within(bakery).getByRole('button', { name: /Bakery Number 2/ }))
    await within(bakery).findByRole('button', { name: 'Decrease Bakery Number 2' })
    expect(plain.asked('addCartItem').map(({ body }) => body)).toEqual([{ productId: 'p3' }])
  })

  test('each row has its room while the one before it is rendered: the list below does not jump', async () => {
    const rooms: number[] = []
    const watch = new MutationObserver(() => rooms.push(document.querySelectorAll('.goods-row').length))
    watch.observe(document.body, { childList: true, subtree: true })
    renderShop('/')
    await findRow('Bakery')
    watch.disconnect()
    // Four until the catalogue tells that there are three.
    expect(rooms.slice(rooms.indexOf(4)).filter((count) => count < 3)).toEqual([])
    expect(rooms).toContain(4)
  })

  test('a server of the specification alone is not asked for orders', async () => {
    renderShop('/')
    await findRow('Bakery')
    await vi.advanceTimersByTimeAsync(1000)
    expect(row('Buy again')).toBeNull()
    expect(plain.breaches).toEqual([])
  })

  describe('a server that knows orders', () => {
    const know = (...ids: string[]) =>
      plain.answerOurs('GET /orders', () => ({
        json: { status: 'success', data: [{ state: 'delivered', cartItems: ids.map((id) => ({ product: { id } })) }] },
      }))

    test('lets buy again what was bought, below what is on sale', async () => {
      know('Sweets1', 'Sweets2', 'p2', 'Dairy0', 'gone')
      renderShop('/', { token: SESSION_TOKEN })
      const again = await findRow('Buy again')
      expect(titlesIn(again)).toEqual(['Sweets Number 1', 'Sweets Number 2', 'Bakery Number 1', 'Dairy Number 0'])
      const headings = within(main()).getAllByRole('heading', { level: 2 })
      expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['On sale', 'Buy again'])
    })

    test('has no such row for a shopper without orders, or if they cannot be had', async () => {
      for (const answer of [{ json: { status: 'success', data: [] } }, { status: 500, json: { message: 'no' } }]) {
        plain.answerOurs('GET /orders', () => answer)
        renderShop('/', { token: SESSION_TOKEN })
        await findRow('Bakery')
        expect(row('Buy again')).toBeNull()
      }
    })
  })
})

test('the aisles lead to their goods', async () => {
  renderShop('/')
  const aisles = await screen.findByRole('navigation', { name: 'Aisles' })
  expect(within(aisles).getAllByRole('listitem')).toHaveLength(10)
  await user.click(within(aisles).getByRole('link', { name: 'Dairy & Eggs' }))
  await expect.poll(address).toBe('/Products?category=Dairy+%26+Eggs')
})

test('a catalogue of a few goods is a list without rows', async () => {
  renderShop('/')
  await screen.findByRole('navigation', { name: 'Aisles' })
  await expect.poll(() => document.querySelectorAll('article').length).toBe(10)
  expect(row('On sale')).toBeNull()
})

test('products that cannot be had leave no empty row', async () => {
  plain.sayNo('listProducts', 'no')
  renderShop('/')
  await within(main()).findByText('ERROR!!!')
  expect(main().querySelector('.goods-row')).toBeNull()
})
