/** Colours that the system forces paint over every background: what is chosen keeps a mark that the others have not. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './spec-only.ts'

test('with forced colours a chosen chip, On sale and the current place look unlike the others', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/Products')
  const chips = page.getByRole('main').locator('a.chip')
  await chips.nth(1).click()
  await expect(chips.nth(1)).toHaveAttribute('aria-current')
  expect(await lookOf(chips.nth(1))).not.toEqual(await lookOf(chips.nth(2)))

  // As wide as the outline with its distance from the chip, or the row would cut it off.
  expect(await page.locator('.aisle-row:has(a)').evaluate((row) => parseFloat(getComputedStyle(row).paddingTop))).toBe(
    5,
  )
  await expect(page.getByRole('article').first().locator('button[aria-pressed]')).toHaveCSS('border-width', '0px')

  const onSale = page.getByRole('button', { name: 'On sale' })
  const before = await lookOf(onSale)
  await onSale.click()
  await expect(onSale).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => lookOf(onSale)).not.toEqual(before)

  const bar = page.getByRole('banner')
  const here = bar.getByRole('link', { name: 'Products', exact: true })
  await expect(here).toHaveAttribute('aria-current', 'page')
  const elsewhere = bar.getByRole('link', { name: 'Categories', exact: true })
  await expect.poll(() => lookOf(here)).not.toEqual(await lookOf(elsewhere))

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/Categories')
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  const tab = shortcuts.getByRole('link', { name: 'Categories' })
  await expect(tab).toHaveAttribute('aria-current', 'page')
  const mark = await highlight(page)
  // Its style comes after the first screen.
  await expect.poll(() => lookOf(tab)).toContain(mark)
  expect(await lookOf(shortcuts.getByRole('link', { name: 'Home' }))).not.toContain(mark)
})

test('with forced colours no line cuts off the letters above it, and the bar has an edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await page.goto('/ProductDetails/p4/Sweets')
  const before = page.getByRole('main').locator('del').first()
  await expect(before).toBeVisible()
  const bar = page.getByRole('banner').getByRole('navigation').first()
  // Its style comes with the footer's.
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Help', exact: true })).toBeAttached()
  expect(await lookOf(bar)).toContain('solid')
  const shown = await before.screenshot()
  await before.evaluate(({ nextElementSibling }) => {
    if (nextElementSibling instanceof HTMLElement) nextElementSibling.style.visibility = 'hidden'
  })
  expect(shown.equals(await before.screenshot())).toBe(true)
})

/** Everything painted of an element besides its letters, which forced colours leave alike. */
function lookOf(element: Locator): Promise<string> {
  return element.evaluate((drawn) => {
    const { backgroundColor, borderTopColor, outlineStyle, outlineColor } = getComputedStyle(drawn)
    const line = outlineStyle === 'none' ? outlineStyle : `${outlineStyle} ${outlineColor}`
    return [backgroundColor, borderTopColor, line].join(', ')
  })
}

/** The colour that the system marks chosen things with. */
function highlight(page: Page): Promise<string> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight'
    return getComputedStyle(probe).backgroundColor
  })
}
