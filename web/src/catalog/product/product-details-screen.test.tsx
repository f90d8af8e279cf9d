/** Specification 2: the details of a product and its related products. */
import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addToCart,
  findCard,
  findHeart,
  findToast,
  follow,
  isPressed,
  main,
  press,
  spinners,
  toasts,
  user,
} from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'

const MILK = 'Full Cream Milk 1 Litre'
const CHEESE = 'White Cheese Extra Creamy'
const DAIRY = encodeURIComponent('Dairy & Eggs')

const findTitle = (name: string) => within(main()).findByRole('heading', { level: 1, name })

test('the details show title, description, price and rating, and are asked for without a token', async () => {
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  await findTitle(MILK)
  within(main()).getByText(`${MILK}, as good as next door.`)
  within(main()).getByText('42.5 EGP')
  expect(within(main()).getAllByText('Rated')[0]?.parentElement?.textContent).toBe('Rated 4')
  expect(plain.asked('getProduct').map(({ id, headers }) => [id, headers.token])).toEqual([['p1', undefined]])
})

test('a product can be put in the cart and wished for from its details', async () => {
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  await findTitle(MILK)
  // The product is one of its related ones too, whose cards come later.
  await findCard(MILK)
  const details = (await findTitle(MILK)).closest('.product-details') as HTMLElement
  await press(`+ Add, ${MILK}`, details)
  await expect.poll(() => plain.shop.countOf('p1')).toBe(1)
  const heart = await within(details).findByRole('button', { name: `Wish list: ${MILK}` })
  await user.click(heart)
  await expect.poll(() => isPressed(heart)).toBe(true)
  await user.click(heart)
  await expect.poll(() => isPressed(heart)).toBe(false)
  await expect.poll(() => plain.shop.wished()).toEqual([])
})

test('what is on the wish list has a red heart from the start, on the related cards too', async () => {
  plain.shop.wish('p1', 'p2')
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  const details = (await findTitle(MILK)).closest<HTMLElement>('.product-details') ?? document.body
  const hearts = [within(details).getByRole('button', { name: `Wish list: ${MILK}` }), await findHeart(CHEESE)]
  await expect.poll(() => hearts.map(isPressed)).toEqual([true, true])
})

test('a discount shows the old price beside the new one', async () => {
  renderShop(`/ProductDetails/p2/${DAIRY}`)
  await findTitle(CHEESE)
  expect(main().querySelector('del')?.textContent).toContain('95 EGP')
  expect(main().querySelector('del')?.parentElement?.textContent).toMatch(/80 EGP$/)
})

test('goods are by their brand, and by nobody where an import knew of none', async () => {
  const brandOfMilk = async (name: string) => {
    const brand = { _id: 'b', name, slug: name.toLowerCase(), image: '' }
    plain.answerWith('getProduct', { data: { ...products[0], brand } })
    renderShop(`/ProductDetails/p1/${DAIRY}`)
    await within(main()).findByText(`${MILK}, as good as next door.`)
    return within(main()).queryByRole('link', { name: /^by / })?.textContent
  }
  expect(await brandOfMilk('Juhayna')).toBe('by Juhayna')
  expect(await brandOfMilk('Unbranded')).toBeUndefined()
})

test('a spinner stands while they load', async () => {
  const release = plain.hold('getProduct')
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  await expect.poll(() => spinners()).not.toEqual([])
  release()
  await findTitle(MILK)
  await expect.poll(() => spinners()).toEqual([])
})

test('related products are those of the category in the address', async () => {
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  await findCard(CHEESE)
  expect(screen.getAllByRole('article')).toHaveLength(2)
  renderShop('/ProductDetails/p1/Fruit')
  await findTitle(MILK)
  await findCard('Sukkari Dates One Kilo')
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('related products have cards of their own, with + Add and a heart', async () => {
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  const cheese = await findCard(CHEESE)
  expect(cheese.querySelector('img')?.getAttribute('src')).toBe('/pictures/p2-cover.svg')
  within(cheese).getByText('Dairy & Eggs')
  expect(within(cheese).getByRole('heading').textContent).toBe('White Cheese')
  expect(cheese.querySelector('del')?.textContent).toContain('95 EGP')
  within(cheese).getByText('Sale')
  within(cheese).getByText(/4\.1/)
  await addToCart(cheese)
  await expect.poll(() => plain.shop.countOf('p2')).toBe(1)
  await user.click(await findHeart(CHEESE))
  await expect.poll(() => plain.shop.wished()).toEqual(['p2'])
  await follow(CHEESE, cheese)
  await findTitle(CHEESE)
  expect(address()).toBe(`/ProductDetails/p2/${DAIRY}`)
})

test('the images of a product come in their order, with a dot each', async () => {
  renderShop(`/ProductDetails/p1/${DAIRY}`)
  const images = await within(main()).findByRole('region', { name: /^Images of/ })
  const sources = [...images.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources).toEqual(['/pictures/p1-1.svg', '/pictures/p1-2.svg', '/pictures/p1-3.svg'])
  expect(await within(images).findAllByRole('button', { name: /^Show image/ })).toHaveLength(3)
})

test('a product without images shows its cover alone', async () => {
  renderShop('/ProductDetails/p8/Beverages')
  const cover = await within(main()).findByRole('img', { name: 'Koshari Tea Loose Leaf' })
  expect(cover.getAttribute('src')).toBe('/pictures/p8-cover.svg')
  expect(within(main()).queryAllByRole('button', { name: /image/ })).toEqual([])
})

describe('Share', () => {
  const link = `${location.origin}/ProductDetails/p1/${DAIRY}?lang=en`
  afterEach(() => Reflect.deleteProperty(navigator, 'share'))

  test('opens what the browser has for it, and is quiet when the shopper closes that', async () => {
    const share = vi.fn(async (_what: ShareData) => Promise.reject(new DOMException('closed', 'AbortError')))
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    renderShop(`/ProductDetails/p1/${DAIRY}`)
    await press(`Share ${MILK}`)
    expect(share.mock.calls).toEqual([[{ title: MILK, url: link }]])
    expect(toasts()).toEqual([])
  })

  test('copies the link where the browser has nothing, and says so', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    renderShop(`/ProductDetails/p1/${DAIRY}`)
    await press(`Share ${MILK}`)
    await findToast('Link copied', 'success')
    expect(write.mock.calls).toEqual([[link]])
  })

  test('says what to do where the browser copies nothing', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'))
    renderShop(`/ProductDetails/p1/${DAIRY}`)
    await press(`Share ${MILK}`)
    await findToast("The link can't be copied here. Copy the page's address instead.", 'failure')
  })
})
