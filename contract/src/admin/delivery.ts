/**
 * The areas that the shop delivers to, with their fees, and the rounds that serve them (server/src/delivery/README.md has the words).
 * Amounts in EGP. A change of an area answers with the live orders there. No change moves or cancels an order.
 */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { id } from '../endpoint.ts'
import { integerFrom, numberFrom, serverName } from '../fields.ts'
import { adminChange, adminEndpoint, dataOf, Named } from './admin-endpoint.ts'

const MAX_EGP = 100_000

const amount = numberFrom(0, MAX_EGP, 'amountInvalid').check(z.multipleOf(0.01, fieldCode('amountInvalid')))
/** A whole number from 0 on. */
export const count = integerFrom(0, 9999, 'wholeNumberInvalid')
export const noSuch = (thing: string) => ({ 404: `There is no such ${thing}.` })

/** A live order that a change touches, or that is in a time. */
const TouchedOrder = z.object({
  number: z.number(),
  name: z.nullable(z.string()),
  phone: z.string(),
  state: z.string(),
  area: z.nullable(z.string()),
  areaAr: z.nullable(z.string()),
  isExpress: z.boolean(),
  /** The promised time; null for express, and where it is still to be agreed on. */
  day: z.nullable(z.string()),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
})
export type TouchedOrder = z.infer<typeof TouchedOrder>

export const orders = z.array(TouchedOrder)

const areaFields = {
  nameAr: z.optional(serverName),
  /** Its round, by id or name. */
  round: z.optional(id),
  /** ISO 3166-2, such as EG-C. */
  governorate: z.optional(z.string().check(z.regex(/^EG-[A-Z]{1,4}$/))),
  /** Other names that people write as their city. */
  aliases: z.optional(z.array(serverName).check(z.maxLength(50))),
  fee: z.optional(amount),
  minimum: z.optional(amount),
  freeFrom: z.optional(z.nullable(amount)),
  express: z.optional(z.nullable(z.object({ fee: amount, minutes: count.check(z.minimum(1)) }))),
  isClosed: z.optional(z.boolean()),
}

const Area = z.extend(Named, {
  round: Named,
  governorate: z.string(),
  aliases: z.array(z.string()),
  fee: z.number(),
  minimum: z.number(),
  /** Goods from this amount on are delivered for nothing; null: never. */
  freeFrom: z.nullable(z.number()),
  express: z.nullable(z.object({ fee: z.number(), minutes: z.number() })),
  isClosed: z.boolean(),
})

export const listAreas = adminEndpoint('listAreas', {
  summary: 'All areas, closed ones too, in the order that shoppers read.',
  reply: dataOf(z.array(Area)),
})

export const addArea = adminChange('addArea', {
  summary: 'Add an area at the end of the list.',
  body: z.object({ ...areaFields, name: serverName, round: id }),
  reply: dataOf(Area),
  status: 201,
  refusals: { ...noSuch('round'), 409: 'There is an area of this name.' },
})

export const changeArea = adminChange('changeArea', {
  summary: 'Change what is named, for orders from now on. `isClosed`: no new orders there.',
  params: z.object({ id }),
  body: z.object({ name: z.optional(serverName), ...areaFields }),
  reply: dataOf(z.extend(Area, { orders })),
  refusals: { ...noSuch('area or round'), 409: 'There is an area of this name.' },
})

const roundFields = { nameAr: z.optional(serverName), expressPerHour: z.optional(count) }

const Round = z.extend(Named, { expressPerHour: z.number(), areas: z.number(), hasPlan: z.boolean() })

export const listRounds = adminEndpoint('listRounds', {
  summary: 'Couriers who ride together. The areas of one round share its times and their places.',
  reply: dataOf(z.array(Round)),
})

export const addRound = adminChange('addRound', {
  summary: 'Add a round. It has no times before a plan says so.',
  body: z.object({ ...roundFields, name: serverName }),
  reply: dataOf(Round),
  status: 201,
  refusals: { 409: 'There is a round of this name.' },
})

export const changeRound = adminChange('changeRound', {
  summary: 'Change the names of a round, or how many express orders it rides in an hour.',
  params: z.object({ id }),
  body: z.object({ name: z.optional(serverName), ...roundFields }),
  reply: dataOf(Round),
  refusals: { ...noSuch('round'), 409: 'There is a round of this name.' },
})
