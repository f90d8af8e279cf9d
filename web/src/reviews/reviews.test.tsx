/** Beyond the specification: what a shopper reads and writes about a product. */
import { within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { findToast, findWords, follow, main, press, user } from '../../test/find-in-shop.ts'
import { passTime, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'
import { products } from '../../test/spec-only-goods.ts'
// Its code comes late, and later than a test waits on a busy machine.
import './reviews.tsx'

const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`
const written = (id: string, name: string, review: string, rating = 5) => ({
  _id: id,
  review,
  rating,
  product: 'p1',
  user: { _id: name, name },
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
})
type Written = ReturnType<typeof written>

/** A server of ours, in which Mona got the milk. */
let shelf: Written[] = []
let mine: Written | undefined
let sent: unknown[] = []

beforeEach(() => {
  shelf = []
  mine = undefined
  sent = []
  const reviews = '/products/p1/reviews'
  plain.answerOurs('GET /delivery/areas', () => ({ json: { status: 'success', results: 0, data: [] } }))
  plain.answerOurs(`GET ${reviews}`, ({ url }) => {
    const page = Number(url.searchParams.get('page'))
    const all = mine ? [mine, ...shelf] : shelf
    const metadata = {
      currentPage: page,
      numberOfPages: 2,
      limit: 5,
      ...(all.length > page * 5 && { nextPage: page + 1 }),
    }
    return { json: { results: all.length, metadata, data: all.slice((page - 1) * 5, page * 5) } }
  })
  plain.answerOurs(`GET ${reviews}/mine`, () => ({
    json: { status: 'success', data: { mayReview: mine === undefined, review: mine } },
  }))
  plain.answerOurs(`POST ${reviews}`, ({ text }) => {
    const { rating, review } = JSON.parse(text) as Written
    sent.push({ rating, review })
    mine = written('m', 'Mona', review, rating)
    return { status: 201, json: { status: 'success', message: 'Thank you for your review', data: mine } }
  })
  plain.answerOurs('PUT /reviews/m', ({ text }) => {
    mine = { ...written('m', 'Mona', ''), ...(JSON.parse(text) as Written), updatedAt: '2026-11-21T10:00:00.000Z' }
    return { json: { status: 'success', message: 'Review changed', data: mine } }
  })
  plain.answerOurs('DELETE /reviews/m', () => {
    mine = undefined
    return { json: { status: 'success', message: 'Review deleted' } }
  })
})

const open = () => renderShop(DETAILS, { token: SESSION_TOKEN })
const findSection = () => within(main()).findByRole('region', { name: 'Reviews' })
const findWordsField = () =>
  within(main()).findByRole<HTMLTextAreaElement>('textbox', { name: 'In your words (optional)' })
const rate = async (stars: string) => user.click(await within(main()).findByRole('radio', { name: stars }))

test('reviews are read with stars, first name and date, five at first', async () => {
  shelf = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((word, at) =>
    written(word, 'Omar', word, at === 0 ? 4 : 5),
  )
  open()
  const section = await findSection()
  const [first] = await within(section).findAllByRole('listitem')
  expect(first?.textContent).toBe('Omar20 November 2026One')
  within(first!).getByRole('img', { name: '4 of 5 stars' })
  expect(within(section).getAllByRole('listitem')).toHaveLength(5)
  await press('Show more', section)
  const last = await within(section).findByText('Six')
  expect(document.activeElement).toBe(last.closest('li'))
  expect(within(section).queryByRole('button', { name: 'Show more' })).toBeNull()
})

test('of whom the product has reached, a review is taken, changed and deleted, and the stars follow', async () => {
  open()
  await press('Send review')
  expect(main().textContent).not.toContain('Nobody has written about it yet.')
  const stars = within(main()).getByRole('group', { name: 'Stars' })
  await within(stars).findByText('Choose one star to five.')
  expect(document.activeElement).toBe(within(stars).getByRole('radio', { name: '1 star' }))
  expect(sent).toEqual([])

  await rate('4 stars')
  await user.type(await findWordsField(), 'Creamy.')
  const rated = products.map((product) => ({ ...product, ratingsAverage: 4.9 }))
  plain.answerWith('getProduct', { data: rated[0] })
  plain.answerWith('listProducts', { data: rated })
  await press('Send review')
  await findToast('Thank you for your review', 'success')
  expect(sent).toEqual([{ rating: 4, review: 'Creamy.' }])
  await findWords('Your review')
  await findWords('Creamy.')
  await expect.poll(() => main().querySelector('.product-facts')?.textContent).toContain('4.9')

  await press('Edit')
  await user.keyboard('{Escape}')
  expect(document.activeElement?.textContent).toBe('Edit')
  await press('Edit')
  expect(document.activeElement).toBe(within(main()).getByRole('radio', { name: '4 stars' }))
  await rate('2 stars')
  await press('Save')
  await findToast('Review changed', 'success')
  await findWords('20 November 2026, edited')
  await expect.poll(() => document.activeElement?.textContent).toBe('Edit')
  within(main()).getByRole('img', { name: '2 of 5 stars' })

  await press('Delete')
  await press('Keep it')
  await expect.poll(() => document.activeElement?.textContent).toBe('Delete')
  await press('Delete')
  await findWords('Delete your review?')
  expect(document.activeElement?.textContent).toBe('Delete')
  await press('Delete')
  await findToast('Review deleted', 'success')
  const words = await findWordsField()
  expect(words.value).toBe('')
})

test('the orders ask for no rating of a product that is rated by then, and ask again once that is deleted', async () => {
  const [line] = anOrder().cartItems
  const category = { _id: 'c', name: 'Dairy & Eggs', slug: 'dairy', image: '' }
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.answerOurs('GET /orders', () => {
    const product = { id: 'p1', title: 'Milk', imageCover: '', category, isReviewed: mine !== undefined }
    return { json: { data: [anOrder({ state: 'delivered', cartItems: [{ ...line!, product }] })] } }
  })
  renderShop('/Orders', { token: SESSION_TOKEN })
  await follow(/^Rate it/)
  await rate('4 stars')
  await press('Send review')
  await findToast('Thank you for your review', 'success')
  await press('Edit')
  history.back()
  await within(main()).findByRole('article', { name: 'Order 1' })
  expect(within(main()).queryByRole('link', { name: /^Rate it/ })).toBeNull()
  history.forward()
  await press('Delete')
  await press('Delete')
  await findToast('Review deleted', 'success')
  await findWordsField()
  history.back()
  await within(main()).findByRole('article', { name: 'Order 1' })
  within(main()).getByRole('link', { name: /^Rate it/ })
})

test('the shopper is thanked at once, not only when the list has come again', async () => {
  open()
  await rate('1 star')
  const { promise, resolve } = Promise.withResolvers<void>()
  plain.answerOurs('GET /products/p1/reviews', async () => {
    await promise
    return { status: 403, json: {} }
  })
  await press('Send review')
  await findToast('Thank you for your review', 'success')
  resolve()
})

test("the server's refusal stands at the words, which stay, also through a reload", async () => {
  const refusal = 'You have changed your reviews many times within an hour.'
  plain.answerOurs('POST /products/p1/reviews', () => ({ status: 429, json: { status: 'fail', message: refusal } }))
  open()
  await rate('1 star')
  const words = await findWordsField()
  await user.type(words, 'Sour.')
  await press('Send review')
  const said = await findWords(refusal)
  expect(words.getAttribute('aria-describedby')).toBe(said.id)
  expect(words.value).toBe('Sour.')
  open()
  await expect.poll(async () => (await findWordsField()).value).toBe('Sour.')
  expect(within(main()).getByRole<HTMLInputElement>('radio', { name: '1 star' }).checked).toBe(true)
})

test('a review whose answer was lost stands there, and so does that it is deleted', async () => {
  open()
  await rate('5 stars')
  plain.answerOurs('POST /products/p1/reviews', () => {
    mine = written('m', 'Mona', '')
    return 'drop'
  })
  await press('Send review')
  await within(await findSection()).findByText('Your review')
  plain.answerOurs('DELETE /reviews/m', () => {
    mine = undefined
    return 'drop'
  })
  await press('Delete')
  await press('Delete')
  await within(await findSection()).findByText('You have had it. How was it?')
})

test('the end of a review that is too long is not lost without a word', async () => {
  open()
  const words = await findWordsField()
  await user.click(words)
  await user.paste('Sour. '.repeat(200))
  await findWords('A review takes up to 1,000 letters.')
  expect(words.value).toHaveLength(1000)
})

test('a shopper whose review the shop has hidden reads it, and where to ask why, and not that nobody has written', async () => {
  const data = { mayReview: false, review: written('m', 'Mona', 'Sour.'), isHidden: true }
  plain.answerOurs('GET /products/p1/reviews/mine', () => ({ json: { status: 'success', data } }))
  open()
  await findWords('The shop has hidden your review: only you see it here. Ask why, under Help')
  within(main()).getByText('Sour.')
  expect(within(main()).getByText('Ask why, under Help').getAttribute('href')).toBe('/Help')
  expect(within(main()).queryByRole('button', { name: 'Edit' })).toBeNull()
  await expect.poll(() => within(main()).queryByText(/^Nobody has written about it yet/)).toBeNull()
})

test('a shopper who never got it reads, and has no form', async () => {
  plain.answerOurs('GET /products/p1/reviews/mine', () => ({ json: { status: 'success', data: { mayReview: false } } }))
  open()
  await findWords('Nobody has written about it yet. You can, once it has been delivered to you.')
  plain.answerWith('getProduct', { data: { ...products[0], ratingsQuantity: 338 } })
  open()
  await findWords(
    'Nobody has written about it yet: its 338 ratings came without words. You can, once it has been delivered to you.',
  )
  shelf = [written('o', 'Omar', 'Fresh.')]
  open()
  await findWords('Fresh.')
  expect(within(main()).queryByRole('radio')).toBeNull()
})

test('a link to the reviews leads there', async () => {
  shelf = [written('o', 'Omar', 'Fresh.')]
  renderShop(`${DETAILS}#reviews`, { token: SESSION_TOKEN })
  await findWords('Fresh.')
  expect(document.activeElement?.textContent).toBe('Reviews')
})

