/** From Register to Order Confirmed, and from a forgotten password to a new one, by keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { badge, card, toast } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { NEWCOMER, RESET_CODE, SHOPPER } from '../web/test/spec-only-shop.ts'

test.use({ isSignedIn: false })

test('a newcomer registers, shops and orders without touching a mouse', async ({ page, plain }) => {
  await page.goto('/Login')
  await goTo(page, page.getByRole('link', { name: 'Register Now' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Register Now' })).toBeFocused()
  for (const [name, value] of Object.entries(NEWCOMER)) await type(page, name, value)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)

  // The first Tab on a new screen starts from its heading.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const milk = card(page, 'Full Cream Milk 1 Litre')
  await goTo(page, milk.getByRole('link'))
  await goTo(page, milk.getByRole('button', { name: '+ Add' }))
  await page.keyboard.press('Enter')
  await expect(toast(page, 'In the basket now')).toBeVisible()
  await goTo(page, milk.locator('button[aria-pressed]'))
  await page.keyboard.press('Space')
  await expect(milk.locator('button[aria-pressed]')).toHaveAttribute('aria-pressed', 'true')

  await goTo(page, badge(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Cart Shop' })).toBeFocused()
  await goTo(page, page.getByRole('button', { name: /^Increase/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Total price: 85 EGP')).toBeVisible()
  await goTo(page, page.getByRole('link', { name: 'Checkout' }))
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: 'Payment Now' })).toBeFocused()
  const address = { details: '12 Talaat Harb Street', phone: '01012345678', city: 'Cairo' }
  for (const [name, value] of Object.entries(address)) await type(page, name, value)
  await goTo(page, page.getByRole('button', { name: 'Cash Payment' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Order Confirmed!' })).toBeFocused()
  expect(plain.shop.orders()).toEqual([{ cartId: 'cart-1', shippingAddress: address }])
  await goTo(page, page.getByRole('link', { name: 'Back to Home' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a shopper gets a new password without touching a mouse', async ({ page, plain }) => {
  await page.goto('/Login')
  await goTo(page, page.getByRole('link', { name: 'Forget your password ?' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Forgot Password?' })).toBeFocused()
  await type(page, 'email', SHOPPER.email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verify Code' })).toBeFocused()
  await type(page, 'resetCode', RESET_CODE)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeFocused()
  await type(page, 'newPassword', 'Brandnew1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Login Now' })).toBeFocused()
  expect(plain.asked('resetPassword')[0]?.body).toEqual({ email: SHOPPER.email, newPassword: 'Brandnew1' })
})

test.describe('somebody signed in', () => {
  test.use({ isSignedIn: true })

  test('keeps the focus after what it removes, opens and closes', async ({ page, plain }) => {
    await test.step('removes two products, and the keyboard goes on at the next', async () => {
      plain.shop.putInCart({ p1: 1, p2: 1 })
      await page.goto('/Cart')
      const remove = page.getByRole('button', { name: 'Remove' })
      await goTo(page, remove.first())
      await page.keyboard.press('Enter')
      await expect(remove).toHaveCount(1)
      await expect(remove).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText('Your cart is empty.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Cart Shop' })).toBeFocused()
    })
    await test.step('opens a brand, finds the focus inside, and has it back after Escape', async () => {
      await page.goto('/Brands')
      const brand = page.getByRole('main').getByRole('button', { name: 'Delta Mills', exact: true })
      await goTo(page, brand)
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator(':focus')).toBeVisible()
      for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Tab')
      await expect(brand).not.toBeFocused()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(brand).toBeFocused()
    })
    await test.step('brings each aisle of Home wholly into a small window', async () => {
      await page.setViewportSize({ width: 320, height: 844 })
      await page.goto('/')
      await goTo(page, page.locator('.aisle-tile').first())
      for (const tile of await page.locator('.aisle-tile').all()) {
        await expect(tile).toBeFocused()
        await expect(tile).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Tab')
      }
    })
    await test.step('closes the menu of a phone with Escape', async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/Brands')
      const toggle = page.getByRole('banner').getByRole('button').first()
      await goTo(page, toggle)
      await page.keyboard.press('Enter')
      await expect(toggle).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Escape')
      await expect(toggle).toHaveAttribute('aria-expanded', 'false')
      await expect(toggle).toBeFocused()
    })
  })
})

const FAR = 80

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function goTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  // Not by its role and name, which to find takes longer than the press.
  const element = await target.elementHandle()
  for (let presses = 0; presses < FAR; presses += 1) {
    await page.keyboard.press(key)
    if (await element?.evaluate((it) => it === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
  await expect.poll(() => isOnTop(target), 'the focus is covered').toBe(true)
  expect(await target.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
}

/** Checks that no fixed element, such as the bar, covers its middle. */
function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })
}

async function type(page: Page, name: string, value: string): Promise<void> {
  await goTo(page, page.locator(`main [name=${name}]`))
  await page.keyboard.type(value)
}
