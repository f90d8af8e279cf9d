import { expect, test } from './shop.ts'

const GUARDED = [
  '/',
  '/Cart',
  '/Products',
  '/Categories',
  '/Brands',
  '/ProductDetails/1/Bakery',
  '/Payment',
  '/allorders',
]

const OPEN = ['/Login', '/Register', '/ForgetPassword', '/VerifyCode', '/ResetPass', '/WishList']

test('somebody without a token is sent to /Login from the screens of shoppers, and sees those of everybody', async ({
  page,
}) => {
  test.slow()
  for (const path of GUARDED) {
    await test.step(`somebody without a token who opens ${path} is sent to /Login`, async () => {
      await page.goto(path)
      await expect(page).toHaveURL(/\/Login$/)
      await expect(page.getByRole('heading', { name: 'Login Now' })).toBeVisible()
    })
  }
  for (const path of OPEN) {
    await test.step(`${path} is open to everybody`, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    })
  }
})

test('the front page is there for whoever asks without compression, too', async ({ request }) => {
  const answer = await request.get('/', { headers: { 'accept-encoding': 'identity' } })
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('text/html')
})

test('an address that is no screen shows the not-found illustration', async ({ page }) => {
  await page.goto('/nothing-here')
  await expect(page.getByRole('main').getByRole('img')).toBeVisible()
})
