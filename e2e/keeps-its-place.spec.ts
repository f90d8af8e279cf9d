/** The keyboard focus stays in place, also after a refusal. */
import { fill, submitButton } from './locators.ts'
import { expect, test } from './spec-only.ts'
import { TOKEN } from '../web/test/spec-only-shop.ts'

test.use({ isSignedIn: false })

test('the keyboard stays where the shopper was, also after a refusal', async ({ page, plain }) => {
  await test.step('on Login, a refused sign-in leaves it on its button, which sends once', async () => {
    await page.goto('/Login')
    await fill(page, { email: 'mona@example.com', password: 'Wrong123' })
    const answer = plain.hold('signIn')
    await submitButton(page).press('Enter')
    await expect(submitButton(page)).toBeDisabled()
    await submitButton(page).press('Enter')
    await page.locator('[name=password]').press('Enter')
    await submitButton(page).focus()
    answer()
    await expect(page.getByRole('alert')).toHaveText('Incorrect email or password')
    await expect(submitButton(page)).toBeFocused()
    await expect(submitButton(page)).toBeEnabled()
    expect(plain.asked('signIn')).toHaveLength(1)
  })
  await page.evaluate((token) => localStorage.setItem('userToken', token), TOKEN)
  await test.step('on Payment, an order that failed leaves it on the button', async () => {
    plain.shop.putInCart({ p1: 1 })
    plain.refuse('openCheckoutSession', 'no')
    await page.goto('/Payment')
    await fill(page, { details: '12 Nile Street', phone: '01012345678', city: 'Cairo' })
    const online = page.getByRole('button', { name: 'Online Payment' })
    await online.press('Enter')
    await expect.poll(() => plain.asked('openCheckoutSession').length).toBe(1)
    await expect(online).toBeEnabled()
    await page.bringToFront()
    await expect(online).toBeFocused()
  })
  await test.step('on Cart, Clear Cart hands it to the heading', async () => {
    await page.goto('/Cart')
    await page.getByRole('button', { name: 'Clear Cart' }).press('Enter')
    await expect(page.getByText('Your cart is empty.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Cart Shop' })).toBeFocused()
  })
})
