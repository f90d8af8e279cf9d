import type { Call } from './call.ts'

/** The calls of the account screen, which come with its code. */
export const accountCalls = {
  getUser: { method: 'GET', path: '/users/:userId', access: 'shopper' },
  updateAccount: { method: 'PUT', path: '/users/updateMe', access: 'shopper' },
  changePassword: { method: 'PUT', path: '/users/changeMyPassword', access: 'shopper' },
  getAccountData: { method: 'GET', path: '/users/me/data', access: 'shopper' },
  deleteAccount: { method: 'DELETE', path: '/users/me', access: 'shopper' },
  listSessions: { method: 'GET', path: '/users/me/sessions', access: 'shopper' },
  endOtherSessions: { method: 'DELETE', path: '/users/me/sessions', access: 'shopper' },
  addAddress: { method: 'POST', path: '/addresses', access: 'shopper' },
  updateAddress: { method: 'PUT', path: '/addresses/:addressId', access: 'shopper' },
  removeAddress: { method: 'DELETE', path: '/addresses/:addressId', access: 'shopper' },
} as const satisfies Record<string, Call>
