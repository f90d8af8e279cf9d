import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

const karim = { _id: 'karim', name: 'Karim' }

function openPhone(people = [karim]) {
  refuse('getSession', 401, 'Please sign in.')
  answer('listDevicePeople', () => ({ device: 'Counter', people }))
  renderAdmin('/admin')
}

test('on an enrolled phone somebody is a name and six digits away, by thumb or by keyboard', async () => {
  openPhone()
  await user.click(await screen.findByRole('button', { name: 'Karim' }))
  await user.keyboard('12a3')
  await user.click(screen.getByRole('button', { name: 'Delete the last digit' }))
  for (const digit of ['4', '5', '6', '7', '8']) await user.click(screen.getByRole('button', { name: digit }))

  refuse('openSessionByPin', 401, 'That PIN is wrong.')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  await screen.findByText('That PIN is wrong.')
  expect(askedFor('openSessionByPin')[0]?.body).toEqual({ personId: 'karim', pin: '124567' })
  expect(screen.getByLabelText('PIN')).toHaveProperty('value', '')

  answer('openSessionByPin', () => sessionOf('courier'))
  await user.type(screen.getByLabelText('PIN'), '482915{Enter}')
  expect(await screen.findAllByText('Signed in as Mona courier')).not.toHaveLength(0)
})

test('whoever takes a shared phone reads the language that they chose, and the one that is there without a choice', async () => {
  openPhone()
  answer('openSessionByPin', () => ({ ...sessionOf('courier'), language: 'ar' as const }))
  await signInAs('Karim')
  await screen.findByRole('button', { name: 'English' })
  expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(document.cookie).toContain('lang=ar')

  answer('closeSession', () => undefined as never)
  await user.click(screen.getByRole('button', { name: 'خروج' }))
  answer('openSessionByPin', () => sessionOf('picker'))
  await signInAs('Karim')
  await screen.findByText('Mona picker', { exact: false })
  expect(document.documentElement.lang).toBe('ar')

  async function signInAs(name: string) {
    await user.click(await screen.findByRole('button', { name }))
    await user.keyboard('482915{Enter}')
  }
})

test('the password is a press away, and the sign-in on any other phone asks for nothing else', async () => {
  openPhone()
  await user.click(await screen.findByRole('button', { name: 'Sign in with a password' }))
  await screen.findByLabelText('Login')
  openPhone([])
  await screen.findByLabelText('Login')
  expect(screen.queryByText('Who are you?')).toBeNull()
})

test('signing out shows the people at once, and nothing of whoever was there', async () => {
  answer('getSession', () => sessionOf('picker'))
  answer('listDevicePeople', () => ({ device: 'Counter', people: [karim] }))
  answer('closeSession', () => undefined as never)
  renderAdmin('/admin/account')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Karim' })
  expect(screen.queryByText('Signed in as Mona picker')).toBeNull()
})

test('a PIN and a password that were set do not stay in their fields', async () => {
  signIn('picker')
  answer('setMyPin', () => null as never)
  renderAdmin('/admin/account')
  const pin = await screen.findByLabelText('New PIN')
  await user.type(pin, '482915')
  const password = within(pin.closest('form') as HTMLElement).getByLabelText('Password')
  await user.type(password, 'four strange words{Enter}')
  await screen.findByText('PIN set')
  expect([pin, password].map((field) => Reflect.get(field, 'value'))).toEqual(['', ''])
  expect(askedFor('setMyPin')).toHaveLength(1)
})
