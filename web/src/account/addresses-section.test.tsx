import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { anOrder } from '../../test/an-order.ts'
import { anAccount, HOME, openAccount } from '../../test/an-account.ts'
import {
  descriptionOf,
  fill,
  findField,
  findToast,
  findWords,
  follow,
  goTo,
  main,
  press,
  submit,
  user,
} from '../../test/find-in-shop.ts'
import { address, plain, renderShop } from '../../test/render-shop.tsx'
import { SESSION_TOKEN } from '../../test/spec-only-shop.ts'

const section = () => within(main()).findByRole('region', { name: 'Addresses' })

test('an address is added in parts, which make its line, with the phone of the account and an area', async () => {
  const account = openAccount()
  account.addresses = []
  await press('Add an address')
  expect((await findField('phone')).value).toBe('01012345678')
  await submit()
  expect(await within(await section()).findAllByText('required')).toHaveLength(2)
  await expect.poll(() => document.activeElement).toBe(await findField('street'))
  await fill({ name: 'Work', street: '9 Nile St', building: '', floor: '3', flat: '12', city: 'Cairo' })
  await user.selectOptions(within(await section()).getByLabelText('Delivery area'), 'Zamalek')
  await submit()
  await findToast('Saved', 'success')
  expect(account.told).toMatchObject([
    {
      name: 'Work',
      details: '9 Nile St, floor 3, flat 12',
      parts: { street: '9 Nile St', floor: '3', flat: '12' },
      areaId: 'zamalek',
      city: 'Cairo',
      phone: '01012345678',
    },
  ])
  await findWords('9 Nile St, floor 3, flat 12, Cairo', await section())
  await findWords('01012345678 · Zamalek', await section())
})

test('the area of an address follows its words, and stays as it was chosen, with a doubt', async () => {
  const account = openAccount()
  const area = (name: string) => ({
    _id: name.toLowerCase(),
    name,
    nameAr: name,
    aliases: [],
    fee: 15,
    governorate: 'EG-C',
  })
  plain.answerOurs('GET /delivery/areas', () => ({ json: { data: [area('Zamalek'), area('Maadi')] } }))
  await press('Add an address')
  const chosen = async () => within(await section()).getByLabelText<HTMLSelectElement>('Delivery area').value
  await within(await section()).findByLabelText('Delivery area')
  await fill({ street: '9 Road 9', city: 'Maadi' })
  expect(await chosen()).toBe('maadi')
  await user.selectOptions(within(await section()).getByLabelText('Delivery area'), 'Zamalek')
  await within(await section()).findByText(/says .?Maadi.?, but the area is Zamalek/)
  await fill({ flat: '2' })
  expect(await chosen()).toBe('zamalek')
  await fill({ city: 'Zamalek, Cairo', street: '26 July St' })
  await submit()
  await findToast('Saved', 'success')
  expect(account.told).toMatchObject([{ areaId: 'zamalek' }])
  expect(within(await section()).queryByText(/Please check them/)).toBeNull()
})

test('an address of which only the answer was lost stands above its form, so that nobody adds it twice', async () => {
  const account = openAccount()
  await press('Add an address')
  await fill({ street: '9 Nile St', city: 'Cairo' })
  plain.answerOurs('POST /addresses', () => {
    account.addresses = [HOME, { ...HOME, _id: 'a2', details: '9 Nile St' }]
    return 'drop'
  })
  await submit()
  await within(await section()).findByText(/^The shop did not answer/)
  await findWords('9 Nile St, Cairo', await section())
  expect((await findField('street')).value).toBe('9 Nile St')
})

test('a blank field that is left says nothing before the address is saved, so that the button stays in place', async () => {
  openAccount()
  await press('Add an address')
  await user.click(await findField('street'))
  await fill({ city: 'Cairo' })
  expect(within(await section()).queryByText('required')).toBeNull()
  await submit()
  await findWords('required', await section())
})

