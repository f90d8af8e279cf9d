/** Specification 8, the rows of the catalogue: failed loads, shown or silent; and specification 9, the retries. */
import { screen, within } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findCard, findToast, main, press, toasts } from '../../test/find-in-shop.ts'
import { plain, recordedErrors, renderShop } from '../../test/render-shop.tsx'

const MILK = 'Full Cream Milk 1 Litre'
const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

// The three retries come after one, two and four seconds.
const passRetries = () => vi.advanceTimersByTimeAsync(7000)

describe('products', () => {
  test('that the shop refuses say "ERROR!!!" in their place and "Failed to load products."', async () => {
    plain.refuse('listProducts', 'closed', 404)
    renderShop('/Products')
    await findToast('Failed to load products.', 'failure')
    await within(main()).findByText('ERROR!!!')
    expect(screen.queryAllByRole('article')).toEqual([])
    expect(plain.asked('listProducts')).toHaveLength(1)
  })

  test('that were refused can be asked for again', async () => {
    plain.refuse('listProducts', 'closed', 404)
    renderShop('/Products')
    await findToast('Failed to load products.')
    plain.recover('listProducts')
    await press('Try again')
    await findCard(MILK)
    expect(screen.queryByText('ERROR!!!')).toBeNull()
  })

  test('that fail on Home say the same there', async () => {
    plain.refuse('listProducts', 'closed', 404)
    renderShop('/')
    await findToast('Failed to load products.', 'failure')
    await within(main()).findByText('ERROR!!!')
  })

  test('that cannot be reached are tried four times before the shopper is told', async () => {
    plain.drop('listProducts')
    renderShop('/Products')
    await vi.advanceTimersByTimeAsync(6500)
    expect(toasts()).toEqual([])
    await vi.advanceTimersByTimeAsync(500)
    await findToast('Failed to load products.', 'failure')
    await within(main()).findByText('ERROR!!!')
    expect(plain.asked('listProducts')).toHaveLength(4)
  })

  test('that come at the second try are shown without a word', async () => {
    plain.refuse('listProducts', 'one moment', 503, { times: 1 })
    renderShop('/Products')
    await vi.advanceTimersByTimeAsync(1000)
    await findCard(MILK)
    expect(toasts()).toEqual([])
    expect(plain.asked('listProducts')).toHaveLength(2)
  })
})

describe('the details of a product', () => {
  async function findFailure(): Promise<void> {
    await findToast('Failed to load product details', 'failure')
    await within(main()).findByText('Error')
    await within(main()).findByText('Failed to load product details.')
  }

  test('that the shop does not have say "Error" and "Failed to load product details."', async () => {
    renderShop('/ProductDetails/nothing/Bakery')
    await findFailure()
  })

  test('that cannot be reached say the same, also if the list has the product', async () => {
    plain.drop('getProduct')
    renderShop(DETAILS)
    await passRetries()
    await findFailure()
  })

  test('without their related products say "Failed to load related products" and stand', async () => {
    plain.refuse('listProducts', 'closed', 404)
    renderShop(DETAILS)
    await findToast('Failed to load related products', 'failure')
    await within(main()).findByRole('heading', { name: MILK })
  })
})

describe('where the specification shows nothing, the console has the reason', () => {
  afterEach(() => expect(toasts()).toEqual([]))

  test('categories that fail on their own screen', async () => {
    plain.refuse('listCategories', 'closed', 404)
    renderShop('/Categories')
    await expect.poll(recordedErrors).toContain('categories')
    expect(within(main()).queryByRole('alert')).toBeNull()
    expect(within(main()).queryByText('closed')).toBeNull()
  })

  test('categories that fail on Home', async () => {
    plain.refuse('listCategories', 'closed', 404)
    renderShop('/')
    await findCard(MILK)
    await expect.poll(recordedErrors).toContain('categories')
  })

  test('categories that cannot be reached', async () => {
    plain.drop('listCategories')
    renderShop('/Categories')
    await passRetries()
    await expect.poll(recordedErrors).toContain('categories')
    expect(plain.asked('listCategories')).toHaveLength(4)
  })

  test('subcategories', async () => {
    plain.refuse('listCategorySubcategories', 'closed', 404)
    renderShop('/Categories')
    await press('Bakery')
    await expect.poll(recordedErrors).toContain('subcategories')
  })

  test('one subcategory', async () => {
    plain.refuse('getSubcategory', 'closed', 404)
    renderShop('/Categories')
    await press('Bakery')
    await press('Yoghurt')
    await expect.poll(recordedErrors).toContain('subcategory')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('brands', async () => {
    plain.refuse('listBrands', 'closed', 404)
    renderShop('/Brands')
    await expect.poll(recordedErrors).toContain('brands')
    await within(main()).findByRole('heading', { name: 'All Brands' })
  })

  test('one brand', async () => {
    plain.refuse('getBrand', 'closed', 404)
    renderShop('/Brands')
    await press('Nile Farms')
    await expect.poll(recordedErrors).toContain('brand')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('a retry waits as long as the shop asks for, where that is longer', async () => {
  plain.askToRetry('listBrands', 2)
  renderShop('/Brands')
  await expect.poll(() => plain.asked('listBrands')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1500)
  expect(plain.asked('listBrands')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(500)
  await expect.poll(() => plain.asked('listBrands')).toHaveLength(2)
})

test('an address that is no screen shows an error illustration', async () => {
  renderShop('/nothing-here')
  await within(main()).findByRole('img', { name: /Error/ })
})
