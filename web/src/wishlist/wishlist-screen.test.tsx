/** Specification 2 and 9: the screen of the wish list. */
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findRow, main, press, row, spinners } from '../../test/find-in-shop.ts'
import { plain, renderShop } from '../../test/render-shop.tsx'
import { products } from '../../test/spec-only-goods.ts'

const MILK = 'Full Cream Milk 1 Litre'

test('shows its title and a table of five columns', async () => {
  plain.shop.wish('p1', 'p2')
  renderShop('/WishList')
  const milk = await findRow(MILK)
  within(main()).getByText('My Wish List')
  const columns = within(main()).getAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual([
    'image',
    'Product',
    'Price (EGP)',
    'Action',
    'Add To Cart',
  ])
  expect(milk.querySelector('img')?.getAttribute('src')).toBe('/pictures/p1-cover.svg')
  within(milk).getByText('42.5 EGP')
  within(milk).getByText('Remove')
  within(milk).getByRole('button', { name: `+ Add, ${MILK}` })
  expect(within(main()).getAllByRole('row')).toHaveLength(3)
})

test('says what is sold out, and leaves its button quiet', async () => {
  const [milk, cheese] = [products[0]!, products[1]!]
  plain.answerWith('getWishlist', { status: 'success', data: [{ ...milk, quantity: 0 }, cheese] })
  renderShop('/WishList')
  const soldOut = await findRow(MILK)
  within(soldOut).getByText('Sold out')
  expect(within(main()).getAllByText('Sold out')).toHaveLength(1)
  expect(soldOut.dataset.soldOut).toBe('true')
})

test('says "Your wish list is empty." where it is', async () => {
  renderShop('/WishList')
  await within(main()).findByText('Your wish list is empty.')
  expect(screen.queryByRole('table')).toBeNull()
})

test('shows a spinner while it loads', async () => {
  plain.shop.wish('p1')
  const release = plain.hold('getWishlist')
  renderShop('/WishList')
  await expect.poll(() => spinners()).not.toEqual([])
  // The shape of a list, which is not read out.
  expect(main().querySelectorAll('.goods-table .shimmer').length).toBeGreaterThan(0)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Your wish list is empty.')).toBeNull()
  release()
  await findRow(MILK)
  expect(spinners()).toEqual([])
})

test('becomes what the shop answers to a removal', async () => {
  plain.shop.wish('p1', 'p2')
  renderShop('/WishList')
  await press('Remove', await findRow(MILK))
  await expect.poll(() => row(MILK)).toBeNull()
  await press('Remove', await findRow('White Cheese'))
  await within(main()).findByText('Your wish list is empty.')
  expect(plain.asked('removeFromWishlist').map(({ id }) => id)).toEqual(['p1', 'p2'])
  expect(plain.asked('getWishlist')).toHaveLength(1)
})
