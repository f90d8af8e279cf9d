/** Fields and sentences that the language decides: the direction of what is typed, and of an English text. */
import type { Locator } from '@playwright/test'
import { speakArabic } from './arabic-screen.ts'
import { expect, test } from '../shop.ts'
import { signUpWithCart } from '../shopper.ts'

const WORDS = { Arabic: 'جبنة', Latin: 'cheese' }
const DIRECTIONS = { Arabic: 'rtl', Latin: 'ltr' } as const

test('what is typed into the category search keeps its direction and clear of its button, in either language', async ({
  page,
  shop,
}) => {
  await signUpWithCart(page)
  for (const language of ['English', 'Arabic'] as const) {
    if (language === 'Arabic') await speakArabic(page, shop.address)
    await page.goto('/Products')
    const field = page.getByRole('main').getByRole('textbox')
    await expect(field).toHaveCSS('direction', language === 'Arabic' ? 'rtl' : 'ltr')
    for (const script of ['Arabic', 'Latin'] as const) {
      await field.fill(WORDS[script])
      await expect(field).toHaveCSS('direction', DIRECTIONS[script])
      if (language === 'Arabic') await expect(field, 'below its label').toHaveCSS('text-align', 'right')
      expect(await roomBesideText(field), `${script} text in ${language}`).toBeGreaterThanOrEqual(44)
    }
  }
})

test('a product that is still on its way shows no English description, and an English text of its pack begins under its Arabic name', async ({
  page,
  shop,
}) => {
  await signUpWithCart(page)
  await speakArabic(page, shop.address)
  await page.goto('/Products')
  let bring = () => {}
  const held = new Promise<void>((resolve) => (bring = resolve))
  await page.route(/\/api\/v1\/products\/\w+/, async (route) => {
    const { data } = await (await route.fetch()).json()
    await held
    await route.fulfill({ json: { data: { ...data, ingredients: 'Milk, (salt).', storageAr: 'في التلاجة' } } })
  })
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'طماطم' })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/[a-z]{4}/)
  bring()
  await page.setViewportSize({ width: 390, height: 844 })
  const texts = page.locator('.pack-texts :is(dt, dd)')
  await expect(texts).toHaveCount(4)
  const beginnings = () =>
    texts.evaluateAll((all) =>
      all.map((each) => {
        const words = new Range()
        words.selectNodeContents(each)
        return Math.round(words.getBoundingClientRect().right)
      }),
    )
  // The texts follow the new window one after the other.
  await expect.poll(async () => new Set(await beginnings()).size).toBe(1)
  await expect(texts.nth(1)).toHaveCSS('unicode-bidi', 'plaintext')
})

/** Pixels between the text and the edge of the field where its button stands. */
function roomBesideText(field: Locator): Promise<number> {
  return field.evaluate((input) => {
    const button = input.parentElement?.querySelector('button')?.getBoundingClientRect()
    const box = input.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    return Number.parseFloat(button && button.left < box.left + box.width / 2 ? paddingLeft : paddingRight)
  })
}
