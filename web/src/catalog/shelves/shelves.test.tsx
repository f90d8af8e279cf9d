/** Specification 2: the categories with their subcategories, and the brands. */
import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { follow, isPressed, main, press, spinners, user } from '../../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../../test/render-shop.tsx'
import { brands, categories, subcategories } from '../../../test/spec-only-goods.ts'

const tile = (name: string) => within(main()).getByRole('button', { name })
const tiles = () => within(main()).queryAllByRole('button')

test('/Categories shows each category with its picture, and a spinner while they load', async () => {
  const release = plain.hold('listCategories')
  renderShop('/Categories')
  await expect.poll(() => spinners()).not.toEqual([])
  release()
  await expect.poll(() => tiles().map(({ textContent }) => textContent)).toEqual(categories.map(({ name }) => name))
  expect(tiles().map((each) => each.querySelector('img')?.getAttribute('src'))).toEqual(
    categories.map(({ image }) => image),
  )
  expect(spinners()).toEqual([])
})

test('/Brands shows each brand with its picture, and a spinner while they load', async () => {
  const release = plain.hold('listBrands')
  renderShop('/Brands')
  await expect.poll(() => spinners()).not.toEqual([])
  release()
  await expect.poll(() => tiles().map(({ textContent }) => textContent)).toEqual(brands.map(({ name }) => name))
  expect(tiles().map((each) => each.querySelector('img')?.getAttribute('src'))).toEqual(
    brands.map(({ image }) => image),
  )
  expect(spinners()).toEqual([])
})

test('/Brands finds one of 2,000 brands, and shows the others in pages', async () => {
  const data = Array.from({ length: 2000 }, (_, at) => ({ ...brands[0], _id: `b${at}`, name: `Brand ${at}` }))
  plain.answerWith('listBrands', { results: data.length, data })
  renderShop('/Brands')
  const named = () => within(main()).queryAllByRole('button', { name: /^Brand/ })
  await expect.poll(named).toHaveLength(60)
  await press('Show 60 more')
  await expect.poll(named).toHaveLength(120)
  await user.type(within(main()).getByRole('textbox'), 'brand 1999')
  await expect.poll(() => named().map(({ textContent }) => textContent)).toEqual(['Brand 1999'])
})

describe('a category', () => {
  test('opens on a press: marked, with a heading over its subcategories', async () => {
    renderShop('/Categories')
    await press('Bakery')
    await expect.poll(() => isPressed(tile('Bakery'))).toBe(true)
    const heading = await within(main()).findByRole('heading', { name: 'Bakery subcategories' })
    await expect.poll(() => document.activeElement).toBe(heading)
    for (const { name } of subcategories) await within(main()).findByRole('button', { name })
    await press('Dairy & Eggs')
    await within(main()).findByRole('heading', { name: 'Dairy & Eggs subcategories' })
    expect(isPressed(tile('Bakery'))).toBe(false)
    expect(new Set(plain.asked('listCategorySubcategories').map(({ id }) => id))).toEqual(new Set(['c2', 'c1']))
  })

  test('is still open after its products and Back, with the focus where Back leaves it', async () => {
    renderShop('/Categories')
    await press('Bakery')
    await follow(/^All in Bakery/)
    await expect.poll(address).toMatch('/Products')
    history.back()
    await within(main()).findByRole('heading', { name: 'Bakery subcategories' })
    expect(isPressed(tile('Bakery'))).toBe(true)
    expect(document.activeElement?.tagName).not.toBe('H2')
    await press('Dairy & Eggs')
    await within(main()).findByRole('heading', { name: 'Dairy & Eggs subcategories' })
  })

  test('shows a spinner over its subcategories while they load', async () => {
    const release = plain.hold('listCategorySubcategories')
    renderShop('/Categories')
    await press('Bakery')
    await expect.poll(() => spinners()).not.toEqual([])
    release()
    await within(main()).findByRole('button', { name: 'Yoghurt' })
    await expect.poll(() => spinners()).toEqual([])
  })

  test('shows a subcategory in a dialog with its name and slug, which X and Close close', async () => {
    renderShop('/Categories')
    await press('Bakery')
    await expectDialog('Yoghurt', 'yoghurt-shelf')
    expect(plain.asked('getSubcategory')[0]?.id).toBe('s2')
  })
})

test('a brand opens in a dialog with name, slug and image, which X and Close close', async () => {
  renderShop('/Brands')
  await expectDialog('Nile Farms', 'nile-farms', '/pictures/b1.svg')
  expect(plain.asked('getBrand')[0]?.id).toBe('b1')
})

/** Escape is the browser's own (e2e/keyboard.spec.ts). */
async function expectDialog(name: string, slug: string, picture?: string): Promise<void> {
  for (const at of [0, 1]) {
    await press(name)
    const dialog = await screen.findByRole('dialog', { name })
    within(dialog).getByText(slug)
    if (picture) expect(within(dialog).getByRole('img').getAttribute('src')).toBe(picture)
    const buttons = within(dialog).getAllByRole('button')
    expect(buttons[0]?.querySelector('svg')).not.toBeNull()
    expect(buttons[1]?.textContent).toBe('Close')
    await user.click(buttons[at] ?? dialog)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  }
}
