/** Specification 2 and 9: what stands on Home, and what its carousels hold. How they move is for a browser (carousels.spec.ts). */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { main, user } from '../../test/find-in-shop.ts'
import { address, renderShop } from '../../test/render-shop.tsx'

const findCarousel = (name: string) => within(main()).findByRole('region', { name })

beforeEach(() => renderShop('/'))

test('the main banner holds three images with a line of words each, which lead to products', async () => {
  const banners = await findCarousel('Banners')
  expect(banners.querySelectorAll('li img')).toHaveLength(3)
  await user.click(within(banners).getByRole('link', { name: 'On sale now' }))
  await expect.poll(address).toMatch(/^\/Products\b/)
})

test('two images with words stand still beside it', async () => {
  const banners = await findCarousel('Banners')
  const beside = [...main().querySelectorAll('.home-banners > a')].filter((link) => !banners.contains(link))
  expect(beside.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/\S/),
    expect.stringMatching(/\S/),
  ])
  for (const link of beside) expect(link.querySelectorAll('img')).toHaveLength(1)
})

test('the categories show the image and the name of each', async () => {
  const categories = await findCarousel('Categories')
  await expect.poll(() => categories.querySelectorAll('li').length).toBe(10)
  const first = categories.querySelector('li')
  expect(first?.textContent).toContain('Dairy & Eggs')
  expect(first?.querySelector('img')?.getAttribute('src')).toBe('/pictures/c1.svg')
})

test('the banners stand above the categories, and these above the products', async () => {
  const banners = await findCarousel('Banners')
  const categories = await findCarousel('Categories')
  const field = within(main()).getByPlaceholderText('Search products...')
  const isAbove = (one: Node, other: Node) => one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(isAbove(banners, categories)).toBeTruthy()
  expect(isAbove(categories, field)).toBeTruthy()
})
