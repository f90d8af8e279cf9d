import * as z from 'zod/mini'
import type { EndpointSchemas } from '../endpoint.ts'
import { fieldCode } from '../field-code.ts'
import { once, wholeNumber } from '../paging.ts'
import { type AdminCall, type AdminCallName, adminCalls } from './calls.ts'

/** The body of a call that brings a file, as it is (no multipart): its media types and how large it may be. */
export interface FileBody {
  readonly types: readonly string[]
  readonly maxBytes: number
}

type AdminSchemas = EndpointSchemas & { readonly file?: FileBody }

export type AdminEndpoint = AdminCall & AdminSchemas

export function adminEndpoint<Name extends AdminCallName, const S extends AdminSchemas>(name: Name, schemas: S) {
  return { ...adminCalls[name], ...schemas }
}

/**
 * `?check=true`, which every write takes: it answers what would change, and changes nothing. Signing in and the own second factor
 * cannot be tried, and refuse it. Another word than true or false is refused (400), or who meant to try would do it.
 */
export const CheckQuery = z.object({ check: once(z.enum(['true', 'false'], 'check must be true or false')) })

/** A change, which `?check=true` only tries. */
export function adminChange<Name extends AdminCallName, const S extends AdminSchemas>(name: Name, schemas: S) {
  return { ...adminCalls[name], query: CheckQuery, ...schemas }
}

/** The header of a change that counts pieces: a press whose answer was lost is sent again. */
export const idempotencyKey = {
  'Idempotency-Key':
    'New for each change. Sent again within 48 hours with the same key, the call changes nothing and gives the first answer.',
} as const

/** More than any grocery has of one product. */
export const MAX_PIECES = 1_000_000

/** Such as 2026-11-27: a day in Cairo. */
export const day = z.iso
  .date(fieldCode('dayInvalid'))
  // No calendar here reckons with the first years, and none of the shop's days are before it.
  .check(z.regex(/^(?:19|2)/, fieldCode('dayInvalid')))

/** A word to look for. */
export const listWord = once(z.string().check(z.trim(), z.maxLength(100)))

/** Such as `&low=true`. Any other value counts as absent. */
export const yes = once(z.catch(z.optional(z.literal('true')), undefined))

export const listPage = once(wholeNumber('page must be a whole number from 1', 1, 100_000))

/** The names of a group, an area or a round. */
export const Named = z.object({ _id: z.string(), name: z.string(), nameAr: z.string() })

/** The names of a product, and the unit that it is sold in. */
export const Titled = z.object({ title: z.string(), titleAr: z.string(), unit: z.string(), unitAr: z.string() })

/** The general answer: `data` is what was asked for, or what has become of it. */
export function dataOf<S extends z.ZodMiniType>(data: S) {
  return z.object({ status: z.literal('success'), message: z.optional(z.string()), data })
}
