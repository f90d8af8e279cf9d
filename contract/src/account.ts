import * as z from 'zod/mini'
import { Address, FormerAddress } from './addresses.ts'
import { AuthReply, tooMany, User } from './auth.ts'
import { Cart } from './cart.ts'
import { endpoint, id } from './endpoint.ts'
import * as fields from './fields.ts'
import { LANGUAGES } from './language.ts'
import { Order } from './orders.ts'

const currentPassword = fields.someText('currentPasswordRequired', 200, 'passwordTooLong')

export const getUser = endpoint('getUser', {
  summary: 'The shopper of the token, by her own id.',
  params: z.object({ userId: id }),
  reply: z.object({ data: z.extend(User, { _id: z.string(), phone: z.string() }) }),
  refusals: { 404: 'The id is of somebody else, or of nobody.' },
})

export const updateAccount = endpoint('updateAccount', {
  summary:
    'Change name, e-mail or phone: the fields that are sent, the others stay. A new phone goes into orders that have not left the shop, and into kept addresses, that had the old one. A new e-mail address wants `currentPassword`, or a token of the last ten minutes; it ends the other sessions and is told to the old address, by a letter that takes it back within a week.',
  body: z.partial(z.object({ name: fields.serverName, email: fields.email, phone: fields.phone, currentPassword })),
  reply: z.object({ message: z.literal('success'), user: User }),
  refusals: { 403: 'A new e-mail address wants the password, or a new sign-in.', ...tooMany },
})

export const changePassword = endpoint('changePassword', {
  summary: 'Change the password. Ends every session of the account; answers with a new token.',
  body: z
    .object({ currentPassword, password: fields.serverPassword, rePassword: fields.rePassword })
    .check(fields.passwordsMatch),
  reply: AuthReply,
  refusals: tooMany,
})

const Session = z.object({
  createdAt: z.string(),
  expiresAt: z.string(),
  isThisOne: z.boolean(),
  /** Browser and system, such as "Chrome · Android". Absent if the program that signed in did not tell. */
  device: z.optional(z.string()),
})

/** Everything the shop keeps about a shopper (Law 151 of 2020 on the protection of personal data). */
export const AccountData = z.object({
  account: z.extend(User, {
    _id: z.string(),
    phone: z.string(),
    formerPhones: z.optional(z.array(z.string())),
    language: z.optional(z.enum(LANGUAGES)),
    createdAt: z.string(),
  }),
  addresses: z.array(Address),
  formerAddresses: z.optional(z.array(FormerAddress)),
  cart: Cart,
  /** Additions to the cart that came with an Idempotency-Key, kept for 48 hours. */
  cartAdditions: z.array(z.object({ product: z.string(), addedAt: z.string() })),
  wishlist: z.array(z.object({ _id: z.string(), title: z.string(), wishedAt: z.string() })),
  /** Reviews, hidden ones too. They stay when the account goes, without a name. */
  reviews: z.array(
    z.object({ product: z.string(), title: z.string(), rating: z.number(), review: z.string(), createdAt: z.string() }),
  ),
  orders: z.array(Order),
  /** Places in delivery slots, held or of an order. Absent without any. */
  deliveryPlaces: z.optional(
    z.array(z.object({ slot: z.string(), order: z.nullable(z.string()), heldUntil: z.nullable(z.string()) })),
  ),
  /** E-mail addresses that a letter can still give back, for a week. Absent without any. */
  formerEmails: z.optional(z.array(z.object({ email: z.string(), leftAt: z.string() }))),
  /** Sold-out products that the shopper waits for, for 90 days. Absent without any. */
  waits: z.optional(z.array(z.object({ product: z.string(), title: z.string(), since: z.string() }))),
  sessions: z.array(Session),
  /** Requests to reset the password, kept for a day. */
  resets: z.array(z.object({ requestedAt: z.string(), usedAt: z.nullable(z.string()) })),
  /** Letters, kept for 30 days after they were sent; `facts` is what they say. */
  letters: z.array(
    z.object({
      kind: z.string(),
      recipient: z.string(),
      facts: z.record(z.string(), z.unknown()),
      writtenAt: z.string(),
      sentAt: z.nullable(z.string()),
    }),
  ),
})
export type AccountData = z.infer<typeof AccountData>

export const getAccountData = endpoint('getAccountData', {
  summary: 'Everything that the shop keeps about the shopper.',
  reply: z.object({ status: z.literal('success'), data: AccountData }),
  refusals: tooMany,
})

export const listSessions = endpoint('listSessions', {
  summary: 'The sessions of the account that have not ended, the newest first.',
  reply: z.object({ status: z.literal('success'), results: z.number(), data: z.array(Session) }),
})

export const endOtherSessions = endpoint('endOtherSessions', {
  summary: 'End every session of the account but the one of the token.',
  reply: z.object({ status: z.literal('success'), message: z.string(), ended: z.number() }),
})

export const deleteAccount = endpoint('deleteAccount', {
  summary:
    'Delete the account with addresses, cart, wish list, letters and sessions. Orders stay in the books without anything that says whose they were. Wants the password.',
  body: z.object({ password: fields.anyPassword }),
  reply: z.object({ status: z.literal('success'), message: z.string() }),
  refusals: { 409: 'An order is still to be delivered or refunded.', ...tooMany },
})
