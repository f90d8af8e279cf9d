/**
 * The states of the shop that `npm run screenshots` takes besides its screens: what is found, filtered, put back, paid, and what
 * is seen without a network. `page` is a signed-in shopper's, with goods in the cart; `take` and `visit` are those of
 * screenshots.mjs; `messagesOf` imports a noun's messages in the language of the pictures.
 */

/** The search from its first letter to its last page. */
export async function takeSearch({ page, take, visit, isPhone, messagesOf }) {
  const [search, app] = [await messagesOf('search'), await messagesOf('app')]
  await page.goto('/')
  if (isPhone) await page.getByRole('button', { name: app.search, exact: true }).click()
  else await page.getByRole('textbox', { name: search.label }).click()
  const field = page.getByRole('combobox', { name: search.label })
  await field.fill('laban')
  await page.getByRole('grid', { name: search.suggestions }).getByRole('row').nth(5).waitFor()
  await take('suggestions')
  await field.fill('headphones')
  await page.getByRole('search').locator('p:not(.sr-only)').getByText(search.nothing('headphones')).waitFor()
  await take('suggestions-none')
  await visit(`/Search?q=${encodeURIComponent('قوطة')}`, 'search-understood')
  await visit('/Search?q=organic+milk+powder', 'search-relaxed')
  await visit('/Search?q=headphones', 'search-none')
}

/** A list that is filtered and sorted, and the ways to it. */
export async function takeFilters({ page, take, visit }) {
  await visit('/Products?onSale=true&sort=saving', 'products-on-sale')
  const dairy = encodeURIComponent('Dairy & Eggs')
  await visit(`/Products?category=${dairy}&category=Bakery&sort=price-up`, 'products-two-categories')
  await page.evaluate(() => window.scrollTo(0, 700))
  await take('products-scrolled')
  await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ block: 'end' }))
  await page.waitForTimeout(500)
  const toggle = page.locator('.footer-toggle')
  if (await toggle.isVisible()) await toggle.click()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.waitForTimeout(500)
  await take('footer')
}

/** A line and a whole cart that were removed, and their way back. Leaves the cart as it was. */
export async function takePutBack({ page, take, messagesOf }) {
  const cart = await messagesOf('cart')
  await page.goto('/Cart')
  const rows = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByText(cart.remove, { exact: true }) })
  await rows.last().getByText(cart.remove, { exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${cart.putBack}`) }).waitFor()
  await take('cart-put-back-line')
  await page.getByRole('button', { name: new RegExp(`^${cart.putBack}`) }).click()
  await page.getByRole('button', { name: cart.clearCart }).click()
  await page.getByRole('button', { name: cart.putBack, exact: true }).waitFor()
  await take('cart-put-back')
  await page.getByRole('button', { name: cart.putBack, exact: true }).click()
  await rows.last().waitFor()
}

/** Without a network: kept goods, a change that is not sent yet, a cart that is kept in the shop. */
export async function takeOffline({ page, take, messagesOf }) {
  const [status, cart] = [await messagesOf('shop-status', 'web/src/app'), await messagesOf('cart')]
  await page.goto('/Products')
  await page.locator('header ~ [role=status]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const inStock = page.getByRole('article').filter({ hasNot: page.locator('.stock-badge') })
  await inStock.nth(1).getByText(cart.add).click()
  await page.getByRole('button', { name: status.sendNow }).or(page.getByText(cart.keptUnsent)).first().waitFor()
  await take('offline-not-sent')
  await page.getByRole('article').first().getByRole('link').click()
  await take('offline-details')
  await page.context().setOffline(false)
  await page.getByText(status.noConnection).waitFor({ state: 'hidden' })
}
