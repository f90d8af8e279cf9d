import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import { answer, askedFor, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import type { Slot } from './use-delivery.ts'

const EAST = { _id: 'east', name: 'East of the Nile', nameAr: 'شرق النيل' }
const TODAY = '2026-11-27'
const SUNDAY = '2026-11-29'

const order = {
  ...{ number: 10042, name: 'Mona Adel', phone: '01012345678', state: 'placed', isExpress: false },
  ...{ area: 'Maadi', areaAr: 'المعادي', day: SUNDAY, from: '10:00', until: '12:00' },
}

function slot(day: string, from: string, until: string, more: Partial<Slot> = {}): Slot {
  return {
    ...{ _id: `${day} ${from}`, round: EAST, day, from, until, capacity: 12, capacityBy: null, taken: 7, held: 0 },
    ...{ startsAt: `${day}T${from}:00+02:00`, cutOff: `${day}T09:00:00+02:00` },
    ...{ isClosed: false, isOver: false, isOffSale: false },
    ...more,
  }
}

beforeEach(() => {
  // Noon in Cairo, a Friday.
  vi.setSystemTime(new Date(`${TODAY}T10:00:00Z`))
  signIn('manager')
  const area = { _id: 'maadi', name: 'Maadi', nameAr: 'المعادي', round: EAST, governorate: 'EG-C', aliases: [] }
  answer('listAreas', () => [{ ...area, fee: 30, minimum: 150, freeFrom: 600, express: null, isClosed: false }])
  answer('listRounds', () => [{ ...EAST, expressPerHour: 4, areas: 1, hasPlan: true }])
  answer('listPlans', () => [])
  answer('listDays', () => [])
  answer('listPauses', () => [])
  let evening = slot(TODAY, '18:00', '20:00')
  answer('listSlots', () => [evening, slot(SUNDAY, '10:00', '12:00', { taken: 12 })])
  answer('changeSlot', ({ body }) => {
    evening = { ...evening, ...(body as Partial<Slot>) }
    return { ...evening, orders: [] }
  })
})

describe('the week', () => {
  test('begins today, and each day and time tells how full it is', async () => {
    renderAdmin('/admin/delivery')
    const today = await screen.findByRole('link', { name: 'Today 27 7 of 12 taken' })
    expect(today.getAttribute('aria-current')).toBe('date')
    expect(screen.getByRole('link', { name: 'Sun 29 12 of 12 taken' })).toBeTruthy()
    expect(screen.getByText('Rides to Maadi')).toBeTruthy()
    expect(askedFor('listSlots')[0]?.query.toString()).toBe('from=2026-11-27&to=2026-12-03')
    await user.click(screen.getByRole('link', { name: 'Week after' }))
    await waitFor(() => expect(askedFor('listSlots').at(-1)?.query.get('from')).toBe('2026-12-04'))
  })

  test('a time closes with one press and opens with the next', async () => {
    renderAdmin('/admin/delivery')
    await user.click(await screen.findByRole('button', { name: /^Close 18:00/ }))
    await user.click(await screen.findByRole('button', { name: /^Open 18:00/ }))
    await waitFor(() =>
      expect(askedFor('changeSlot').map(({ body }) => body)).toEqual([{ isClosed: true }, { isClosed: false }]),
    )
  })

  test('places are added one by one, and never fewer than are taken', async () => {
    renderAdmin('/admin/delivery')
    const more = await screen.findByRole('button', { name: /^One place more, 18:00/ })
    const shown = () => more.previousElementSibling?.textContent
    expect(shown()).toBe('12places')
    await user.click(more)
    await user.click(more)
    await waitFor(() => expect(shown()).toBe('14places'))
    await user.click(screen.getByRole('button', { name: /^One place fewer, 10:00/ }))
    await waitFor(() =>
      expect(askedFor('changeSlot').map(({ body }) => body)).toEqual([{ capacity: 13 }, { capacity: 14 }]),
    )
  })

  test('a time names who is in it, with the phone of those to whom it has not come yet', async () => {
    const there = { ...order, number: 10043, phone: '01099999999', state: 'delivered' }
    answer('getSlot', () => ({ ...slot(TODAY, '18:00', '20:00'), orders: [order, there] }))
    renderAdmin('/admin/delivery/slots/today')
    const dialog = within(await screen.findByRole('dialog'))
    const lines = (await dialog.findAllByRole('listitem')).map(({ firstChild }) => firstChild?.textContent)
    expect(lines).toEqual(['1004201012345678', '10043Delivered'])
  })

  test('a time that is over says nothing of closing it', async () => {
    answer('getSlot', () => ({ ...slot(TODAY, '10:00', '12:00'), isOver: true, orders: [] }))
    renderAdmin('/admin/delivery/slots/today')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByText('Nobody has ordered for this time.')
    expect(dialog.queryByText(/^Closed, nobody can choose/)).toBeNull()
  })

  test('a change that is refused says why, and shows what is', async () => {
    refuse('changeSlot', 404, 'There is no time with this id.')
    renderAdmin('/admin/delivery')
    await user.click(await screen.findByRole('button', { name: /^Close 18:00/ }))
    expect(await screen.findByText('There is no time with this id.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: /^Close 18:00/ })).toBeTruthy()
  })

  test('closing a day names its orders first', async () => {
    const slots = { added: 0, changed: 0, removed: 1, kept: 1 }
    answer('addDays', () => ({ days: [], slots, orders: [order] }))
    renderAdmin(`/admin/delivery?day=${SUNDAY}`)
    await user.click(await screen.findByRole('link', { name: 'Close the whole day' }))
    const dialog = within(await screen.findByRole('dialog', { name: /^Close Sunday/ }))
    expect(await dialog.findByRole('link', { name: '10042' })).toBeTruthy()
    await user.type(dialog.getByLabelText('Why, for shoppers (optional)'), 'Eid')
    answer('listDays', () => [{ day: SUNDAY, kind: 'closed' as const, note: 'Eid', noteAr: '' }])
    await user.click(dialog.getByRole('button', { name: 'Close the whole day' }))
    expect(await screen.findByText('Closed: Eid')).toBeTruthy()
    expect(askedFor('addDays').map(({ query, body }) => [query.get('check'), body])).toEqual([
      ['true', { day: SUNDAY }],
      [null, { day: SUNDAY, note: 'Eid', noteAr: '' }],
    ])
  })
})

test('a closed shop says until when and why, and opens with one press', async () => {
  answer('listPauses', () => [{ until: `${TODAY}T14:00:00Z`, why: 'Rain', whyAr: 'مطر', who: 'Mona' }])
  answer('endPauses', () => [])
  renderAdmin('/admin/delivery')
  expect(await screen.findByText('The shop is closed until 16:00')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Open now' }))
  await waitFor(() => expect(askedFor('endPauses')).toHaveLength(1))
})

test('other hours that touch an order are saved with the second press', async () => {
  const slots = { added: 1, changed: 0, removed: 6, kept: 1 }
  answer('setPlan', () => ({ week: [], slots, orders: [order] }))
  renderAdmin('/admin/delivery/hours/east?season=usual&days=5')
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: '10042' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save all the same' }))
  expect(await screen.findByText('Saved. Times: 1 new, 6 gone.')).toBeTruthy()
  expect(askedFor('setPlan').map(({ query }) => query.get('check'))).toEqual(['true', null])
  expect(askedFor('setPlan').at(-1)?.body).toMatchObject({
    weekdays: [5],
    hours: [{ from: '10:00', until: '12:00' }, {}, {}],
  })
})

test('a Ramadan that was set wrongly is taken back with one press', async () => {
  const days = ['2027-02-08', '2027-02-09', '2027-02-10']
  answer('listDays', () => days.map((day) => ({ day, kind: 'ramadan' as const, note: '', noteAr: '' })))
  answer('changeDay', () => ({}) as never)
  renderAdmin('/admin/delivery/days')
  await user.click(await screen.findByText(/^Ramadan, /))
  await user.click(screen.getByRole('button', { name: 'All of them as usual again' }))
  await screen.findByText('These days are as usual again')
  expect(askedFor('changeDay').map(({ params }) => params.day)).toEqual(days)
})

test('a time that ends before it begins is named by its place, and nothing is sent', async () => {
  renderAdmin('/admin/delivery/hours/east?season=usual&days=5')
  const [, second] = await screen.findAllByLabelText('Until')
  if (second) fireEvent.change(second, { target: { value: '09:00' } })
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Time 2 needs a beginning, and an end after it/)
  expect(askedFor('setPlan')).toEqual([])
})

test('a form of an area or a round sends what was changed in it, and leaves the rest to a colleague', async () => {
  refuse('changeArea', 503, 'Not now.')
  refuse('changeRound', 503, 'Not now.')
  renderAdmin('/admin/delivery/areas/maadi')
  const minimum = await screen.findByLabelText('Smallest order, EGP')
  await user.clear(minimum)
  await user.type(minimum, '200')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(askedFor('changeArea').map(({ body }) => body)).toEqual([{ minimum: 200 }]))

  renderAdmin('/admin/delivery/rounds/east')
  const express = await screen.findByLabelText('Express orders an hour')
  await user.clear(express)
  await user.type(express, '6')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(askedFor('changeRound').map(({ body }) => body)).toEqual([{ expressPerHour: 6 }]))
})

test('a shop without areas is led to its first one', async () => {
  answer('listAreas', () => [])
  renderAdmin('/admin/delivery')
  expect(await screen.findByText('Start to deliver at set times')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Set the hours' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hours, East of the Nile' }))
  const slots = { added: 24, changed: 0, removed: 0, kept: 0 }
  answer('setPlan', () => ({ week: [], slots, orders: [] }))
  const hours = { from: '10:00', until: '12:00', capacity: 12, cutOffMinutes: 60 }
  answer('listPlans', () => [{ round: EAST, season: 'usual' as const, weekday: 0, ...hours }])
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('link', { name: 'Add the area' })).toBeTruthy()
})

test('the screen keeps its heading where nothing could be loaded', async () => {
  signIn('owner')
  for (const name of ['listAreas', 'listRounds', 'listPlans', 'listDays'] as const) refuse(name, 400, 'Not now.')
  renderAdmin('/admin/delivery')
  await screen.findByText('The delivery times could not be loaded.')
  screen.getByRole('heading', { name: 'Delivery' })
})

test('an area that is named in Arabic alone is called so in both languages, and asks for that name first', async () => {
  await changeLanguage('ar')
  answer('addArea', () => ({}) as never)
  renderAdmin('/admin/delivery/areas/new')
  const dialog = await screen.findByRole('dialog')
  const [first, second] = within(dialog).getAllByRole<HTMLInputElement>('textbox')
  expect([first?.name, second?.name]).toEqual(['nameAr', 'name'])
  await user.type(first!, 'حلوان')
  await user.click(within(dialog).getByRole('button', { name: 'احفظ' }))
  await waitFor(() => expect(askedFor('addArea')[0]?.body).toMatchObject({ name: 'حلوان', nameAr: 'حلوان' }))
})
