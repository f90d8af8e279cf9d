/** The links of the shop, which stand in place of React Router's (kit/src/ui/link.tsx). */
import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { main, user } from '../../test/find-in-shop.ts'
import { renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'

const findInBar = (name: string) => within(screen.getByRole('banner')).findByRole('link', { name })

test('a link opens its screen without a new page, and Back returns', async () => {
  renderShop('/Products')
  await user.click(await findInBar('Brands'))
  await within(main()).findByRole('heading', { level: 1, name: 'All Brands' })
  expect((await findInBar('Brands')).getAttribute('aria-current')).toBe('page')
  expect((await findInBar('Products')).getAttribute('aria-current')).toBeNull()
  history.back()
  await within(main()).findByRole('heading', { level: 1, name: 'Products' })
})

test('a link to the screen on show adds nothing to the history', async () => {
  renderShop('/Brands')
  const { length } = history
  await user.click(await findInBar('Brands'))
  expect(history.length).toBe(length)
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s the browser opens a link as it likes', async (key) => {
  renderShop('/Products')
  const isLeftToBrowser = fireEvent.click(await findInBar('Brands'), { [key]: true })
  expect(isLeftToBrowser).toBe(true)
})

test.each(['/%', '/%D8', '/Brands%2'])('a link that a chat has cut, %s, opens the Not-found screen', async (cut) => {
  renderShop(cut)
  await within(main()).findByRole('heading', { level: 1, name: 'This page does not exist' })
})

test('a cut link to a product still opens it', async () => {
  renderShop('/ProductDetails/p1/Dairy%20%2', { token: SESSION_TOKEN })
  await within(main()).findByRole('heading', { level: 1, name: 'Full Cream Milk 1 Litre' })
})
