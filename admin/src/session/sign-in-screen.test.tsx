import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { answer, askedFor, refuse, sessionOf, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'
import { refresh, sessionHasEnded } from '../api/calls.ts'
import { queryClient } from '../api/query-client.ts'

/** The server's answers that the admin still holds, beside who is signed in. */
function answersKept(): unknown[] {
  const nouns = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey: [noun] }) => noun)
  return nouns.filter((noun) => noun !== 'session')
}

test('the sign-in says why it is there where the session ended, such as by a dismissal, and not to those who signed out', async () => {
  signIn('owner')
  refuse('listStaff', 401, 'Please sign in.')
  refuse('listDevicePeople', 404, 'This phone is not enrolled.')
  renderAdmin('/admin/people')
  expect(await screen.findByText(/^You are signed out here\./)).toBeTruthy()

  answer('listStaff', () => [])
  answer('openSession', () => sessionOf('owner'))
  await user.type(screen.getByLabelText('Login'), 'owner')
  await user.type(screen.getByLabelText('Password'), 'four words{Enter}')
  answer('closeSession', () => ({}) as never)
  await user.click(await screen.findByRole('link', { name: 'My sign-in' }))
  // A phone has no room for the name at its top.
  expect((await screen.findByText('owner')).parentElement?.textContent).toBe('Mona owner · Login: owner')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByLabelText('Login')
  expect(screen.queryByText(/^You are signed out here\./)).toBeNull()
})

test('where the session has ended already, signing out is signing out, and the next person sees nothing of the last', async () => {
  signIn('owner')
  answer('listStaff', () => [])
  refuse('listDevicePeople', 404, 'This phone is not enrolled.')
  renderAdmin('/admin/people')
  await vi.waitFor(() => expect(answersKept()).toContain('people'))
  refuse('closeSession', 401, 'Please sign in.')
  await user.click(await screen.findByRole('button', { name: 'Sign out' }))
  await screen.findByLabelText('Login')
  expect(location.pathname).toBe('/admin')
  expect(screen.queryByText(/^(You are signed out here\.|Please sign in)/)).toBeNull()
  expect(answersKept()).toEqual(['device'])
})

test('a session that ended leaves nothing for the next person on that phone either', async () => {
  signIn('owner')
  answer('listStaff', () => [])
  refuse('listDevicePeople', 404, 'This phone is not enrolled.')
  renderAdmin('/admin/people')
  await vi.waitFor(() => expect(answersKept()).toContain('people'))
  refuse('listStaff', 401, 'Please sign in.')
  await refresh('people')
  await screen.findByText(/^You are signed out here\./)
  await vi.waitFor(() => expect(answersKept()).toEqual(['device']))
})

test('an invitation opens however its address is spelled', async () => {
  refuse('getSession', 401, 'Please sign in.')
  renderAdmin('/admin/Invitation/#secret')
  await screen.findByRole('heading', { name: 'Welcome' })
})

test('the sign-in comes as soon as the stream of orders says that the session has ended', async () => {
  const listeners = new Map<string, () => void>()
  class Stream {
    readonly addEventListener = (name: string, listener: () => void) => void listeners.set(name, listener)
    readonly close = () => {}
  }
  vi.stubGlobal('EventSource', Stream)
  signIn('courier')
  renderAdmin('/admin/account')
  await vi.waitFor(() => expect(listeners.has('signed-out')).toBe(true))
  refuse('getSession', 401, 'Please sign in.')
  refuse('listDevicePeople', 404, 'This phone is not enrolled.')
  listeners.get('signed-out')?.()
  await screen.findByText(/^You are signed out here\./)
})

test('a person reads how many recovery codes are left, and that setting up again gives new ones', async () => {
  answer('getSession', () => ({ ...sessionOf('owner'), hasCode: true, recoveryCodes: 1 }))
  renderAdmin('/admin/account')
  expect(await screen.findByText(/^Recovery codes left: 1\. .*ten new ones/)).toBeTruthy()
})

test('whoever has a second factor shows its code beside the new password of a link', async () => {
  refuse('getSession', 401, 'Please sign in.')
  refuse('listDevicePeople', 404, 'This phone is not enrolled.')
  const message = 'Please enter the code of your authenticator.'
  refuse('acceptInvitation', 401, message, { msg: message, param: 'code', location: 'body' })
  renderAdmin('/admin/invitation#secret')
  await user.type(await screen.findByLabelText('New password'), 'seven green lemons{Enter}')
  answer('acceptInvitation', () => sessionOf('picker'))
  await user.type(await screen.findByLabelText('Code'), '123456{Enter}')
  await vi.waitFor(() => expect(window.location.pathname).not.toContain('invitation'))
  const body = { invitation: 'secret', password: 'seven green lemons', code: '123456' }
  expect(askedFor('acceptInvitation').at(-1)).toMatchObject({ body })
})

test('whoever mistypes the password that proves them reads so beside it, and stays signed in', async () => {
  sessionHasEnded.set(false)
  signIn('owner')
  refuse('changeMyPassword', 401, 'Login or password is wrong.')
  renderAdmin('/admin/account')
  await user.type(await screen.findByLabelText('Current password'), 'four wrong words')
  await user.type(screen.getByLabelText('New password'), 'four other words')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText('Login or password is wrong.')
  expect(sessionHasEnded.get()).toBe(false)
  expect(screen.queryByText(/^You are signed out here/)).toBeNull()
})

test('whoever proves a session that has ended meanwhile is shown the sign-in', async () => {
  sessionHasEnded.set(false)
  signIn('owner')
  renderAdmin('/admin/account')
  await user.type(await screen.findByLabelText('Current password'), 'four right words')
  await user.type(screen.getByLabelText('New password'), 'four other words')
  for (const call of ['changeMyPassword', 'getSession'] as const) refuse(call, 401, 'Please sign in.')
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  await screen.findByText(/^You are signed out here/)
})
