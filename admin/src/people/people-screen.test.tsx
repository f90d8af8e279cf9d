import { screen } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answer, askedFor, refuse, signIn } from '../../test/admin-shop.ts'
import { renderAdmin } from '../../test/render-admin.tsx'
import type { Person } from './use-people.ts'

const samir: Person = {
  ...{ _id: 'samir', name: 'Samir', login: 'samir', role: 'picker' },
  ...{ isDisabled: false, isInvited: false, isDemo: false, hasCode: false, seenAt: null },
}

test('changing somebody asks for the password once more where the last one is old, and then does it', async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => void ms })
  signIn('owner')
  answer('listStaff', () => [samir])
  renderAdmin('/admin/people/samir')
  await screen.findByRole('dialog', { name: 'Change Samir' })

  const error = { value: '', msg: 'Your password again, please.', param: 'password', location: 'body' }
  refuse('changePerson', 403, 'Your password again, please.', error)
  await user.click(screen.getByRole('checkbox', { name: 'Dismiss: sign out at once' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const field = await screen.findByLabelText('Your password again')

  signIn('owner')
  answer('strengthenSession', () => ({
    person: { _id: 'id-owner', name: 'Mona', login: 'owner', role: 'owner' },
    ...{ may: ['people'], hasCode: false, wantsCode: false, strongUntil: new Date().toISOString() },
  }))
  answer('changePerson', () => ({ ...samir, isDisabled: true }))
  await user.type(field, 'four words')
  await user.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByText('Saved')
  expect(askedFor('strengthenSession')[0]?.body).toEqual({ password: 'four words' })
  expect(askedFor('changePerson').at(-1)).toMatchObject({ params: { id: 'samir' }, body: { isDisabled: true } })
})
