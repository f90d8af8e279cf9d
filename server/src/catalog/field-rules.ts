/** Validates a product's fields in the demo's data files and in a shopkeeper's spreadsheet. Amounts are EGP. */
import { MAX_PRICE } from '@baqala/contract/admin/price-rules'
import * as z from 'zod'

export const text = z.string('must be text').min(1, 'must not be empty')

export const slug = z
  .string('must be text')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens')

export const wholeNumber = z.int('must be a whole number').min(0, 'must not be below 0')

export const egp = z
  .number('must be an amount in EGP')
  .positive('must be more than 0')
  .max(MAX_PRICE, 'must be at most 100,000 EGP')
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, 'must have at most two decimals')
