/** Accessibility of every screen and state: axe in light and dark, 320 px, large targets, text at 200 %. */
import type { Page } from '@playwright/test'
import { ACCOUNT_STATES } from './states/account-states.ts'
import { BETWEEN_BARS, type Part, crampedTargets, faintTexts, findings, lostTexts, smallTargets } from './axe.ts'
import { row } from './locators.ts'
import { ORDER_STATES } from './states/order-states.ts'
import type { State } from './states/screen-state.ts'
import { expect, test } from './spec-only.ts'
import { reach, STATES } from './states/states.ts'

const VISITORS = STATES.filter(({ isVisitor }) => isVisitor)
// Their session stays with the page.
const OURS = STATES.filter((state) => [...ORDER_STATES, ...ACCOUNT_STATES].includes(state))
const OTHERS = STATES.filter((state) => !VISITORS.includes(state) && !OURS.includes(state))

// A page for a dozen states: a context of its own costs as much as half of the checks of one.
for (const states of [OTHERS, OURS, VISITORS].flatMap(inDozens))
  test.describe(() => {
    test.use({ isSignedIn: !states[0]?.isVisitor })

    test(`can be read, reached and made large: ${states.map(({ name }) => name).join('; ')}`, async ({
      page,
      plain,
    }) => {
      test.slow()
      for (const [at, state] of states.entries())
        await test.step(state.name, async () => {
          if (!state.goesOn) plain.reset()
          await reach(page, plain, state)
          await expectReadable(page, state, at === 0 ? undefined : BETWEEN_BARS)
          expect(plain.breaches).toEqual([])
        })
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, loadsRest: true })

  test('the open menu, and tables laid out as cards, can be read, reached and made large', async ({ page, plain }) => {
    await page.goto('/Brands')
    // The line below the bar, which comes after each screen.
    await expect(page.locator('header ~ div > [role=status]')).toBeAttached({ timeout: 20_000 })
    await page.getByRole('banner').getByRole('button').first().click()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Wish-List' })).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await lostTexts(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await setTextSize(page, '200%')
    expect(await lostTexts(page)).toEqual([])

    await page.setViewportSize({ width: 390, height: 844 })
    plain.shop.putInCart({ p1: 2, p2: 1, p9: 3 })
    plain.shop.wish('p1', 'p2', 'p9')
    for (const path of ['/Cart', '/WishList']) {
      await page.goto(path)
      await expect(row(page, 'Full Cream Milk')).toBeVisible()
      expect(await findings(page)).toEqual([])
    }
  })
})

test.describe("at the end of a phone's window", () => {
  test.use({ viewport: { width: 412, height: 823 } })

  test('axe finds nothing that the way to the cart half covers', async ({ page, plain }) => {
    plain.shop.putInCart({ p1: 2, p2: 1, p9: 3 })
    for (const path of ['/', '/Products']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('link', { name: /Cart$/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sort and offers' })).toBeAttached()
      for (let height = 560; height <= 900; height += 40) {
        await page.setViewportSize({ width: 412, height })
        expect.soft(await crampedTargets(page), `${path} at ${height} px`).toEqual([])
      }
    }
  })
})

test('the first Tab reaches a link that skips the bar', async ({ page }) => {
  await page.goto('/Brands')
  const first = page.getByRole('main').getByRole('button', { name: 'Nile Farms' })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  const skip = page.locator(':focus')
  await expect(skip).toHaveText(/skip/i)
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
})

/** In light and dark, with text at 200 %, on 320 px; then the window is as before. */
async function expectReadable(page: Page, { name, shows }: State, within?: Part): Promise<void> {
  const before = page.viewportSize()
  expect.soft(await findings(page, within), `${name}: light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await faintTexts(page, within), `${name}: dark`).toEqual([])
  expect.soft(await smallTargets(page), `${name}: targets`).toEqual([])
  await setTextSize(page, '200%')
  expect.soft(await lostTexts(page), `${name}: text at 200 %`).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await lostTexts(page), `${name}: 320 px, text at 200 %`).toEqual([])
  await setTextSize(page, '100%')
  expect.soft(await lostTexts(page), `${name}: 320 px`).toEqual([])
  expect.soft(await smallTargets(page), `${name}: targets at 320 px`).toEqual([])
  // The checks count only if the screen is still in this state.
  await expect(page.getByText(shows).first()).toBeVisible({ timeout: 1 })
  await page.emulateMedia({ colorScheme: 'light' })
  if (before) await page.setViewportSize(before)
}

/** Groups of about the same length. */
function inDozens(states: readonly State[]): State[][] {
  const most = Math.ceil(states.length / Math.ceil(states.length / 12))
  const dozens: State[][] = []
  for (const state of states) {
    const last = dozens.at(-1)
    if (last && (state.goesOn || last.length < most)) last.push(state)
    else dozens.push([state])
  }
  return dozens
}

async function setTextSize(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
}
