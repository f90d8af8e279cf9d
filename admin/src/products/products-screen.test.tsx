import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { answer, answerNever, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { refresh } from '../api/calls.ts'
import type { Listed, Product } from '../goods/use-products.ts'

const group = { _id: 'dairy', slug: 'dairy', name: 'Dairy', nameAr: 'ألبان' }
const shared = {
  ...{ _id: 'milk', title: 'Milk', titleAr: 'لبن', unit: '1 L', unitAr: '', sku: null, barcode: '6221234567890' },
  ...{ price: 52, priceAfterDiscount: null, stock: 12, isWithdrawn: false, category: group, brand: group },
}
const milk: Listed = { ...shared, imageCover: '/images/milk', lastCountedAt: null }
const texts = { description: '', ingredients: '', origin: '', storage: '', nutrition: '' }
const textsAr = { descriptionAr: '', ingredientsAr: '', originAr: '', storageAr: '', nutritionAr: '' }
const whole: Product = {
  ...{ ...shared, ...texts, ...textsAr, slug: 'milk-1-l', subcategory: group, images: ['/images/milk'] },
  updatedAt: '2026-11-27T08:00:00.000Z',
}

beforeEach(() => {
  answer('listProducts', () => ({ page: 1, total: 1, hasMore: false, products: [milk] }))
  answer('listCategories', () => [{ ...group, image: '/images/dairy', products: 1, isShown: true }])
  answer('listSubcategories', () => [{ ...group, category: 'dairy', products: 1, isShown: true }])
  answer('listBrands', () => [{ ...group, image: '/images/dairy', products: 1, isShown: true }])
  answer('getProduct', () => whole)
})

test('a count is typed where it stands, in Arabic digits too, and taken back without what was sold meanwhile', async () => {
  signIn('owner')
  const entry = {
    at: '2026-11-27T09:00:00Z',
    left: 18,
    reason: 'counted',
    note: null,
    who: 'mona',
    order: null,
  } as const
  // Somebody had bought one since the list was read: the books had 11.
  answer('changeStock', () => ({ stock: 18, entry: { ...entry, change: 7 } }))
  const { _id, title, unit, sku, barcode, isWithdrawn } = milk
  const product = { _id, title, unit, image: milk.imageCover, sku, barcode, isWithdrawn }
  answer('listStockLedger', () => ({ product, stock: 11, waiting: 1, page: 1, hasMore: false, entries: [] }))
  renderAdmin('/admin/products')
  await user.click(await screen.findByRole('button', { name: 'Count Milk 1 L: 12' }))
  await screen.findByText('1 more stands there for an order: count without it')
  const field = screen.getByLabelText('Pieces on the shelf')
  await user.clear(field)
  await user.type(field, '١٨{Enter}')
  await screen.findByText('Milk 1 L: 11 → 18 in stock')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken back')
  expect(askedFor('changeStock').map(({ body }) => body)).toEqual([
    { counted: 18, was: 11 },
    { change: -7, note: 'Undone' },
  ])
})

test('a count that is typed before the books are read goes without the stock of the list, which may be old', async () => {
  signIn('owner')
  answerNever('listStockLedger')
  answer('changeStock', () => ({ stock: 18, entry: null }))
  renderAdmin('/admin/products')
  await user.click(await screen.findByRole('button', { name: 'Count Milk 1 L: 12' }))
  const field = screen.getByLabelText('Pieces on the shelf')
  await user.clear(field)
  await user.type(field, '18{Enter}')
  await waitFor(() => expect(askedFor('changeStock').map(({ body }) => body)).toEqual([{ counted: 18 }]))
})

test('a price that the server refuses stays in its form with the reason; Escape leaves it', async () => {
  signIn('owner')
  const message = 'Must be below the price.'
  refuse('changePrice', 400, message, { msg: message, param: 'priceAfterDiscount', location: 'body' })
  renderAdmin('/admin/products')
  await user.click(await screen.findByRole('button', { name: /Change the price of Milk 1 L/ }))
  await user.type(screen.getByLabelText('Sale price (EGP)'), '60{Enter}')
  await screen.findByText(message)
  expect(askedFor('changePrice')[0]?.body).toMatchObject({ price: 52, priceAfterDiscount: 60 })
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Change the price of Milk 1 L/ }))
})

