import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

/** Enters a code that no product has. */
async function enter(code: string) {
  answer('listProducts', () => ({ page: 1, total: 0, hasMore: false, products: [] }))
  answer('listPriceChanges', () => ({ page: 1, hasMore: false, changes: [] }))
  answer('listPauses', () => [])
  await user.click(await screen.findByRole('searchbox'))
  // Typed, parts of it would come as fast as from a scanner.
  await user.paste(code)
  await user.keyboard('{Enter}')
  await screen.findByText(`No product has the code ${code}.`)
}

test.each(['stock', 'prices'])('in %s a code that no product has leads to a new product with it', async (where) => {
  signIn('manager')
  answer('listCategories', () => [])
  answer('listSubcategories', () => [])
  answer('listBrands', () => [])
  renderAdmin(`/admin/${where}`)
  await enter('6223000000017')
  await user.click(await screen.findByRole('link', { name: 'Add it as a product' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Barcode')).value).toBe('6223000000017')
})

test('a picker, who adds no products, is told alone that there is none', async () => {
  signIn('picker')
  renderAdmin('/admin/stock')
  await enter('6223000000017')
  expect(screen.queryByRole('link', { name: 'Add it as a product' })).toBeNull()
})

test('a search that fails is told as a failure, and not as quietly as what is found', async () => {
  signIn('picker')
  renderAdmin('/admin/stock')
  const field = await screen.findByRole('searchbox')
  refuse('listProducts', 400, 'Not now.')
  await user.type(field, 'milk')
  await screen.findByText('The products could not be loaded.', { selector: '[role=status] .text-tomato-ink' })
})

test.each([
  ['AbortError', 'There is no camera that is free. Take a picture, or type.'],
  ['NotAllowedError', 'The browser does not allow the camera. Allow it in its settings, take a picture, or type.'],
])('a camera that fails with %s says what to do instead', async (name, sentence) => {
  const getUserMedia = () => Promise.reject(new DOMException('Starting videoinput failed', name))
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  signIn('owner')
  renderAdmin('/admin/stock')
  await user.click(await screen.findByRole('button', { name: 'Scan' }))
  await screen.findByText(sentence)
  Reflect.deleteProperty(navigator, 'mediaDevices')
})
