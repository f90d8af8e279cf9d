/** Specification 2, 5 and 9: the product list, its cards, and its search by category. */
import { screen, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  findCard,
  findHeart,
  follow,
  isPressed,
  main,
  press,
  spinners,
  user,
} from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { queryClient } from '../../api/query-client.ts'

const MILK = 'Full Cream Milk 1 Litre'
const DAIRY = encodeURIComponent('Dairy & Eggs')

const cards = () => screen.queryAllByRole('article')
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search products...')

describe('a card', () => {
  test('shows the picture, category, two words, price and rating of its product', async () => {
    renderShop('/Products')
    const milk = await findCard(MILK)
    expect(milk.querySelector('img')?.getAttribute('src')).toBe('/pictures/p1-cover.svg')
    within(milk).getByText('Dairy & Eggs')
    expect(within(milk).getByRole('heading').textContent).toBe('Full Cream')
    within(milk).getByText('42.5 EGP')
    expect(within(milk).getByText('Rated').parentElement?.textContent).toBe('Rated 4')
    expect(within(milk).queryByText('Sale')).toBeNull()
    expect(milk.querySelector('del')).toBeNull()
    expect(within(await findCard('Rice')).getByRole('heading').textContent).toBe('Rice')
    expect(plain.asked('listProducts').map(({ headers }) => headers.token)).toEqual([undefined])
  })

  test('of a discount shows the old price beside the new one, how much is saved, and "Sale"', async () => {
    renderShop('/Products')
    const cheese = await findCard('White Cheese Extra Creamy')
    expect(cheese.querySelector('del')?.textContent).toContain('95 EGP')
    expect(cheese.querySelector('.product-card-price')?.textContent).toMatch(/80 EGP$/)
    within(cheese).getByText('Sale')
    within(cheese).getByText('−16%')
    // The rest of the list comes a moment later.
    await expect.poll(() => screen.getAllByText('Sale')).toHaveLength(3)
  })

  test('is named by its whole title, and leads to the details, whatever the name of its category', async () => {
    renderShop('/Products')
    const link = within(await findCard(MILK)).getByRole('link', { name: MILK })
    expect(link.getAttribute('href')).toBe(`/ProductDetails/p1/${DAIRY}`)
    await follow('Cotton Socks Three Pairs', await findCard('Cotton Socks Three Pairs'))
    await within(main()).findByRole('heading', { level: 1, name: 'Cotton Socks Three Pairs' })
    expect(address()).toBe(`/ProductDetails/p9/${encodeURIComponent("Men's / Women's")}`)
    renderShop(address())
    await within(main()).findByRole('heading', { level: 1, name: 'Cotton Socks Three Pairs' })
    expect(await screen.findAllByRole('article')).toHaveLength(1)
  })

  test('has a red heart if the product is on the wish list', async () => {
    plain.shop.wish('p1', 'p4')
    renderShop('/Products')
    const heart = await findHeart(MILK)
    await expect.poll(() => isPressed(heart)).toBe(true)
    expect(main().querySelectorAll('[aria-pressed=true]')).toHaveLength(2)
  })
})

describe('the search', () => {
  test('looks for categories that begin with what is typed, whatever its case, and not for titles', async () => {
    renderShop('/Products')
    await expect.poll(cards).toHaveLength(10)
    await user.type(search(), 'baKE')
    await expect.poll(cards).toHaveLength(1)
    await findCard('Baladi Bread Ten Loaves')
    await user.clear(search())
    await user.type(search(), 'akery')
    await expect.poll(cards).toEqual([])
    await user.clear(search())
    await expect.poll(cards).toHaveLength(10)
  })

  test('shows the first cards before the others once it is taken back', async () => {
    renderShop('/Products')
    await expect.poll(cards).toHaveLength(10)
    await user.type(search(), 'Pantry')
    await expect.poll(cards).toHaveLength(1)
    const idle: (() => void)[] = []
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
    vi.stubGlobal('cancelIdleCallback', () => {})
    await user.clear(search())
    await expect.poll(cards).toHaveLength(8)
    // An effect asks for the idle time.
    await expect.poll(() => idle.length).toBe(1)
    idle[0]?.()
    await expect.poll(cards).toHaveLength(10)
  })

  test('says what it can do where it finds nothing, and offers the categories', async () => {
    renderShop('/Products')
    await findCard(MILK)
    await user.type(search(), 'Bread')
    await expect.poll(cards).toEqual([])
    expect(main().textContent).toMatch(/categor/i)
    await press('Sweets')
    expect(search().value).toBe('Sweets')
    await expect.poll(cards).toHaveLength(2)
  })
})

describe('a spinner stands', () => {
  test('over the list while the products load', async () => {
    const release = plain.hold('listProducts')
    renderShop('/Products')
    await expect.poll(() => spinners()).not.toEqual([])
    release()
    await findCard(MILK)
    await expect.poll(() => spinners()).toEqual([])
  })

  test('on the one card whose product is being added', async () => {
    const release = plain.hold('addCartItem')
    renderShop('/Products')
    const milk = await findCard(MILK)
    await addToCart(milk)
    await expect.poll(() => spinners(milk)).toHaveLength(1)
    expect(spinners()).toHaveLength(1)
    release()
    await expect.poll(() => spinners()).toEqual([])
    expect(plain.asked('addCartItem').map(({ body }) => body)).toEqual([{ productId: 'p1' }])
  })

  test('without each card of a long list reading at each press what is being added', async () => {
    renderShop('/Products')
    await expect.poll(cards).toHaveLength(10)
    const reads = vi.spyOn(queryClient.getMutationCache(), 'findAll')
    async function readsOfPress(press: number) {
      reads.mockClear()
      await addToCart(await findCard('Rice'))
      await expect.poll(() => plain.asked('addCartItem')).toHaveLength(press)
      await expect.poll(() => spinners()).toEqual([])
      return reads.mock.calls.length
    }
    const inLongList = await readsOfPress(1)
    await user.type(search(), 'Pantry')
    await expect.poll(cards).toHaveLength(1)
    expect(inLongList - (await readsOfPress(2))).toBeLessThan(9)
  })

  test('over the whole list while a heart is at work', async () => {
    const release = plain.hold('addToWishlist')
    renderShop('/Products')
    await user.click(await findHeart(MILK))
    await expect.poll(() => spinners()).toHaveLength(1)
    expect(spinners(await findCard(MILK))).toEqual([])
    release()
    await expect.poll(() => spinners()).toEqual([])
  })
})

test('a server with the calls of the specification alone has no search in the bar, nor in an empty result', async () => {
  renderShop('/Products')
  await findCard('Rice')
  expect(within(screen.getByRole('banner')).queryByRole('button', { name: 'Search' })).toBeNull()
  await user.type(screen.getByPlaceholderText('Search products...'), 'zzz')
  await within(main()).findByText('No aisle begins with “zzz”.')
  await vi.advanceTimersByTimeAsync(500)
  expect(within(main()).queryByText(/Products for/)).toBeNull()
  expect(within(main()).queryByRole('link', { name: /whole shop/ })).toBeNull()
  within(main()).getByText('Search works by category.')
})