test('a name that is missing is said once, at its field', async () => {
  signIn('owner')
  const message = 'The name must not be empty. Nothing was changed.'
  refuse('changeProduct', 400, message, { msg: message, param: 'title', location: 'body' })
  renderAdmin('/admin/products/milk')
  const field = await screen.findByLabelText('Name (English)')
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getAllByText(message).map(({ id }) => id)).toEqual([field.getAttribute('aria-describedby')])
})

test('a price of five times the one before is asked about in the list, and less than that is not', async () => {
  signIn('owner')
  refuse('changePrice', 503, 'Not now.')
  renderAdmin('/admin/products')
  await user.click(await screen.findByRole('button', { name: /Change the price of Milk 1 L/ }))
  await user.clear(screen.getByLabelText('Price (EGP)'))
  await user.type(screen.getByLabelText('Price (EGP)'), '260{Enter}')
  await screen.findByText('The price was 52.00 EGP. Is 260.00 EGP right? If so, save once more.')
  expect(askedFor('changePrice')).toEqual([])

  await user.clear(screen.getByLabelText('Price (EGP)'))
  await user.type(screen.getByLabelText('Price (EGP)'), '259.99{Enter}')
  await screen.findByText('Not now.')
  expect(askedFor('changePrice')).toHaveLength(1)
})

test.each([
  ['a phone', false],
  ['a desk', true],
])('on %s the filters stand in a fold that says how many are set: open is %s', async (_, isWide) => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { media: query, matches: isWide }) as MediaQueryList,
  )
  signIn('owner')
  renderAdmin('/admin/products?show=low&brand=dairy&q=milk')
  const fold = (await screen.findByText('Filters: 2 set')).closest('details')
  expect(fold?.open).toBe(isWide)
  expect(fold?.contains(screen.getByLabelText('Brand'))).toBe(true)
  expect(fold?.contains(screen.getByLabelText('Name, code or barcode'))).toBe(false)
  await screen.findByRole('option', { name: 'Dairy', selected: true })
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: '' } })
  await screen.findByText('Filters: 1 set')
  expect(location.search).toBe('?q=milk&brand=dairy')
})

test('a picker counts, and neither prices nor products open', async () => {
  signIn('picker')
  renderAdmin('/admin/products')
  await screen.findByRole('button', { name: /Count Milk/ })
  expect(screen.queryByRole('button', { name: /Change the price/ })).toBeNull()
  const row = screen.getAllByRole('row')[1] as HTMLElement
  expect(within(row).queryByRole('link')).toBeNull()
  expect(screen.queryByRole('link', { name: 'Add a product' })).toBeNull()
})

test('only what was typed is sent, with what was seen', async () => {
  signIn('owner')
  answer('changeProduct', ({ body }) => ({ ...whole, ...(body as object) }))
  renderAdmin('/admin/products/milk')
  const field = await screen.findByLabelText('Name (English)')
  await user.type(field, ' Fresh')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(askedFor('changeProduct')[0]?.body).toEqual({ title: 'Milk Fresh', updatedAt: whole.updatedAt })
})

