import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { answer, signIn } from '../../test/admin-shop.ts'
import { renderAdmin, user } from '../../test/render-admin.tsx'

const phone = (name: string) => ({ _id: name, name, enrolledAt: '2026-11-27T10:00:00Z', seenAt: null })

test('where a row is removed by the button in it, the row beside it has the focus, and after the last one the screen', async () => {
  signIn('owner')
  answer('listDevices', () => [phone('Counter'), phone('Door')] as never)
  answer('removeDevice', () => ({}) as never)
  renderAdmin('/admin/phones')
  const [button] = await screen.findAllByRole('button', { name: /Counter/ })
  answer('listDevices', () => [phone('Door')] as never)
  button?.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'))
  expect(document.activeElement?.textContent).toContain('Door')
  answer('listDevices', () => [])
  screen.getByRole('button', { name: /Door/ }).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement?.id).toBe('main'))
})
