/** The language button changes the page in place: nothing is loaded again, nothing that was typed or opened is lost. */
import { screen, within } from '@testing-library/dom'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { descriptionOf, fill, findField, main, press, submit, user } from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'
import { NEWCOMER, SHOPPER } from '../../test/spec-only-shop.ts'

afterEach(async () => {
  await changeLanguage('en')
  document.cookie = 'lang=; Path=/; Max-Age=0'
  Object.assign(document.documentElement, { lang: '', dir: '' })
  // Calls that name the language are beyond the specification.
  plain.reset()
})

const chooseArabic = () => press('العربية', screen.getByRole('banner'))

describe('the language button', () => {
  test('leaves a half-filled form as it is, passwords too, and translates what is wrong with a field', async () => {
    renderShop('/Register', { token: null })
    await fill({ name: 'Al', email: 'mona@example.com', password: 'Secret12' })
    const [name, password] = [await findField('name'), await findField('password')]
    await press('Show password', password.parentElement!)
    await expect.poll(() => descriptionOf(name)).toContain('name min length is 3')
    await chooseArabic()
    await screen.findByRole('heading', { level: 1, name: 'اعمل حساب جديد' })
    expect(document.title).toBe('حساب جديد · بقالة')
    expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(descriptionOf(name)).toContain('الاسم 3 حروف على الأقل')
    expect(password.isConnected).toBe(true)
    expect(password).toMatchObject({ value: 'Secret12', type: 'text' })
    expect((await findField('email')).value).toBe('mona@example.com')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'English' }))
    expect(document.cookie).toContain('lang=ar')
  })

  test('says again what the shop has refused', async () => {
    renderShop('/Register', { token: null })
    await fill({ ...NEWCOMER, email: SHOPPER.email })
    await submit()
    const alert = within(main()).getByRole('alert')
    await expect.poll(() => alert.textContent).toBe('Account Already Exists')
    await chooseArabic()
    await expect.poll(() => alert.textContent).toBe('فيه حساب بالبريد الإلكتروني ده')
    await press('English', screen.getByRole('banner'))
    await expect.poll(() => alert.textContent).toBe('Account Already Exists')
  })

  test('says again what is wrong with a reset code', async () => {
    renderShop('/VerifyCode', { token: null })
    const code = await findField('resetCode')
    await submit()
    await expect.poll(() => descriptionOf(code)).toContain('Please fill out this field.')
    await chooseArabic()
    await expect.poll(() => descriptionOf(code)).toContain('لازم تملا الخانة دي')
  })

  test('translates every part of a list with products, and asks for their Arabic names', async () => {
    plain.shop.putInCart({ p1: 1 })
    renderShop('/Products')
    const field = await screen.findByPlaceholderText('Search products...')
    await user.type(field, 'dai')
    await within(main()).findByText('in cart')
    await chooseArabic()
    await screen.findByRole('heading', { level: 1, name: 'المنتجات' })
    expect(field).toMatchObject({ isConnected: true, value: 'dai', placeholder: 'دوّر على منتجات…' })
    // A card and the results are memoized.
    expect(within(main()).getByText('في السلة')).toBeTruthy()
    await expect.poll(() => plain.breaches.join()).toContain('/api/v1/products?lang=ar')
  })

  test('leads back to English', async () => {
    renderShop('/Login', { token: null })
    await chooseArabic()
    await press('English', screen.getByRole('banner'))
    await screen.findByRole('heading', { level: 1, name: 'Login Now' })
    expect(document.documentElement).toMatchObject({ lang: 'en', dir: 'ltr' })
  })
})