test('a form that is older than a colleague’s edit is not saved over it, even after a withdrawal', async () => {
  signIn('owner')
  const frozen = { _id: 'frozen', slug: 'frozen', name: 'Frozen', nameAr: 'مجمدات' }
  const moved = { ...whole, category: frozen, isWithdrawn: true, updatedAt: '2026-11-27T09:00:00.000Z' }
  answer('withdrawProduct', () => moved)
  refuse('changeProduct', 409, 'Somebody else has just changed it.')
  renderAdmin('/admin/products/milk')
  await user.type(await screen.findByLabelText('Name (English)'), ' Fresh')
  answer('getProduct', () => moved)
  await user.click(screen.getByRole('button', { name: 'Take off sale' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await screen.findByText('Somebody else has just changed it.')
  expect(askedFor('changeProduct')[0]?.body).toEqual({ title: 'Milk Fresh', updatedAt: whole.updatedAt })
})

test('a product leads to the shop and to its reviews, and a scanner fills in its barcode, whatever has the focus', async () => {
  signIn('owner')
  renderAdmin('/admin/products/milk')
  const title = await screen.findByLabelText('Name (English)')
  expect(screen.getByRole('link', { name: 'See it in the shop' })).toHaveProperty(
    'pathname',
    '/ProductDetails/milk/Dairy',
  )
  expect(screen.getByRole('link', { name: 'Its reviews' })).toHaveProperty('search', '?product=milk')
  for (const [at, key] of [...'2000000010019', 'Enter'].entries()) {
    const event = createEvent.keyDown(title, { key })
    // As fast as a scanner, however busy this machine is.
    Object.defineProperty(event, 'timeStamp', { value: 12 * at })
    fireEvent(title, event)
  }
  expect(screen.getByLabelText('Barcode')).toHaveProperty('value', '2000000010019')
  expect(title).toHaveProperty('value', 'Milk')
  expect(askedFor('changeProduct')).toEqual([])
})

test.each(['keeps', 'forbids'])(
  'text that is not saved is there again after a stray back, in a browser that %s',
  async (how) => {
    const refuse = () => {
      throw new DOMException('Blocked.', 'SecurityError')
    }
    if (how === 'forbids')
      vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear() {} })
    signIn('owner')
    renderAdmin('/admin/products/milk')
    await user.type(await screen.findByLabelText('Size (English)'), 'itre')
    renderAdmin('/admin/products/milk')
    expect(await screen.findByLabelText('Size (English)')).toHaveProperty('value', '1 Litre')
    await user.click(screen.getByRole('button', { name: 'Discard them' }))
    expect(screen.getByLabelText('Size (English)')).toHaveProperty('value', '1 L')
  },
)

test('text from before is not said to be unsaved any more once it is saved', async () => {
  signIn('owner')
  answer('changeProduct', () => ({ ...whole, unit: '1 Litre' }))
  renderAdmin('/admin/products/milk')
  await user.type(await screen.findByLabelText('Size (English)'), 'itre')
  renderAdmin('/admin/products/milk')
  await screen.findByRole('button', { name: 'Discard them' })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(screen.queryByRole('button', { name: 'Discard them' })).toBeNull()
  expect(screen.getByLabelText('Size (English)')).toHaveProperty('value', '1 Litre')
})

test('text from before a colleague’s edit is not saved over it after a reload, and gives way to it', async () => {
  signIn('owner')
  refuse('changeProduct', 409, 'Samir has just changed it.')
  renderAdmin('/admin/products/milk')
  await user.type(await screen.findByLabelText('Size (English)'), 'itre')
  answer('getProduct', () => ({ ...whole, unit: '950 ml', updatedAt: '2026-11-27T09:00:00.000Z' }))
  renderAdmin('/admin/products/milk')
  expect(await screen.findByLabelText('Size (English)')).toHaveProperty('value', '1 Litre')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Samir has just changed it.')
  expect(askedFor('changeProduct')[0]?.body).toEqual({ unit: '1 Litre', updatedAt: whole.updatedAt })
  await user.click(screen.getByRole('button', { name: 'Discard them' }))
  expect(screen.getByLabelText('Size (English)')).toHaveProperty('value', '950 ml')
})

test('text that is not saved is offered to who typed it, and not to the next person on the same phone', async () => {
  const sizeFor = async (role: 'owner' | 'manager') => {
    signIn(role)
    renderAdmin('/admin/products/milk')
    return screen.findByLabelText<HTMLInputElement>('Size (English)')
  }
  await user.type(await sizeFor('owner'), 'itre')
  expect((await sizeFor('manager')).value).toBe('1 L')
  expect(screen.queryByRole('button', { name: 'Discard them' })).toBeNull()
  expect((await sizeFor('owner')).value).toBe('1 Litre')
})

test('what is typed is not there any more for somebody who signs in in another tab', async () => {
  signIn('owner')
  renderAdmin('/admin/products/milk')
  await user.type(await screen.findByLabelText('Size (English)'), 'itre')
  signIn('manager')
  await refresh('session')
  await vi.waitFor(() => expect(screen.getByLabelText('Size (English)')).toHaveProperty('value', '1 L'))
})

test('labels carry both names, the old price in a sale, and the bars of the code', async () => {
  signIn('owner')
  const products = [{ ...milk, priceAfterDiscount: 46.5, barcode: '5901234123457' }]
  answer('listProducts', () => ({ page: 1, total: 1, hasMore: false, products }))
  renderAdmin('/admin/products/labels?ids=milk&size=80')
  await screen.findByText('لبن')
  expect(screen.getByText('Milk 1 L')).toBeTruthy()
  expect(screen.getByText('52.00').tagName).toBe('DEL')
  expect(screen.getByText('46.50')).toBeTruthy()
  expect(document.querySelector('.shelf-label svg path')).not.toBeNull()
})

test('labels of no products say under their heading where to choose some', async () => {
  signIn('owner')
  answer('listProducts', () => ({ page: 1, total: 0, hasMore: false, products: [] }))
  renderAdmin('/admin/products/labels')
  await screen.findByRole('heading', { name: 'Shelf labels' })
  screen.getByText('Choose products in the list first.')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'Products' }).getAttribute('href')).toBe('/admin/products')
})

