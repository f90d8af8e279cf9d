import { fireEvent, screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { changeLanguage } from '@baqala/kit/language/language.ts'
import type { Role } from '@baqala/contract/admin/may'
import { answer, answerNever, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

function openDay(role: Role = 'owner') {
  signIn(role)
  answerNever('getDayReport')
  renderAdmin('/admin/day?day=2026-11-26')
}

const PREPARE = 'Prepare the file'

test('an owner hears how many orders the file has before it is taken away', async () => {
  answer('exportOrders', () => ({ orders: 37 }))
  openDay()
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: '2026-11-01' } })
  screen.getByRole('button', { name: PREPARE }).focus()
  await user.keyboard('{Enter}')
  const file = await screen.findByRole('link', { name: 'Download 37 orders' })
  expect(file.getAttribute('href')).toBe('/api/admin/v1/orders/export?from=2026-11-01&to=2026-11-26&headings=en')
  expect(Object.fromEntries(askedFor('exportOrders')[0]?.query ?? [])).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-26', check: 'true' },
  })
  // Other days are another file.
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '' } })
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull()
})

test('it asks for the password first, and says where nobody ordered', async () => {
  refuse('exportOrders', 403, 'Please enter your password again.', { param: 'password', msg: '', location: 'body' })
  openDay()
  await user.click(await screen.findByRole('button', { name: PREPARE }))
  const password = await screen.findByLabelText('Your password again')
  answer('strengthenSession', () => sessionOf('owner'))
  answer('exportOrders', () => ({ orders: 0 }))
  await user.type(password, 'four strange words')
  await user.click(screen.getByRole('button', { name: PREPARE }))
  await screen.findByText('Nobody ordered on these days.')
  expect(askedFor('strengthenSession')).toMatchObject([{ body: { password: 'four strange words' } }])
})

test('the link goes with the proof that the file wants, and the file is then to be prepared again', async () => {
  answer('exportOrders', () => ({ orders: 2 }))
  openDay()
  const prepare = async () => user.click(await screen.findByRole('button', { name: PREPARE }))
  await prepare()
  await screen.findByRole('link', { name: /^Download/ })
  await vi.advanceTimersByTimeAsync(601_000)
  await screen.findByText('The file was ready for ten minutes. Please prepare it again.')
  expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull()
  await prepare()
  await screen.findByRole('link', { name: /^Download/ })
})

test('headings are those of the reader’s language, and a manager is offered no file', async () => {
  answer('exportOrders', () => ({ orders: 2 }))
  await changeLanguage('ar')
  openDay()
  await user.click(await screen.findByRole('button', { name: 'جهّز الملف' }))
  const file = await screen.findByRole('link', { name: 'نزّل طلبين' })
  expect(file.getAttribute('href')).toMatch(/&headings=ar$/)
  openDay('manager')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('button', { name: 'جهّز الملف' })).toBeNull()
})
