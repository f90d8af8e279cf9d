import type { StaffMember } from '@baqala/contract/admin/staff'
import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer, answerNever, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { refresh } from '../api/calls.ts'

const samir: StaffMember = {
  _id: 'samir',
  name: 'Samir',
  login: 'samir',
  role: 'picker',
  isDisabled: false,
  hasPassword: true,
  isInvited: false,
  isDemo: false,
  hasCode: false,
  seenAt: null,
}

test('changing somebody asks for the password once more where the last one is old, and then does it', async () => {
  signIn('owner')
  answer('listStaff', () => [samir])
  renderAdmin('/admin/people/samir')
  await screen.findByRole('dialog', { name: 'Change Samir' })

  const message = 'Your password again, please.'
  refuse('changePerson', 403, message, { msg: message, param: 'password', location: 'body' })
  await user.click(screen.getByRole('checkbox', { name: 'Dismiss: sign out at once' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const field = await screen.findByLabelText('Your password again')

  answer('strengthenSession', () => sessionOf('owner'))
  answer('changePerson', () => ({ ...samir, isDisabled: true }))
  await user.type(field, 'four words')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Saved')
  expect(askedFor('strengthenSession')[0]?.body).toEqual({ password: 'four words' })
  expect(askedFor('changePerson').at(-1)).toMatchObject({ params: { id: 'samir' }, body: { isDisabled: true } })
})

test('a new name is sent alone: it signs nobody out, and takes back no dismissal of a colleague', async () => {
  signIn('owner')
  answer('listStaff', () => [samir])
  renderAdmin('/admin/people/samir')
  await user.type(await screen.findByLabelText('Name'), ' Adel')
  answer('listStaff', () => [{ ...samir, role: 'courier' as const, isDisabled: true }])
  await refresh('people')
  await screen.findByText('dismissed')
  answer('changePerson', () => ({ ...samir, name: 'Samir Adel' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Saved')
  expect(askedFor('changePerson').map(({ body }) => body)).toEqual([{ name: 'Samir Adel' }])
})

test('the cross of a dialog says what it closes, and dismisses nobody', async () => {
  signIn('owner')
  answer('listStaff', () => [samir])
  renderAdmin('/admin/people/samir')
  const cross = await screen.findByRole('button', { name: 'Close the window “Change Samir”' })
  expect(screen.queryByRole('button', { name: /Dismiss/ })).toBeNull()
  await user.click(cross)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('somebody whose link was lost on its way is invited by the next press, and not a second person', async () => {
  signIn('owner')
  answer('listStaff', () => [])
  renderAdmin('/admin/people/new')
  await user.type(await screen.findByLabelText('Name'), 'Samir')
  await user.type(screen.getByLabelText('Login'), 'samir')
  answerNever('addPerson')
  await user.click(screen.getByRole('button', { name: 'Add and invite' }))
  await vi.advanceTimersByTimeAsync(10_000)
  await screen.findByRole('alert')

  answer('addPerson', () => ({ ...samir, isInvited: true, invitation: 'secret' }))
  await user.click(await screen.findByRole('button', { name: 'Add and invite' }))
  await screen.findByText(/#secret$/)
  screen.getByText(/ The login from then on: samir$/)
  const [first, again] = askedFor('addPerson').map(({ key }) => key)
  expect(first).toMatch(/^[\d-]{7,}$/)
  expect(again).toBe(first)
})

test('somebody who lost the link gets a new one, after the password where the last one is old', async () => {
  vi.stubGlobal('isSecureContext', true)
  signIn('owner')
  answer('listStaff', () => [samir])
  renderAdmin('/admin/people/samir')
  const message = 'Your password again, please.'
  refuse('inviteAgain', 403, message, { msg: message, param: 'password', location: 'body' })
  await user.click(await screen.findByRole('button', { name: 'New link to choose a password' }))
  await user.type(await screen.findByLabelText('Your password again'), 'four words')
  answer('strengthenSession', () => sessionOf('owner'))
  answer('inviteAgain', () => ({ ...samir, isInvited: true, invitation: 'secret' }))
  await user.click(screen.getByRole('button', { name: 'New link to choose a password' }))
  await screen.findByRole('dialog', { name: 'Invite Samir' })
  expect(screen.getByText(/#secret$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Copy the link' }).nextSibling?.textContent).toBe('Close')
  expect(askedFor('inviteAgain').at(-1)).toMatchObject({ params: { id: 'samir' } })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Write permission denied.'))
  await user.click(screen.getByRole('button', { name: 'Copy the link' }))
  await within(screen.getByRole('dialog')).findByText(/^This browser does not let us copy it/)
})

test.each([
  ['oneself', { _id: sessionOf('owner').person._id }],
  ['the dismissed', { isDisabled: true }],
])('a new link is not for %s', async (_, change) => {
  signIn('owner')
  const person = { ...samir, ...change }
  answer('listStaff', () => [person])
  renderAdmin(`/admin/people/${person._id}`)
  await screen.findByRole('dialog', { name: 'Change Samir' })
  expect(screen.queryByRole('button', { name: 'New link to choose a password' })).toBeNull()
})

test.each([
  ['has a password, and a new link for another', { isInvited: true, hasCode: true }, 'second factor'],
  ['has not opened the invitation yet', { hasPassword: false, isInvited: true }, 'invited'],
  ['never opened the invitation', { hasPassword: false }, 'invitation ended'],
])('the list tells of somebody who %s', async (_, change, state) => {
  signIn('owner')
  answer('listStaff', () => [{ ...samir, ...change }])
  renderAdmin('/admin/people')
  const row = (await screen.findByText('Samir')).closest('tr')
  expect(row?.textContent).toContain(state)
})
