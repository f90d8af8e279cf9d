/** Specification 2, 5 and 9: Home, the product list, a product, the categories and the brands. */
import type { Locator } from '@playwright/test'
import { add, card, heart, spinners } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { products, subcategories } from '../web/test/spec-only-goods.ts'

const MILK = 'Full Cream Milk 1 Litre'
const CHEESE = 'White Cheese Extra Creamy'
const DAIRY = encodeURIComponent('Dairy & Eggs')

test.describe('the product list', () => {
  test('shows the products and finds them by category', async ({ page, plain }) => {
    test.slow()
    await page.goto('/Products')
    await test.step('asks for the products without a token', async () => {
      await expect(card(page, MILK)).toBeVisible()
      expect(plain.asked('listProducts')).toHaveLength(1)
      expect(plain.asked('listProducts')[0]?.headers.token).toBeUndefined()
    })
    await test.step('shows of each product its picture, category, two words, price and rating', async () => {
      const milk = card(page, MILK)
      await expect(milk.locator('img')).toHaveAttribute('src', '/pictures/p1-cover.svg')
      await expect(milk.getByText('Dairy & Eggs', { exact: true })).toBeVisible()
      await expect(milk.getByRole('heading')).toHaveText('Full Cream')
      await expect(milk.getByText('42.5 EGP', { exact: true })).toBeVisible()
      await expect(milk.getByText(/^(Rated )?4$/)).toBeVisible()
      await expect(milk.locator('svg').first()).toBeVisible()
      await expect(milk.getByText('Sale')).toHaveCount(0)
      await expect(milk.locator('del')).toHaveCount(0)
      await expect(milk.getByRole('link')).toHaveAttribute('href', `/ProductDetails/p1/${DAIRY}`)
    })
    await test.step('is named by its whole title, and opened from anywhere on it', async () => {
      const milk = card(page, MILK)
      await expect(milk.getByRole('link')).toHaveAccessibleName(MILK)
      await expect(milk.getByRole('heading')).toHaveAccessibleName(MILK)
      const [link, whole] = [await milk.getByRole('link').boundingBox(), await milk.boundingBox()]
      expect(Math.abs((link?.height ?? NaN) - (whole?.height ?? NaN))).toBeLessThan(4)
      const picture = await milk.locator('img').boundingBox()
      await page.mouse.click((picture?.x ?? NaN) + 20, (picture?.y ?? NaN) + (picture?.height ?? NaN) - 20)
      await expect(page).toHaveURL(/\/ProductDetails\/p1\//)
      await page.goBack()
      await expect(milk).toBeVisible()
    })
    await test.step('shows a title of one word whole', async () => {
      await expect(card(page, 'Rice').getByRole('heading')).toHaveText('Rice')
    })
    await test.step('shows a discount as the old price struck through, the new one next to it, and "Sale"', async () => {
      const cheese = card(page, CHEESE)
      await expect(cheese.locator('del')).toContainText('95 EGP')
      await expect(cheese.locator('del')).toHaveCSS('text-decoration-line', 'line-through')
      await expect(cheese.getByText(/80 EGP$/)).toBeVisible()
      await expect(cheese.getByText('Sale', { exact: true })).toBeVisible()
      await expect(page.getByText('Sale', { exact: true })).toHaveCount(3)
      for (const width of [390, 1366]) {
        await page.setViewportSize({ width, height: 900 })
        const saved = cheese.getByText('−16%', { exact: true })
        await expect(saved).toBeInViewport({ ratio: 1 })
        const frame = await cheese.locator('.product-card-picture').boundingBox()
        const text = await saved.boundingBox()
        expect(text?.width).toBeGreaterThan(20)
        expect((text?.x ?? NaN) + (text?.width ?? NaN)).toBeLessThanOrEqual((frame?.x ?? NaN) + (frame?.width ?? NaN))
      }
    })
    await test.step('looks for categories that begin with what is typed, whatever its case, and not for titles', async () => {
      const search = page.getByPlaceholder('Search products...')
      await search.fill('baKE')
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(card(page, 'Baladi Bread Ten Loaves')).toBeVisible()
      await search.fill('akery')
      await expect(page.getByRole('article')).toHaveCount(0)
      await search.fill('')
      await expect(page.getByRole('article')).toHaveCount(10)
    })
    await test.step('says what the search can do where it finds nothing, and offers the categories', async () => {
      const search = page.getByPlaceholder('Search products...')
      await search.fill('Bread')
      await expect(page.getByRole('article')).toHaveCount(0)
      await expect(page.getByRole('main')).toContainText(/categor/i)
      await page.getByRole('main').getByRole('button', { name: 'Sweets' }).click()
      await expect(search).toHaveValue('Sweets')
      await expect(page.getByRole('article')).toHaveCount(2)
      await search.fill('')
    })
    await test.step('has 1, 2 or 4 columns by the width of the screen', async () => {
      const columns: Record<number, number> = { 1366: 4, 1024: 4, 1023: 2, 640: 2, 639: 1, 360: 1 }
      for (const [width, count] of Object.entries(columns)) {
        await page.setViewportSize({ width: Number(width), height: 900 })
        await expect.poll(() => columnsOf(page.getByRole('article')), width).toBe(count)
      }
    })
  })

  test('shows a spinner over the list while the products load', async ({ page, plain }) => {
    const release = plain.hold('listProducts')
    await page.goto('/Products')
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    release()
    await expect(card(page, MILK)).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('shows a spinner on the one card whose product is being added', async ({ page, plain }) => {
    const release = plain.hold('addCartItem')
    await page.goto('/Products')
    await add(card(page, MILK)).click()
    await expect(spinners(card(page, MILK))).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(1)
    release()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
    expect(plain.asked('addCartItem').map(({ body }) => body)).toEqual([{ productId: 'p1' }])
  })

  test('shows a spinner over the whole list while a heart is at work', async ({ page, plain }) => {
    const release = plain.hold('addToWishlist')
    await page.goto('/Products')
    await heart(card(page, MILK)).click()
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    await expect(spinners(card(page, MILK))).toHaveCount(0)
    release()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('marks what is on the wish list with a red heart, and nothing else', async ({ page, plain }) => {
    plain.shop.wish('p1', 'p4')
    await page.goto('/Products')
    await expect(heart(card(page, MILK))).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[aria-pressed=true]')).toHaveCount(2)
    expect(await strokeOf(heart(card(page, MILK)))).toBe('red')
    expect(await strokeOf(heart(card(page, CHEESE)))).toBe('dark')
  })
})

test.describe('the details of a product', () => {
  test('can be read, put in the cart and wished for', async ({ page, plain }) => {
    await page.goto(`/ProductDetails/p1/${DAIRY}`)
    await test.step('are asked for without a token', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(MILK)
      expect(plain.asked('getProduct').map(({ id, headers }) => [id, headers.token])).toEqual([['p1', undefined]])
    })
    await test.step('show title, description, price and rating', async () => {
      const product = page.locator('main').filter({ has: page.getByRole('heading', { level: 1 }) })
      await expect(product.getByRole('heading', { level: 1 })).toHaveText(MILK)
      await expect(product.getByText(`${MILK}, as good as next door.`, { exact: true })).toBeVisible()
      await expect(product.getByText('42.5 EGP', { exact: true }).first()).toBeVisible()
      await expect(product.getByText(/^(Rated )?4$/).first()).toBeVisible()
    })
    await test.step('can be put in the cart', async () => {
      await page.getByRole('main').getByRole('button', { name: '+ Add' }).first().click()
      await expect.poll(() => plain.shop.countOf('p1')).toBe(1)
    })
    await test.step('have a heart that goes red and dark again', async () => {
      const own = page.locator('main button[aria-pressed]').first()
      await own.click()
      await expect(own).toHaveAttribute('aria-pressed', 'true')
      expect(await strokeOf(own)).toBe('red')
      await own.click()
      await expect(own).toHaveAttribute('aria-pressed', 'false')
      expect(plain.shop.wished()).toEqual([])
    })
  })

  test('show a discount as the old price struck through in red', async ({ page }) => {
    await page.goto(`/ProductDetails/p2/${DAIRY}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHEESE)
    const old = page.locator('main del').first()
    await expect(old).toContainText('95 EGP')
    const [red = 0, green = 0] = rgb(await old.evaluate((node) => getComputedStyle(node).color))
    expect(red).toBeGreaterThan(2 * green)
    await expect(page.getByText(/80 EGP$/).first()).toBeVisible()
  })

  test('show a spinner while they load', async ({ page, plain }) => {
    const release = plain.hold('getProduct')
    await page.goto(`/ProductDetails/p1/${DAIRY}`)
    await expect(spinners(page.getByRole('main')).first()).toBeVisible()
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MILK)
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('are reached from a card, whatever the name of its category', async ({ page }) => {
    await page.goto('/Products')
    await card(page, 'Cotton Socks Three Pairs').getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/ProductDetails/p9/${encodeURIComponent("Men's / Women's")}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cotton Socks Three Pairs')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cotton Socks Three Pairs')
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})

test.describe('related products', () => {
  test('are those of the category in the address', async ({ page }) => {
    await page.goto(`/ProductDetails/p1/${DAIRY}`)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(card(page, CHEESE)).toBeVisible()
    await page.goto('/ProductDetails/p1/Fruit')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(MILK)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(card(page, 'Sukkari Dates One Kilo')).toBeVisible()
  })

  test('have cards of their own, with + Add and a heart', async ({ page, plain }) => {
    await page.goto(`/ProductDetails/p1/${DAIRY}`)
    const cheese = card(page, CHEESE)
    await expect(cheese.locator('img')).toHaveAttribute('src', '/pictures/p2-cover.svg')
    await expect(cheese.getByText('Dairy & Eggs', { exact: true })).toBeVisible()
    await expect(cheese.getByRole('heading')).toHaveText('White Cheese')
    await expect(cheese.locator('del')).toContainText('95 EGP')
    await expect(cheese.getByText('Sale', { exact: true })).toBeVisible()
    await expect(cheese.getByText(/4\.1/)).toBeVisible()
    await add(cheese).click()
    await expect.poll(() => plain.shop.countOf('p2')).toBe(1)
    await heart(cheese).click()
    await expect.poll(() => plain.shop.wished()).toEqual(['p2'])
    await cheese.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/ProductDetails/p2/${DAIRY}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(CHEESE)
  })

  test('stand in four columns on a medium screen', async ({ page, plain }) => {
    plain.answerWith('listProducts', { data: products.map((product) => ({ ...product, category: { name: 'Fruit' } })) })
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/ProductDetails/p6/Fruit')
    await expect(page.getByRole('article')).toHaveCount(10)
    expect(await columnsOf(page.getByRole('article'))).toBe(4)
  })
})

test.describe('the categories', () => {
  test('show a spinner while they load', async ({ page, plain }) => {
    const release = plain.hold('listCategories')
    await page.goto('/Categories')
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    release()
    await expect(page.getByRole('main').getByRole('button', { name: 'Bakery' })).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('open on a press: marked, with a heading over their subcategories', async ({ page, plain }) => {
    await page.goto('/Categories')
    const bakery = page.getByRole('main').getByRole('button', { name: 'Bakery' })
    await bakery.click()
    await expect(bakery).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('heading', { name: 'Bakery subcategories', exact: true })).toBeVisible()
    for (const { name } of subcategories) await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Dairy & Eggs' }).click()
    await expect(page.getByRole('heading', { name: 'Dairy & Eggs subcategories', exact: true })).toBeVisible()
    await expect(bakery).not.toHaveAttribute('aria-pressed', 'true')
    expect(new Set(plain.asked('listCategorySubcategories').map(({ id }) => id))).toEqual(new Set(['c2', 'c1']))
  })

  test('show a spinner over the subcategories while they load', async ({ page, plain }) => {
    const release = plain.hold('listCategorySubcategories')
    await page.goto('/Categories')
    await page.getByRole('main').getByRole('button', { name: 'Bakery' }).click()
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Yoghurt' })).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('show a subcategory in a dialog with its name and slug, which X and Close close', async ({ page, plain }) => {
    await page.goto('/Categories')
    await page.getByRole('main').getByRole('button', { name: 'Bakery' }).click()
    const yoghurt = page.getByRole('button', { name: 'Yoghurt' })
    await yoghurt.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Yoghurt', { exact: true })).toBeVisible()
    await expect(dialog.getByText('yoghurt-shelf')).toBeVisible()
    expect(plain.asked('getSubcategory').map(({ id }) => id)).toEqual(['s2'])
    await expectBothButtonsToClose(yoghurt, dialog)
  })
})

test.describe('the brands', () => {
  test('show a spinner while they load', async ({ page, plain }) => {
    const release = plain.hold('listBrands')
    await page.goto('/Brands')
    await expect(spinners(page.getByRole('main'))).toBeVisible()
    release()
    await expect(page.getByRole('main').getByRole('button', { name: 'Nile Farms' })).toBeVisible()
    await expect(spinners(page.getByRole('main'))).toHaveCount(0)
  })

  test('open in a dialog with name, slug and image, which X and Close close', async ({ page, plain }) => {
    await page.goto('/Brands')
    const brand = page.getByRole('main').getByRole('button', { name: 'Nile Farms' })
    await brand.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Nile Farms', { exact: true })).toBeVisible()
    await expect(dialog.getByText('nile-farms')).toBeVisible()
    await expect(dialog.getByRole('img')).toHaveAttribute('src', '/pictures/b1.svg')
    expect(plain.asked('getBrand').map(({ id }) => id)).toEqual(['b1'])
    await expectBothButtonsToClose(brand, dialog)
  })
})

async function expectBothButtonsToClose(opener: Locator, dialog: Locator): Promise<void> {
  const buttons = dialog.getByRole('button')
  await expect(buttons).toHaveCount(2)
  await expect(buttons.first().locator('svg')).toBeVisible()
  await buttons.first().click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog).toBeVisible()
  await dialog.page().keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** The number of elements in the first row. */
function columnsOf(cards: Locator): Promise<number> {
  return cards.evaluateAll((all) => {
    const tops = all.map((each) => Math.round(each.getBoundingClientRect().top))
    return tops.filter((top) => top === tops[0]).length
  })
}

/** The fill of a heart. */
async function strokeOf(button: Locator): Promise<'red' | 'dark'> {
  const [red = 0, green = 0] = rgb(await button.locator('svg').evaluate((drawn) => getComputedStyle(drawn).stroke))
  return red > 2 * green ? 'red' : 'dark'
}

function rgb(colour: string): number[] {
  return colour.match(/\d+/g)?.map(Number) ?? []
}
