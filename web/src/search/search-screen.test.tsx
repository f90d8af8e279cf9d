/** /Search and the field in the bar, on a server that has a search: what is found, narrowed, and remembered. No other has it. */
import { screen, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { findCard, main, press, user } from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { products } from '../../test/spec-only-goods.ts'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'

type Reading = readonly { readonly typed: string; readonly as: string }[]

/** A search that finds the products with these ids, of `results` in all. */
function letSearchFind(ids: readonly string[], { results = ids.length, understood = [] as Reading } = {}): void {
  plain.answerOurs('GET /search', () => {
    const data = products.filter(({ _id }) => ids.includes(_id))
    return { json: { results, metadata: { understood, isRelaxed: false }, data } }
  })
}

const open = (at: string) => renderShop(at, { token: SESSION_TOKEN })
const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').getAttribute('aria-label'))
const recent = () =>
  within(main())
    .queryAllByRole('button', { name: /^Forget/ })
    .map((button) => button.getAttribute('aria-label'))

beforeEach(() => {
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
})

describe('what was found', () => {
  test('is sorted and filtered with the tools of the list, which the address keeps', async () => {
    letSearchFind(['p1', 'p2', 'p3', 'p4'])
    open('/Search?q=bread')
    await findCard('Honey Cake for Six')
    await user.selectOptions(await within(main()).findByRole('combobox', { name: 'Sort' }), 'Price: low to high')
    await expect.poll(() => titles()[0]).toBe('Baladi Bread Ten Loaves')
    await press('On sale')
    await expect.poll(titles).toEqual(['White Cheese Extra Creamy', 'Honey Cake for Six'])
    expect(address()).toBe('/Search?q=bread&onSale=true&sort=price-up')
    await within(main()).findByText('2 products · on sale')
    open(address())
    await expect.poll(titles).toEqual(['White Cheese Extra Creamy', 'Honey Cake for Six'])
    history.back()
    await expect.poll(titles).toHaveLength(4)
  })

  test('and that the filters leave nothing of it, with a button that clears them and keeps the search', async () => {
    letSearchFind(['p1', 'p3'])
    open('/Search?q=bread&category=Sweets')
    await expect.poll(titles).toEqual([])
    await press('Clear the filters')
    await expect.poll(titles).toHaveLength(2)
    expect(address()).toBe('/Search?q=bread')
  })

  test('is told with what was understood', async () => {
    letSearchFind(['p2', 'p4'], { understood: [{ typed: 'offers', as: 'products on sale' }] })
    open('/Search?q=offers')
    await within(main()).findByText('Showing products on sale for “offers”.')
  })

  test('is only the best of many, which it says', async () => {
    letSearchFind(['p1', 'p2'], { results: 163 })
    open('/Search?q=a')
    await within(main()).findByText('The best 2 of 163 products.')
  })
})

describe('the last searches', () => {
  beforeEach(() => letSearchFind(['p1', 'p2']))

  test('are kept, eight of them, each once and the newest first, and forgotten one by one or all at once', async () => {
    for (const typed of ['rice', 'tea', 'milk', 'a', 'b', 'c', 'd', 'e', 'f', 'MILK']) {
      open(`/Search?q=${typed}`)
      await findCard('Full Cream Milk 1 Litre')
    }
    open('/Search')
    await within(main()).findByRole('heading', { name: 'Recent searches' })
    expect(recent()).toEqual(['MILK', 'f', 'e', 'd', 'c', 'b', 'a', 'tea'].map((typed) => `Forget “${typed}”`))
    await press('Forget “tea”')
    expect(recent()).toHaveLength(7)
    expect(within(main()).getByRole('link', { name: 'MILK' }).getAttribute('href')).toBe('/Search?q=MILK')
    await press('Clear all')
    expect(recent()).toEqual([])
    expect({ ...localStorage }).not.toHaveProperty('searches')
  })

  test('are those that found something, beside the aisles', async () => {
    letSearchFind([])
    open('/Search?q=headphones')
    await within(main()).findByText('We found nothing for “headphones”.')
    within(main()).getByRole('link', { name: 'Browse categories' })
    open('/Search')
    const bakery = await within(main()).findByRole('link', { name: 'Bakery' })
    expect(bakery.getAttribute('href')).toBe('/Products?category=Bakery')
    expect(recent()).toEqual([])
  })

  test('stand below the field once it is cleared, reached and forgotten with the keys', async () => {
    for (const typed of ['tea', 'milk']) {
      open(`/Search?q=${typed}`)
      await findCard('Full Cream Milk 1 Litre')
    }
    const field = await within(main()).findByRole('combobox', { name: 'Search the shop' })
    await press('Clear')
    expect(document.activeElement).toBe(field)
    const grid = await within(main()).findByRole('grid', { name: 'Recent searches' })
    expect(within(grid).getAllByRole('row')).toHaveLength(2)
    await user.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect
      .poll(() =>
        within(grid)
          .getAllByRole('row')
          .map(({ textContent }) => textContent),
      )
      .toEqual(['tea'])
    await user.keyboard('{ArrowDown}{Enter}')
    await expect.poll(address).toBe('/Search?q=tea')
  })

  test('are forgotten all at once below the field, which has the focus again', async () => {
    open('/Search?q=tea')
    await findCard('Full Cream Milk 1 Litre')
    await press('Clear')
    ;(await within(main()).findByRole('button', { name: 'Clear all' })).focus()
    await user.keyboard('{Enter}')
    expect(document.activeElement?.getAttribute('role')).toBe('combobox')
    expect({ ...localStorage }).not.toHaveProperty('searches')
  })

  test('are forgotten at sign-out', async () => {
    plain.answerOurs('POST /auth/signout', () => ({ json: { message: 'success' } }))
    open('/Search?q=tea')
    await findCard('Full Cream Milk 1 Litre')
    await expect.poll(() => localStorage.getItem('searches')).toBe('tea')
    await user.click(screen.getByRole('button', { name: 'SignOut', hidden: true }))
    await expect.poll(() => address()).toBe('/Login')
    expect(localStorage.getItem('searches')).toBeNull()
  })
})

test('on a server with the calls of the specification alone its path is that of no screen', async () => {
  renderShop('/Search?q=milk')
  await within(main()).findByRole('img', { name: /^Error/ })
})

test('a phone’s Search leads to the field of the screen that shows what was found', async () => {
  letSearchFind(['p1', 'p2'])
  open('/Search?q=milk')
  await findCard('Full Cream Milk 1 Litre')
  await press('Search', screen.getByRole('navigation', { name: 'Shortcuts' }))
  expect(document.activeElement).toBe(within(main()).getByRole('combobox', { name: 'Search the shop' }))
})
