/** A catalogue too large for one answer, on a server that says which page is next. */
import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { findCard, main } from '../../../test/find-in-shop.ts'
import { plain, renderShop } from '../../../test/render-shop.tsx'
import { products } from '../../../test/spec-only-goods.ts'

test('the first page stays in sight while the aisles of the chips are loaded', async () => {
  plain.answerWith('listProducts', { metadata: { nextPage: 2, limit: products.length }, data: products })
  const release = plain.hold('listCategories')
  renderShop('/Products')
  await findCard('Full Cream Milk 1 Litre')
  await expect.poll(() => plain.asked('listCategories')).toHaveLength(1)
  // Once the answer is waited for.
  await new Promise((resolve) => setTimeout(resolve, 0))
  within(main()).getByRole('article', { name: 'Full Cream Milk 1 Litre' })
  release()
})
