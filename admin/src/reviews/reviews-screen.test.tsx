import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { answer, asked, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

const product = { _id: 'halawa', title: 'Halawa', titleAr: 'حلاوة', unit: '1 kg', unitAr: '1 كجم' }
const hidden = new Set<string>()

function review(_id: string, words: string) {
  return { _id, product, rating: 2, review: words, createdAt: '2026-11-26T10:00:00Z', isHidden: hidden.has(_id) }
}

beforeEach(() => {
  hidden.clear()
  signIn('owner')
  answer('listNewestReviews', ({ query }) => ({
    page: Number(query.get('page') ?? 1),
    hasMore: query.get('page') === null,
    reviews: [review('stale', 'Stale.\nNever again.'), review('stars', '')],
  }))
  answer('hideReview', ({ params, body }) => {
    const isHidden = JSON.stringify(body) === '{"isHidden":true}'
    if (isHidden) hidden.add(params.id ?? '')
    else hidden.delete(params.id ?? '')
    return { _id: params.id ?? '', isHidden }
  })
})

test('a review is hidden where it stands and shown again from the same button, by keyboard', async () => {
  renderAdmin('/admin/reviews')
  await screen.findByText(/Never again/)
  const [first] = screen.getAllByRole('button', { name: 'Hide the review of Halawa 1 kg' })
  first?.focus()
  await user.keyboard('{Enter}')
  await screen.findByText('The review is hidden.')
  const back = await screen.findByRole('button', { name: 'Show again: the review of Halawa 1 kg' })
  expect(document.activeElement).toBe(back)
  expect(screen.getByText('hidden')).toBeTruthy()
  await user.keyboard('{Enter}')
  await screen.findByText('The review is shown again.')
  expect(hidden.size).toBe(0)
})

test('each column has a name for a screen reader', async () => {
  renderAdmin('/admin/reviews')
  const columns = await screen.findAllByRole('columnheader')
  expect(columns.map(({ textContent }) => textContent)).toEqual(['Product', 'Stars', 'Review', 'Written', 'Hide'])
})

test('a product without reviews is not taken for a shop without any', async () => {
  answer('listNewestReviews', () => ({ page: 1, hasMore: false, reviews: [] }))
  renderAdmin('/admin/reviews?product=halawa')
  await screen.findByText('Nobody has reviewed this product yet.')
  await user.click(screen.getByRole('link', { name: 'Reviews of all products' }))
  await screen.findByText('Nobody has reviewed anything yet.')
})

test.each(['en', 'ar'] as const)('who speaks to a phone reaches a button by the words on it (%s)', async (language) => {
  hidden.add('stale')
  await changeLanguage(language)
  renderAdmin('/admin/reviews')
  await screen.findByText(/Never again/)
  const buttons = within(screen.getByRole('table')).getAllByRole('button')
  expect(buttons).toHaveLength(2)
  for (const button of buttons) expect(button.getAttribute('aria-label')).toContain(button.textContent)
})

test('a refusal is said, and older reviews stand on the next page', async () => {
  renderAdmin('/admin/reviews')
  const [, stars] = await screen.findAllByRole('button', { name: 'Hide the review of Halawa 1 kg' })
  refuse('hideReview', 404, 'There is no such review.')
  if (stars) await user.click(stars)
  await screen.findByText('There is no such review.')
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByRole('link', { name: 'Previous' })
  expect(asked.at(-1)?.query.get('page')).toBe('2')
})

test('the reviews of one product stand alone, in Arabic too, and lead to those of all', async () => {
  await changeLanguage('ar')
  renderAdmin('/admin/reviews?product=halawa')
  await screen.findByRole('heading', { level: 1, name: 'التقييمات' })
  await screen.findAllByRole('link', { name: 'حلاوة 1 كجم' })
  expect(asked.at(-1)?.query.get('product')).toBe('halawa')
  await user.click(screen.getByRole('link', { name: 'تقييمات كل المنتجات' }))
  await waitFor(() => expect(asked.at(-1)?.query.get('product')).toBeNull())
})
