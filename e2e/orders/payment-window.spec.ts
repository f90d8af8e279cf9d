/** Specification 4: the payment page opens in a new window. Component tests see what the checkout says and sends. */
import { badge, fill, stored } from '../locators.ts'
import { expect, test } from '../spec-only.ts'
import { PAYMENT_PATH, TOKEN } from '../../web/test/spec-only-shop.ts'

const ADDRESS = { details: '12 Talaat Harb Street, flat 4', phone: '01012345678', city: 'Cairo' }

test('an online payment opens a window that cannot steer ours, or leaves a link', async ({ page, plain, context }) => {
  plain.shop.putInCart({ p1: 2, p3: 1 })
  await page.goto('/Payment')
  await expect(page.getByText('105.00 EGP').first()).toBeVisible()
  await fill(page, ADDRESS)
  const online = page.getByRole('button', { name: 'Online Payment' })

  await test.step('opens no address that is no page of the web, and leaves no window', async () => {
    plain.answerWith('openCheckoutSession', { session: { url: 'javascript:localStorage.clear()' } })
    await online.click()
    await expect(online).toBeEnabled()
    await expect.poll(() => context.pages().length).toBe(1)
    expect(await stored(page, 'userToken')).toBe(TOKEN)
    plain.recover('openCheckoutSession')
  })
  await test.step('opens the payment page in a new window', async () => {
    const opened = context.waitForEvent('page')
    await online.click()
    const payment = await opened
    await payment.waitForURL(`**${PAYMENT_PATH}`)
    await expect(payment.getByRole('heading', { name: 'The card company' })).toBeVisible()
    expect(await payment.evaluate(() => window.opener)).toBeNull()
    await expect(page).toHaveURL(/\/Payment$/)
    const { origin } = new URL(page.url())
    const asked = plain.asked('openCheckoutSession').at(-1)
    expect([asked?.id, asked?.query, asked?.body]).toEqual(['cart-1', { url: origin }, { shippingAddress: ADDRESS }])
  })
  await test.step('leaves a link where the browser holds the window back', async () => {
    await page.evaluate(() => (window.open = () => null))
    await online.click()
    const link = page.getByRole('link', { name: 'Continue to payment' })
    await expect(link).toHaveAttribute('href', new RegExp(`${PAYMENT_PATH}$`))
    const opened = context.waitForEvent('page')
    await link.click()
    await (await opened).waitForURL(`**${PAYMENT_PATH}`)
  })
  await test.step('looks at the cart again when the shopper comes back', async () => {
    plain.shop.putInCart({})
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(badge(page)).toHaveText('0')
  })
})
