/** The screens of the shop, as a tour that goes on from one function to the next. `tour` is that of screenshots.mjs. */

export async function takeVisitor({ page, take, visit }) {
  await visit('/Login', 'login')
  await page.locator('main [name=email]').fill('nobody@baqala.example')
  await page.locator('main [name=password]').fill('Wrong1234')
  await page.locator('main button[type=submit]').click()
  await page.getByRole('alert').waitFor()
  await take('login-refused')
  await visit('/Register', 'register')
  for (const field of ['name', 'email', 'password', 'rePassword', 'phone']) {
    await page.locator(`main [name=${field}]`).fill('x')
    await page.locator(`main [name=${field}]`).blur()
  }
  await take('register-errors', { fullPage: true })
  await visit('/ForgetPassword', 'forgot-password')
  await visit('/VerifyCode', 'verify-code')
  await visit('/ResetPass', 'reset-password')
  await visit('/WishList', 'wishlist-visitor')
}

/** The screens of a shopper who is new. */
export async function takeEmptyScreens({ visit }) {
  await visit('/Cart', 'cart-empty')
  await visit('/WishList', 'wishlist-empty')
  await visit('/Orders', 'orders-empty')
  await visit('/Account', 'account', { fullPage: true })
}

/** The goods, and a cart and a wish list that hold some. */
export async function takeGoods({ page, take, visit, messagesOf }, [product]) {
  const catalog = await messagesOf('catalog')
  await visit('/', 'home')
  await take('home-whole', { fullPage: true })
  await visit('/Products', 'products')
  await page.getByPlaceholder(catalog.searchPlaceholder).fill('zzz')
  await page.getByText(catalog.noAisleBeginsWith('zzz')).first().waitFor()
  await take('products-none')
  await visit(`/ProductDetails/${product._id}/${encodeURIComponent(product.category.name)}`, 'details')
  await take('details-whole', { fullPage: true })
  await visit('/ProductDetails/nothing/Bakery', 'details-missing')
  await visit('/Categories', 'categories')
  await page
    .getByRole('main')
    .getByRole('button', { name: /Dairy|ألبان/ })
    .first()
    .click()
  const milk = page.locator('main .subcategory-card').first()
  await milk.waitFor()
  await take('categories-open', { fullPage: true })
  await milk.click()
  await page.getByRole('dialog').waitFor()
  await take('subcategory-dialog')
  await visit('/Brands', 'brands')
  await page.getByRole('main').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  await take('brand-dialog')
  await visit('/Cart', 'cart')
  await visit('/WishList', 'wishlist')
}

export async function takeOtherPages({ page, take, visit, shop, isPhone }) {
  await visit('/nowhere', 'not-found')
  await visit('/', 'menu-closed')
  if (isPhone) {
    await page.getByRole('banner').getByRole('button').first().click()
    await take('menu-open')
  }
  await visit('/local/mailbox', 'local-mailbox-locked')
  await visit(shop.mailbox, 'local-mailbox')
  await visit('/api/docs', 'api-docs')
}
