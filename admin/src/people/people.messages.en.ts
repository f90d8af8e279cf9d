import type { Role } from '@baqala/contract/admin/may'

export const title = 'People'
export const addSomebody = 'Add somebody'
export const name = 'Name'
export const login = 'Login'
export const role = 'Role'
export const state = 'State'
export const lastSeen = 'Last seen'
export const never = 'never'
export const change = (person: string) => `Change ${person}`
export const roles: Readonly<Record<Role, string>> = {
  owner: 'Owner: everything',
  manager: 'Manager: everything but people',
  picker: 'Picker: board, picking, stock',
  courier: 'Courier: own runs',
  reader: 'Reader: reports',
}
export const states = {
  disabled: 'dismissed',
  invited: 'invited',
  lapsed: 'invitation ended',
  demo: 'demo',
  code: 'second factor',
  plain: 'password only',
}
export const loginHint = 'Small letters and digits, to sign in with.'
export const add = 'Add and invite'
export const invitedTitle = (person: string) => `Invite ${person}`
export const invitedText = (login: string) =>
  `Send this link. It works once, for an hour, and asks for a new password. The login from then on: ${login}`
export const copy = 'Copy the link'
export const copied = 'Copied'
export const notCopied = 'This browser does not let us copy it. Press the link to select it.'
export const save = 'Save'
export const saved = 'Saved'
export const dismiss = 'Dismiss: sign out at once'
export const resetCode = 'Phone lost: take the second factor away'
export const newLink = 'New link to choose a password'
export const failed = 'The people could not be loaded.'
