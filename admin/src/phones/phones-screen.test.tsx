import { screen } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

test('a phone is enrolled once, says by which name, and can be enrolled again when it is taken off the list', async () => {
  let device: string | null = null
  signIn('owner')
  answer('listDevices', () => (device === null ? [] : [{ _id: 'd1', name: device, enrolledAt: '', seenAt: null }]))
  answer('listDevicePeople', () => ({ device, people: [] }))
  answer('enrolDevice', () => {
    device = 'Counter'
    return { _id: 'd1', name: device, enrolledAt: '', seenAt: null }
  })
  answer('removeDevice', () => {
    device = null
    return { _id: 'd1' }
  })
  renderAdmin('/admin/phones')
  await user.type(await screen.findByLabelText('Name of this phone'), 'Counter{Enter}')
  await screen.findByText(/This phone is enrolled as “Counter”/)
  expect(screen.queryByRole('button', { name: 'Enrol this phone' })).toBeNull()

  await user.click(await screen.findByLabelText('Remove Counter'))
  screen.getByText(/This phone is enrolled/)
  await user.click(screen.getByRole('button', { name: 'Yes, remove Counter' }))
  await screen.findByRole('button', { name: 'Enrol this phone' })
})
