/** Beyond the specification: aisles, sale and order of the list, which the address keeps. */
import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findCard, follow, goTo, main, press, user } from '../../../test/find-in-shop.ts'
import { address, closePage, passTime, plain, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'

const titles = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').getAttribute('aria-label'))
const titleOf = ({ title }: { title: string }) => title
const search = () => screen.getByPlaceholderText<HTMLInputElement>('Search products...')
const sort = () => within(main()).findByRole('combobox', { name: 'Sort' })
const aisles = () => within(main()).findByRole('list', { name: 'Filter by category' })

test('a sale, cheapest first, stays as it was after a product and Back, and is narrowed to an aisle', async () => {
  const cheapestFirst = ['Rice', 'White Cheese Extra Creamy', 'Honey Cake for Six']
  renderShop('/Products')
  await press('On sale')
  await user.selectOptions(await sort(), 'Price: low to high')
  await expect.poll(titles).toEqual(cheapestFirst)
  await follow('Rice', await findCard('Rice'))
  await within(main()).findByRole('heading', { level: 1, name: 'Rice' })
  history.back()
  await expect.poll(titles).toEqual(cheapestFirst)
  expect((await within(main()).findByRole('button', { name: 'On sale' })).getAttribute('aria-pressed')).toBe('true')
  await follow('Sweets', await aisles())
  await expect.poll(titles).toEqual(['Honey Cake for Six'])
  expect(address()).toBe('/Products?category=Sweets&onSale=true&sort=price-up')
  await within(main()).findByText('1 product in Sweets · on sale')
})

test('the field and the aisles agree: what is typed later wins', async () => {
  renderShop('/Products?category=Sweets')
  await expect.poll(titles).toHaveLength(2)
  const sweets = await within(await aisles()).findByRole('link', { name: 'Sweets' })
  expect(sweets.getAttribute('aria-current')).toBe('true')
  await user.type(search(), 'Bak')
  await expect.poll(titles).toEqual(['Baladi Bread Ten Loaves'])
  expect(sweets.getAttribute('aria-current')).toBeNull()
  const bakery = within(await aisles()).getByRole('link', { name: 'Bakery' })
  expect(bakery.getAttribute('aria-current')).toBe('true')
})

test('how many products a press leaves is told at once', async () => {
  renderShop('/Products')
  await follow('Sweets', await aisles())
  await expect.poll(titles).toHaveLength(2)
  await passTime(200)
  within(main()).getByText('2 products in Sweets')
})

test('an order that is chosen before the list has followed the sale keeps the sale', async () => {
  renderShop('/Products')
  const order = await sort()
  within(main()).getByRole('button', { name: 'On sale' }).click()
  fireEvent.change(order, { target: { value: 'price-up' } })
  await expect.poll(address).toBe('/Products?onSale=true&sort=price-up')
})

test('whatever is pressed before the list has followed the press before, both count', async () => {
  renderShop('/Products?search=Swe')
  const chip = (name: string) => within(main()).getByRole('link', { name })
  await aisles()
  await expect.poll(titles).toHaveLength(2)
  within(main()).getByRole('button', { name: 'On sale' }).click()
  chip('Sweets').click()
  await expect.poll(address).toBe('/Products?search=Swe&category=Sweets&onSale=true')
  await expect.poll(titles).toEqual(['Honey Cake for Six'])

  chip('Bakery').click()
  within(main()).getByRole('button', { name: 'On sale' }).click()
  await expect.poll(address).toBe('/Products?category=Bakery')
  await expect.poll(titles).toEqual(['Baladi Bread Ten Loaves'])
})

test('filters that leave nothing say so, with a button that clears them', async () => {
  renderShop('/Products?category=Bakery&brand=nobody')
  await within(main()).findByText('No products in Bakery · by nobody', { selector: '.panel *' })
  await press('Clear the filters')
  await expect.poll(address).toBe('/Products')
  await within(main()).findByText('10 products')
})

test('a category picked on Home is still picked after Back, and no more after Home', async () => {
  renderShop('/')
  const carousel = await within(main()).findByRole('region', { name: 'Categories' })
  await press('Sweets', carousel)
  await expect.poll(address).toBe('/?search=Sweets')
  await follow('Honey Cake for Six', await findCard('Honey Cake for Six'))
  await within(main()).findByRole('heading', { level: 1, name: 'Honey Cake for Six' })
  history.back()
  await expect.poll(() => search().value).toBe('Sweets')
  await goTo('Home')
  await expect.poll(() => search().value).toBe('')
})

test('a brand leads from its dialog, with pictures of its products, to all of them', async () => {
  const brand = { _id: 'b1', name: 'Nile Farms', slug: 'nile-farms' }
  const data = products.map((product, at) => (at < 7 ? { ...product, brand } : product))
  plain.answerWith('listProducts', { data })
  renderShop('/Brands')
  await press('Nile Farms')
  const dialog = await screen.findByRole('dialog', { name: 'Nile Farms' })
  // The brand's own picture, and five of its products.
  await expect.poll(() => dialog.querySelectorAll('img')).toHaveLength(6)
  await follow('See 7 products', dialog)
  await expect.poll(address).toBe('/Products?brand=nile-farms')
  await expect.poll(titles).toHaveLength(7)
})

test('a subcategory leads from its dialog, with pictures of its products, to them alone, which a reload, Back and another aisle keep apart', async () => {
  const subcategory = [{ _id: 's2', name: 'Yoghurt', slug: 'yoghurt-shelf', category: 'c1' }]
  const data = products.map((product, at) => (at < 3 ? { ...product, subcategory } : product))
  plain.answerWith('listProducts', { data })
  renderShop('/Categories')
  await press('Dairy & Eggs')
  await within(main()).findByRole('link', { name: /^All \d+ in Dairy & Eggs$/ })
  await press('Yoghurt')
  const dialog = await screen.findByRole('dialog', { name: 'Yoghurt' })
  await expect.poll(() => dialog.querySelectorAll('img')).toHaveLength(3)
  await follow('See 3 products', dialog)
  await expect.poll(address).toBe('/Products?subcategory=yoghurt-shelf')
  await expect.poll(titles).toEqual(products.slice(0, 3).map(titleOf))
  await within(main()).findByText('3 products in Yoghurt')
  await follow('Sweets', await aisles())
  await expect.poll(address).toBe('/Products?category=Sweets')
  await expect.poll(titles).toEqual(products.filter(({ category }) => category.name === 'Sweets').map(titleOf))
  const chosen = await within(await aisles()).findByRole('link', { name: 'Sweets' })
  await expect.poll(() => chosen.getAttribute('aria-current')).toBe('true')
  history.back()
  await expect.poll(titles).toHaveLength(3)
  await within(main()).findByText('3 products in Yoghurt')
  closePage()
  renderShop('/Products?subcategory=yoghurt-shelf')
  await expect.poll(titles).toHaveLength(3)
})

test('on a phone a choice that no key made folds the sale and the order away, and gives the focus back to their button', async () => {
  renderShop('/Products')
  const button = await within(main()).findByRole('button', { name: 'Sort and offers' })
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.selectOptions(await sort(), 'Price: low to high')
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button])
  await within(main()).findByRole('button', { name: 'Sort and offers, Price: low to high' })
  await user.click(button)
  await press('On sale')
  expect([button.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', button])
  await user.keyboard('{Enter}{Tab}{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})
