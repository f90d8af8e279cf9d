/** Phones that several people share: where one is enrolled, a person is two taps and a PIN away. */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { id } from '../endpoint.ts'
import { anyPassword, serverName } from '../fields.ts'
import { adminChange, adminEndpoint, dataOf } from './admin-endpoint.ts'
import { Session } from './staff.ts'

const pin = z.string(fieldCode('pinInvalid')).check(z.regex(/^\d{6}$/, fieldCode('pinInvalid')))

const Device = z.object({
  _id: z.string(),
  name: z.string(),
  enrolledAt: z.string(),
  /** The moment of the last sign-in with a PIN. */
  seenAt: z.nullable(z.string()),
})

export const listDevices = adminEndpoint('listDevices', {
  summary: 'The enrolled phones.',
  reply: dataOf(z.array(Device)),
})

export const enrolDevice = adminChange('enrolDevice', {
  summary:
    'Enrol this browser: people whose role needs no second factor sign in here with their PIN, for half a year or until whoever enrolled it is dismissed. Sets a cookie.',
  body: z.object({ name: serverName }),
  reply: dataOf(Device),
  status: 201,
  refusals: { 403: 'The second factor is not fresh.' },
})

export const removeDevice = adminChange('removeDevice', {
  summary:
    'Take a phone off the list: no PIN opens anything there any more, and whoever a PIN let in there is signed out.',
  params: z.object({ id }),
  reply: dataOf(z.object({ _id: z.string() })),
  refusals: { 404: 'There is no such phone.' },
})

export const listDevicePeople = adminEndpoint('listDevicePeople', {
  summary: 'Who may sign in on this browser with a PIN. Nobody, where it is not enrolled.',
  reply: dataOf(
    z.object({
      device: z.nullable(z.string()),
      people: z.array(z.object({ _id: z.string(), name: z.string() })),
    }),
  ),
})

export const openSessionByPin = adminEndpoint('openSessionByPin', {
  summary: 'Sign in on an enrolled phone. After five wrong PINs of a day the password is wanted.',
  body: z.object({ personId: id, pin }),
  reply: dataOf(Session),
  refusals: {
    401: 'The PIN is wrong, or the phone is not enrolled.',
    429: 'Five wrong PINs: sign in with the password.',
  },
})

export const setMyPin = adminChange('setMyPin', {
  summary: 'Set the own PIN for shared phones. Owners and managers have none.',
  body: z.object({ pin, password: anyPassword }),
  reply: dataOf(Session),
  refusals: { 403: 'The role wants a second factor, so it has no PIN.', 429: 'Too many wrong passwords.' },
})
