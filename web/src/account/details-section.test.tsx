import { within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openAccount } from '../../test/an-account.ts'
import {
  descriptionOf,
  fill,
  findField,
  findToast,
  findWords,
  main,
  press,
  submit,
  user,
} from '../../test/find-in-shop.ts'
import { plain } from '../../test/render-shop.tsx'

const change = (what: string) => within(main()).findByRole('button', { name: `Change: ${what}` })

test('a mended phone is saved, shown, and says where it goes; the focus goes back to its button', async () => {
  const account = openAccount()
  await press('Change: Phone')
  const field = await findField('phone')
  await expect.poll(() => document.activeElement).toBe(field)
  expect(descriptionOf(field)).toContain('Orders that have not left the shop')
  await fill({ phone: '+20 111 234 5678' })
  await submit()
  await findToast('Saved', 'success')
  await findWords('01112345678')
  expect(account.told).toEqual([{ phone: '01112345678' }])
  const button = await change('Phone')
  await expect.poll(() => document.activeElement).toBe(button)
})

test('a wrong number is marked where it stands, and nothing is sent', async () => {
  const account = openAccount()
  await press('Change: Phone')
  await fill({ phone: '0100' })
  await submit()
  await findWords('invalid Phone')
  expect(account.told).toEqual([])
  await press('Cancel')
  await findWords('01012345678')
})

test('Escape closes an untouched form and leads back to its button, and keeps what was typed', async () => {
  const account = openAccount()
  await press('Change: Phone')
  const field = await findField('phone')
  await expect.poll(() => document.activeElement).toBe(field)
  await user.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Change: Phone')
  await press('Change: Phone')
  await fill({ phone: '01099999999' })
  await user.keyboard('{Escape}')
  expect((await findField('phone')).value).toBe('01099999999')
  await press('Cancel')
  await findWords('01012345678')
  expect(account.told).toEqual([])
})

test('a name may be longer than the form of Register takes, as the server has it', async () => {
  const account = openAccount()
  await press('Change: Name')
  await fill({ name: 'Nadia Hassan' })
  await submit()
  await within(main()).findByRole('heading', { name: 'Hello, \u2068Nadia Hassan\u2069' })
  expect(account.told).toEqual([{ name: 'Nadia Hassan' }])
})

test('a name whose answer was lost is shown as the server has it, and not said to be unchanged', async () => {
  const account = openAccount()
  await press('Change: Name')
  await fill({ name: 'Nadia' })
  plain.answerOurs('PUT /users/updateMe', () => {
    account.user = { ...account.user, name: 'Nadia' }
    return 'drop'
  })
  await submit()
  await findWords('The shop did not answer. It may be done all the same: please look before you try again.')
  await within(main()).findByRole('heading', { name: 'Hello, \u2068Nadia\u2069' })
  expect((await findField('name')).value).toBe('Nadia')
})

test('a new e-mail wants the password, and a wrong one is told at its field', async () => {
  const account = openAccount()
  await press('Change: Email')
  await fill({ email: 'nadia@example.com', currentPassword: 'Wrong123' })
  await submit()
  await findWords('Incorrect current password')
  const field = await findField('currentPassword')
  await expect.poll(() => document.activeElement).toBe(field)
  expect(descriptionOf(field)).toBe('Incorrect current password')
  await fill({ currentPassword: 'Secret12' })
  await submit()
  await findWords('nadia@example.com')
  expect(account.told).toEqual([{ email: 'nadia@example.com' }])
})

test('a new password keeps the rule of Login, and the shopper stays signed in', async () => {
  const account = openAccount()
  await press('Change: Password')
  await fill({ currentPassword: 'Secret12', password: 'longer and #better', rePassword: 'longer and #better' })
  await submit()
  await findWords('invalid password')
  await fill({ password: 'Another12', rePassword: 'Another21' })
  await submit()
  await findWords('re-Password pattern is inavalid')
  await fill({ rePassword: 'Another12' })
  await submit()
  await findToast('Saved', 'success')
  expect(account.told).toEqual([{ currentPassword: 'Secret12', password: 'Another12', rePassword: 'Another12' }])
  await within(main()).findByRole('heading', { name: /^Hello/ })
})