test('related products stand above the reviews, and wait for no answer about these', async () => {
  const never = () => new Promise<never>(() => {})
  plain.answerOurs('GET /products/p1/reviews', never)
  plain.answerOurs('GET /products/p1/reviews/mine', never)
  open()
  const related = await within(main()).findByRole('region', { name: 'Related products' })
  await within(related).findAllByRole('article')
  expect((await findSection()).previousElementSibling).toBe(related)
})

test('reviews wait for the related products, which would push them down', async () => {
  renderShop('/Products', { token: SESSION_TOKEN })
  const release = plain.hold('getProduct')
  const [card] = await within(main()).findAllByRole('article')
  await user.click(within(card!).getAllByRole('link')[0]!)
  await within(main()).findByRole('heading', { level: 1, name: products[0]!.title })
  await passTime(1000)
  expect(within(main()).queryByRole('region', { name: 'Reviews' })).toBeNull()
  release()
  await within(main()).findByRole('region', { name: 'Related products' })
  await findSection()
})

test('a link beside the stars leads down to the reviews, where there are some', async () => {
  plain.answerWith('getProduct', { data: { ...products[0], ratingsQuantity: 156 } })
  open()
  await findWords('156 ratings')
  expect(within(main()).queryByRole('link', { name: /ratings/ })).toBeNull()
  plain.answerWith('getProduct', { data: { ...products[0], ratingsQuantity: 338, reviewsCount: 2 } })
  open()
  await user.click(await within(main()).findByRole('link', { name: '338 ratings: read the reviews' }))
  await findSection()
  await expect.poll(() => document.activeElement?.textContent).toBe('Reviews')
})
