/** Details beyond the specification: a picture in the whole window. */
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { main, user } from '../../../test/find-in-shop.ts'
import { renderShop } from '../../../test/render-shop.tsx'

const MILK = 'Full Cream Milk 1 Litre'

test('a picture opens large, grows and shrinks between its ends, and closes', async () => {
  renderShop(`/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`)
  await user.click(await within(main()).findByRole('button', { name: `Enlarge ${MILK}` }))
  const large = await screen.findByRole('dialog', { name: MILK })
  const picture = within(large).getByRole('img', { name: MILK })
  expect(picture.getAttribute('src')).toBe('/pictures/p1-1.svg')
  const press = (name: string) => user.click(within(large).getByRole('button', { name }))
  const widths: string[] = []
  for (const name of ['Zoom out', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom in', 'Zoom out']) {
    await press(name)
    widths.push(/\* ([\d.]+)/.exec(picture.style.inlineSize)?.[1] ?? picture.getAttribute('style') ?? '')
  }
  expect(widths).toEqual(['1', '1.5', '2', '3', '3', '2'])
  await press('Close')
  await expect.poll(() => screen.queryByRole('dialog', { name: MILK })).toBeNull()
})
