/** Specification 8, the rows of the catalogue: failed loads, shown or silent. */
import { card, letRetriesPass, recordedErrors, toast, toasts } from './locators.ts'
import { expect, test } from './spec-only.ts'

const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

test.describe('products', () => {
  test('that the shop refuses say "ERROR!!!" in their place and "Failed to load products."', async ({
    page,
    plain,
  }) => {
    plain.refuse('listProducts', 'closed', 404)
    await page.goto('/Products')
    await expect(toast(page, 'Failed to load products.')).toBeVisible()
    await expect(page.getByRole('main').getByText('ERROR!!!', { exact: true })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    expect(plain.asked('listProducts')).toHaveLength(1)
  })

  test('that were refused can be asked for again', async ({ page, plain }) => {
    plain.refuse('listProducts', 'closed', 404)
    await page.goto('/Products')
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(tryAgain).toBeVisible()
    plain.recover('listProducts')
    await tryAgain.click()
    await expect(card(page, 'Full Cream Milk 1 Litre')).toBeVisible()
    await expect(page.getByText('ERROR!!!')).toHaveCount(0)
  })

  test('that fail on Home say the same there', async ({ page, plain }) => {
    plain.refuse('listProducts', 'closed', 404)
    await page.goto('/')
    await expect(toast(page, 'Failed to load products.')).toBeVisible()
    await expect(page.getByRole('main').getByText('ERROR!!!', { exact: true })).toBeVisible()
  })

  test('that cannot be reached are tried four times before the shopper is told', async ({ page, plain }) => {
    plain.drop('listProducts')
    await page.clock.install()
    await page.goto('/Products')
    await letRetriesPass(page, plain, 'listProducts')
    await expect(toast(page, 'Failed to load products.')).toBeVisible()
    await expect(page.getByRole('main').getByText('ERROR!!!', { exact: true })).toBeVisible()
    expect(plain.asked('listProducts')).toHaveLength(4)
  })

  test('that come at the second try are shown without a word', async ({ page, plain }) => {
    plain.refuse('listProducts', 'one moment', 503, { times: 1 })
    await page.goto('/Products')
    await expect(card(page, 'Full Cream Milk 1 Litre')).toBeVisible()
    await expect(toasts(page)).toHaveText('')
    expect(plain.asked('listProducts')).toHaveLength(2)
  })
})

test.describe('the details of a product', () => {
  test('that the shop does not have say "Error" and "Failed to load product details."', async ({ page }) => {
    await page.goto('/ProductDetails/nothing/Bakery')
    await expect(toast(page, 'Failed to load product details')).toBeVisible()
    await expect(page.getByRole('main').getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('Failed to load product details.', { exact: true })).toBeVisible()
  })

  test('that cannot be reached say the same', async ({ page, plain }) => {
    plain.drop('getProduct')
    // The product would be taken from the list.
    plain.refuse('listProducts', 'closed', 404)
    await page.clock.install()
    await page.goto(DETAILS)
    await letRetriesPass(page, plain, 'getProduct')
    await expect(toast(page, 'Failed to load product details')).toBeVisible()
    await expect(page.getByRole('main').getByText('Error', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('Failed to load product details.', { exact: true })).toBeVisible()
  })

  test('without their related products say "Failed to load related products" and stand', async ({ page, plain }) => {
    plain.refuse('listProducts', 'closed', 404)
    await page.goto(DETAILS)
    await expect(toast(page, 'Failed to load related products')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Full Cream Milk 1 Litre' })).toBeVisible()
  })
})

test.describe('where the specification shows nothing, the console has the reason', () => {
  test('categories that fail on their own screen', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('listCategories', 'closed', 404)
    await page.goto('/Categories')
    await expect.poll(() => recorded.join()).toContain('categories')
    await expect(toasts(page)).toHaveText('')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('main').getByText('closed')).toHaveCount(0)
  })

  test('categories that fail on Home', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('listCategories', 'closed', 404)
    await page.goto('/')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect.poll(() => recorded.join()).toContain('categories')
    await expect(toasts(page)).toHaveText('')
  })

  test('categories that cannot be reached', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.drop('listCategories')
    await page.clock.install()
    await page.goto('/Categories')
    await letRetriesPass(page, plain, 'listCategories')
    await expect.poll(() => recorded.join()).toContain('categories')
    await expect(toasts(page)).toHaveText('')
  })

  test('subcategories', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('listCategorySubcategories', 'closed', 404)
    await page.goto('/Categories')
    await page.getByRole('main').getByRole('button', { name: 'Bakery' }).click()
    await expect.poll(() => recorded.join()).toContain('subcategories')
    await expect(toasts(page)).toHaveText('')
  })

  test('one subcategory', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('getSubcategory', 'closed', 404)
    await page.goto('/Categories')
    await page.getByRole('main').getByRole('button', { name: 'Bakery' }).click()
    await page.getByRole('main').getByRole('button', { name: 'Yoghurt' }).click()
    await expect.poll(() => recorded.join()).toContain('subcategory')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(toasts(page)).toHaveText('')
  })

  test('brands', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('listBrands', 'closed', 404)
    await page.goto('/Brands')
    await expect.poll(() => recorded.join()).toContain('brands')
    await expect(page.getByRole('heading', { name: 'All Brands' })).toBeVisible()
    await expect(toasts(page)).toHaveText('')
  })

  test('one brand', async ({ page, plain }) => {
    const recorded = recordedErrors(page)
    plain.refuse('getBrand', 'closed', 404)
    await page.goto('/Brands')
    await page.getByRole('main').getByRole('button', { name: 'Nile Farms' }).click()
    await expect.poll(() => recorded.join()).toContain('brand')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(toasts(page)).toHaveText('')
  })
})

test.describe('trying again', () => {
  test('waits one, two and four seconds, and then gives up', async ({ page, plain }) => {
    plain.refuse('listBrands', 'one moment', 500)
    await page.goto('/Brands')
    await expect.poll(() => plain.asked('listBrands').length, { timeout: 20_000 }).toBe(4)
    const times = plain.asked('listBrands').map(({ at }) => at)
    const waits = times.slice(1).map((time, before) => time - (times[before] ?? 0))
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(1000 * 2 ** at - 20)
      expect(wait).toBeLessThan(1000 * 2 ** at + 2_500)
    }
  })

  test('waits as long as the shop asks for, where that is longer', async ({ page, plain }) => {
    plain.askToRetry('listBrands', 2)
    await page.goto('/Brands')
    await expect.poll(() => plain.asked('listBrands').length, { timeout: 6_000 }).toBe(2)
    const [first = 0, second = 0] = plain.asked('listBrands').map(({ at }) => at)
    expect(second - first).toBeGreaterThanOrEqual(1_980)
  })
})

test('an address that is no screen shows an error illustration', async ({ page }) => {
  await page.goto('/nothing-here')
  const illustration = page.getByRole('main').getByRole('img')
  await expect(illustration).toBeVisible()
  await expect.poll(() => illustration.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  await expect(page).toHaveURL(/\/nothing-here$/)
})