test('a blank field has the direction of the page, and a word its own', async () => {
  openAccount()
  await press('Add an address')
  const label = await findField('name')
  expect(label.dir).toBe('')
  await fill({ name: 'البيت' })
  expect(label.dir).toBe('auto')
})

test('an address of two scripts reads part by part, as at payment', async () => {
  const account = anAccount()
  account.addresses = account.addresses.map((address) => ({ ...address, details: '٩ شارع النيل' }))
  renderShop('/Account', { token: SESSION_TOKEN })
  await findWords('\u2068٩ شارع النيل\u2069, Cairo', await section())
})

async function leave(): Promise<void> {
  await user.click(await screen.findByRole('link', { name: 'Brands' }))
  await expect.poll(() => within(main()).queryByRole('region', { name: 'Addresses' })).toBeNull()
}

async function comeBack(): Promise<void> {
  history.back()
  await expect.poll(address).toBe('/Account')
}

test('an address that is half typed is there after a look at another screen, until it is saved', async () => {
  openAccount()
  await press('Edit \u2068Home\u2069')
  await fill({ street: '28 July St' })
  await leave()
  await comeBack()
  expect((await findField('street')).value).toBe('28 July St')
  expect(document.activeElement?.getAttribute('name')).not.toBe('name')
  await submit()
  await findWords('28 July St, Cairo', await section())
  await leave()
  await comeBack()
  await within(await section()).findByRole('button', { name: 'Edit \u2068Home\u2069' })
})

test('an address is no draft any more, also if it is saved while the shopper looks at another screen', async () => {
  const account = openAccount()
  const { promise, resolve } = Promise.withResolvers<void>()
  plain.answerOurs('POST /addresses', async () => {
    await promise
    account.addresses = [...account.addresses, { ...HOME, _id: 'a2', name: 'Work' }]
    return { json: { status: 'success', results: 2, data: account.addresses } }
  })
  await press('Add an address')
  await fill({ name: 'Work', street: '9 Nile St', city: 'Cairo' })
  await submit()
  await leave()
  resolve()
  await findToast('Saved', 'success')
  await comeBack()
  await within(await section()).findByRole('button', { name: 'Edit \u2068Work\u2069' })
  within(await section()).getByRole('button', { name: 'Add an address' })
})

test('an address that another client kept is edited as one line', async () => {
  const account = openAccount()
  await press('Edit \u2068Home\u2069')
  expect((await findField('street')).value).toBe('26 July St, flat 4')
  await fill({ street: '28 July St, flat 4' })
  await submit()
  await findWords('28 July St, flat 4, Cairo', await section())
  expect(account.told).toMatchObject([{ details: '28 July St, flat 4', name: 'Home' }])
})

test('an address is removed once that is confirmed', async () => {
  const account = openAccount()
  await press('Remove \u2068Home\u2069')
  await user.keyboard('{Escape}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove \u2068Home\u2069')
  await press('Remove \u2068Home\u2069')
  // It asks for the words of the address, not for the house.
  await findWords('Remove “\u2068Home\u2069”?', await section())
  await press('Keep it')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove \u2068Home\u2069')
  await press('Remove \u2068Home\u2069')
  await press('Remove', await section())
  await findWords(
    'None saved yet. An address that you order to comes back at the next payment. So does one that you save here, and you can name, change and remove it.',
    await section(),
  )
  expect(account.addresses).toEqual([])
  await expect.poll(() => document.activeElement?.textContent).toBe('Add an address')
})