test('a brand of which nothing is on sale says so in the list', async () => {
  signIn('owner')
  const brand = { ...group, image: '/images/dairy', products: 3 }
  answer('listBrands', () => [
    { ...brand, isShown: true },
    { ...brand, _id: 'sun', name: 'Sun', isShown: false },
  ])
  renderAdmin('/admin/products/groups/brand')
  expect(await screen.findByText('3 products · off sale')).toBeTruthy()
  expect(screen.getByText('3 products')).toBeTruthy()
})

test('a category is removed with a second press, which names it', async () => {
  signIn('manager')
  answer('removeCategory', () => ({ _id: 'dairy' }) as never)
  renderAdmin('/admin/products/groups/category/dairy')
  await user.click(await screen.findByText('Remove'))
  expect(askedFor('removeCategory')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Yes, remove Dairy' }))
  await vi.waitFor(() => expect(askedFor('removeCategory').map(({ params }) => params.id)).toEqual(['dairy']))
})

test('a category that is renamed keeps the Arabic name that a colleague gave it meanwhile', async () => {
  signIn('owner')
  renderAdmin('/admin/products/groups/category/dairy')
  await user.type(await screen.findByLabelText('Name in English'), ' & Eggs')
  answer('listCategories', () => [
    { ...group, nameAr: 'ألبان وبيض', image: '/images/dairy', products: 1, isShown: true },
  ])
  await refresh('products')
  await screen.findByText('ألبان وبيض')
  answer('changeCategory', () => ({ ...group, image: '/images/dairy', products: 1, isShown: true }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await vi.waitFor(() => expect(askedFor('changeCategory').map(({ body }) => body)).toEqual([{ name: 'Dairy & Eggs' }]))
})

test('a product is seen in the shop at its own host, where the admin has another', async () => {
  answer('getSession', () => ({ ...sessionOf('owner'), shop: 'https://baqala.example' }))
  renderAdmin('/admin/products/milk')
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'See it in the shop' })
  expect(link.href).toMatch(/^https:\/\/baqala\.example\/.*milk/)
})

test('a second press on a slow line removes no second picture', async () => {
  signIn('owner')
  answer('getProduct', () => ({ ...whole, images: ['/images/milk', '/images/milk-2'] }))
  answerNever('removePicture')
  renderAdmin('/admin/products/milk')
  fireEvent.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
  await vi.waitFor(() => expect(askedFor('removePicture')).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(askedFor('removePicture')).toHaveLength(1)
})

test('a picture is named by itself, so that nobody removes or loses the one of a colleague', async () => {
  signIn('owner')
  const pictures = ['/images/a', '/images/b', '/images/c']
  answer('getProduct', () => ({ ...whole, images: pictures }))
  const updatedAt = '2026-11-27T09:00:00.000Z'
  answer('removePicture', () => ({ _id: 'milk', imageCover: '/images/b', images: pictures.slice(1), updatedAt }))
  answer('changeProduct', () => whole)
  renderAdmin('/admin/products/milk')
  await user.click(await screen.findByRole('button', { name: 'Move picture 2 back' }))
  await vi.waitFor(() => expect(askedFor('changeProduct')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Remove picture 1' }))
  await vi.waitFor(() => expect(askedFor('removePicture').map(({ query }) => query.get('seen'))).toEqual(['/images/a']))
  // The server refuses the undo, if a colleague changes them before it.
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Taken back')
  expect(askedFor('changeProduct').map(({ body }) => body)).toEqual([
    { images: ['/images/a', '/images/c', '/images/b'], updatedAt: whole.updatedAt },
    { images: pictures, updatedAt },
  ])
})

test('a form whose categories could not be loaded says so, and asks again', async () => {
  signIn('owner')
  refuse('listCategories', 500, 'The shop is asleep.')
  renderAdmin('/admin/products/new')
  const failure = await screen.findByText('The shop is asleep.', undefined, { timeout: 3000 })
  expect(failure.closest('[role=alert]')).toBeTruthy()
  answer('listCategories', () => [{ ...group, image: '/images/dairy', products: 1, isShown: true }])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('option', { name: 'Dairy' })
  expect(screen.queryByText('The shop is asleep.')).toBeNull()
})

test('a new product names all that it still needs at once, at its fields', async () => {
  signIn('owner')
  renderAdmin('/admin/products/new')
  const save = await screen.findByRole('button', { name: 'Save' })
  const fields = () => ['Name (English)', 'Price', 'Category'].map((label) => screen.getByLabelText(label))
  const wrong = () => fields().map((field) => field.getAttribute('aria-invalid') === 'true')
  await user.click(save)
  await vi.waitFor(() => expect(wrong()).toEqual([true, true, true]))
  expect(screen.getAllByText('A new product needs this.')).toHaveLength(3)
  expect(document.activeElement).toBe(fields()[0])

  // The Arabic name is a name.
  await user.type(screen.getByLabelText('Name (Arabic)'), 'لبن')
  await user.type(screen.getByLabelText('Price'), '30')
  await user.click(save)
  await vi.waitFor(() => expect(wrong()).toEqual([false, false, true]))
  expect(askedFor('addProduct')).toEqual([])
})

test('somebody who reads Arabic is asked for the Arabic name first', async () => {
  signIn('owner')
  await changeLanguage('ar')
  renderAdmin('/admin/products/new')
  await user.click(await screen.findByRole('button', { name: 'احفظ' }))
  const first = screen.getAllByRole<HTMLInputElement>('textbox')[0]
  await vi.waitFor(() => expect(document.activeElement).toBe(first))
  expect([first?.name, first?.getAttribute('aria-invalid')]).toEqual(['titleAr', 'true'])
})

test('a category of the address stays chosen while the names of the categories are still to come', async () => {
  signIn('owner')
  answerNever('listCategories')
  renderAdmin('/admin/products?category=dairy')
  await user.selectOptions(await screen.findByLabelText('Show'), 'low')
  await vi.waitFor(() => expect(askedFor('listProducts').at(-1)?.query.get('low')).toBe('true'))
  expect(askedFor('listProducts').at(-1)?.query.get('category')).toBe('dairy')
})

test('a category of the address is chosen by its name once that is known', async () => {
  signIn('owner')
  answer('listCategories', () =>
    ['bread', 'dairy', 'fruit'].map((id) => ({
      ...group,
      image: '/images/dairy',
      products: 1,
      isShown: true,
      _id: id,
      name: id,
    })),
  )
  renderAdmin('/admin/products?category=dairy')
  await screen.findByRole('option', { name: 'dairy', selected: true })
})