test('the only address fills in /Payment, with its area, and what is typed stays', async () => {
  const account = anAccount()
  account.addresses = account.addresses.map((address) => ({ ...address, areaId: 'zamalek' }))
  plain.answerOurs('GET /delivery/slots', () => ({ json: { results: 0, data: [] } }))
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => (await findField('details')).value).toBe('26 July St, flat 4')
  expect(main().querySelector<HTMLSelectElement>('[name=area]')?.value).toBe('zamalek')
  await within(main()).findByRole('button', { name: 'Use \u2068Home\u2069: 26 July St, flat 4, Cairo', pressed: true })
  await fill({ details: '9 Nile St' })
  expect((await findField('city')).value).toBe('Cairo')
  expect((await findField('details')).value).toBe('9 Nile St')
})

test('an address that is corrected in one tab is corrected in a checkout that is open in another', async () => {
  const told: unknown[] = []
  const otherTab = new BroadcastChannel('baqala')
  otherTab.addEventListener('message', ({ data }) => told.push(data))
  openAccount()
  await press('Edit \u2068Home\u2069')
  await fill({ street: '28 July St' })
  await submit()
  await expect.poll(() => told).toEqual(['addresses'])
  otherTab.close()
})

test('words without an area keep the one that stands, also when another address is added in the account', async () => {
  await openPaymentAtHome('zamalek')
  await fill({ details: '9 Nile St, blue door' })
  expect((await findField('area')).value).toBe('zamalek')
  await goTo('Account')
  await press('Add an address')
  await fill({ name: 'Work', street: '1 Work St', city: 'Cairo' })
  await submit()
  await findWords('1 Work St, Cairo', await section())
  await backToPayment()
  expect((await findField('details')).value).toBe('9 Nile St, blue door')
  expect((await findField('area')).value).toBe('zamalek')
})

test('words that were typed at payment outlive a correction in the account, and the press asks once to check them', async () => {
  await openPaymentAtHome()
  await fill({ details: '26 July St, flat 4, blue door' })
  await correctHome()
  expect((await findField('details')).value).toBe('26 July St, flat 4, blue door')
  await press('Cash Payment')
  await findWords('Your addresses have changed, so nothing was ordered yet.')
})

test('a form without typed words has the address that was just corrected in the account, with a phone typed beside it', async () => {
  const ordered: unknown[] = []
  plain.answerOurs('POST /orders/cart-1', ({ text }) => {
    ordered.push(JSON.parse(text))
    return { json: { status: 'success', data: { _id: 'order-1' } } }
  })
  await openPaymentAtHome()
  await correctHome()
  await expect.poll(async () => (await findField('details')).value).toBe('26 July St, flat 14')
  await fill({ phone: '01112345678' })
  await press('Cash Payment')
  const shippingAddress = { details: '26 July St, flat 14', phone: '01112345678' }
  await expect.poll(() => ordered).toMatchObject([{ shippingAddress }])
})

test('the bar names the area of the address that was just corrected, also after a look at /Payment', async () => {
  await openPaymentAtHome('Zamalek', AREAS)
  await expect.poll(bar).toContain('Zamalek')
  await goTo('Account')
  await moveHomeTo('Dokki')
  await expect.poll(bar).toContain('Dokki')
  expect(bar()).not.toContain('Zamalek')
})

test('a bar that was opened with the area of an address names the one that the address was corrected to, of two', async () => {
  await openPaymentAtHome('Zamalek', AREAS)
  const account = anAccount()
  const work = { ...HOME, _id: 'a2', name: 'Work', details: '9 Nile St' }
  account.addresses = [HOME, work].map((each) => ({ ...each, areaId: 'Zamalek' }))
  plain.answerOurs('GET /delivery/areas', () => ({ json: { data: AREAS } }))
  plain.answerOurs('GET /orders', () => ({ json: { data: [anOrder({ shippingAddress: HOME })] } }))
  renderShop('/Account', { token: SESSION_TOKEN })
  await expect.poll(bar).toContain('Zamalek')
  await moveHomeTo('Dokki')
  await expect.poll(bar).toContain('Dokki')
})

test('the bar of a second tab does not bring back the area of an address that was corrected in the first', async () => {
  const account = await openPaymentAtHome('Zamalek', AREAS)
  await goTo('Home')
  await within(main()).findAllByRole('article')
  await expect.poll(bar).toContain('Zamalek')
  account.addresses = account.addresses.map((each) => ({ ...each, areaId: 'Dokki' }))
  localStorage.removeItem('deliveryArea')
  window.dispatchEvent(new StorageEvent('storage', { key: 'deliveryArea', newValue: null }))
  await expect.poll(bar).toContain('Dokki')
})

test('an area chosen by hand for an address gives way to that of its correction in the account', async () => {
  await openPaymentAtHome('Zamalek', AREAS)
  await fill({ phone: '01112345678' })
  await user.selectOptions(await findField('area'), 'Zamalek')
  await goTo('Account')
  await moveHomeTo('Dokki')
  await backToPayment()
  await expect.poll(async () => (await findField('area')).value).toBe('Dokki')
})

const AREAS = ['Zamalek', 'Dokki'].map((name) => ({ _id: name, name, nameAr: name, aliases: [], fee: 15, minimum: 0 }))
const bar = () => document.querySelector('header')?.textContent

/** /Payment with the only address of the account. */
async function openPaymentAtHome(areaId = '', areas: readonly object[] = []) {
  const account = anAccount()
  account.addresses = account.addresses.map((address) => ({ ...address, areaId }))
  if (areas.length > 0) plain.answerOurs('GET /delivery/areas', () => ({ json: { data: areas } }))
  plain.answerOurs('GET /delivery/slots', () => ({ json: { results: 0, data: [] } }))
  plain.answerOurs('GET /orders/stream', () => ({ status: 404, json: { message: 'There is no such thing' } }))
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => (await findField('details')).value).toBe('26 July St, flat 4')
  return account
}

/** Goes to /Account and back, as links do. */
async function correctHome(): Promise<void> {
  await goTo('Account')
  await press('Edit \u2068Home\u2069')
  await fill({ street: '26 July St, flat 14' })
  await submit()
  await findWords('26 July St, flat 14, Cairo', await section())
  await backToPayment()
}

/** On /Account. */
async function moveHomeTo(area: string): Promise<void> {
  await press('Edit \u2068Home\u2069')
  await user.selectOptions(within(await section()).getByLabelText('Delivery area'), area)
  await submit()
  await findToast('Saved', 'success')
}

async function backToPayment(): Promise<void> {
  await goTo('Cart')
  await follow(/^Checkout/)
  await findField('area')
}

test('a number that a courier could hardly call is marked alike in the list and at payment, until it is corrected', async () => {
  const account = anAccount()
  account.addresses = account.addresses.map((address) => ({ ...address, phone: '12345' }))
  renderShop('/Account', { token: SESSION_TOKEN })
  const mark = await findWords('Please check this number: a courier may not be able to call it.', await section())
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Payment', { token: SESSION_TOKEN })
  await expect.poll(async () => descriptionOf(await findField('phone'))).toContain('Is this number complete?')
  const phone = await findField('phone')
  const atPayment = await findWords('Is this number complete? A mobile number in Egypt looks like 01012345678.')
  expect([mark.tagName, atPayment.tagName]).toEqual(['STRONG', 'STRONG'])
  await user.type(phone, '678')
  expect(descriptionOf(phone)).toContain('Is this number complete?')
  await press('Use 01012345678')
  expect(phone.value).toBe('01012345678')
  expect(descriptionOf(phone)).toBe('')
})

test('a number is not judged while it is typed at payment', async () => {
  const account = anAccount()
  account.addresses = []
  plain.shop.putInCart({ p1: 2 })
  renderShop('/Payment', { token: SESSION_TOKEN })
  const phone = await findField('phone')
  await user.type(phone, '0101')
  expect(descriptionOf(phone)).toBe('')
  await user.tab()
  expect(descriptionOf(phone)).toContain('Is this number complete?')
})
