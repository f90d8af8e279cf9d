/** The rules for a cell of each column. */
import { turnsDirection } from '@baqala/contract/fields'
import * as z from 'zod'
import { toPiastres } from '../../../egypt/money.ts'
import type { Message } from '../../../refusal.ts'
import { egp, slug, text, wholeNumber } from '../../field-rules.ts'
import { messages } from '../import.messages.en.ts'
import { hasMoreThanCode, isRounded, isSeveral } from './codes.ts'
import { LOST_ARABIC } from './lost-arabic.ts'
import { readAmount, readCount } from './read-number.ts'

const MAX_STOCK = 1_000_000

const id = z.string().regex(/^[0-9a-f]{24}$/, messages.notHex.text)
const amount = z.string().transform(readWith(readAmount)).pipe(egp).transform(toPiastres)
const count = z
  .string()
  .transform(readWith(readCount))
  .pipe(wholeNumber.max(MAX_STOCK, messages.tooMany({ max: MAX_STOCK }).text))
// A terminal obeys control characters. Only a long text may have tabs and lines.
const withoutControls = (words: string) => !/\p{Cc}/u.test(words)
const withoutOtherControls = (words: string) => !/[^\P{Cc}\n\t]/u.test(words)
const straight = (words: string) => !turnsDirection(words)
// A workbook makes a date of MAR-10 or 1:30, which were none.
const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?$/
const ESCAPED_ARABIC = /(?:&#(?:1[5-7]\d\d|x06[\da-f]{2});|\\u06[\da-f]{2}){2}/i
const unspoilt = (words: string) =>
  !LOST_ARABIC.test(words) &&
  !ESCAPED_ARABIC.test(words) &&
  !DATE.test(words) &&
  !/^#(?:n\/a|[a-z/0]+[!?])$/i.test(words)
const readable = (words: z.ZodString, max: number, isPlain: (words: string) => boolean) =>
  words
    .max(max, tooLong(max))
    .refine(isPlain, said(messages.controls))
    .refine(straight, said(messages.turnsDirection))
    .refine(unspoilt, said(messages.spoiltArabic))
const name = readable(text, 200, withoutControls)
const label = readable(z.string(), 10_000, withoutControls)
const prose = readable(z.string(), 10_000, withoutOtherControls)
// A pack has a few lines of each.
const packText = readable(z.string(), 2_000, withoutOtherControls)
const code = z
  .string()
  .max(100, tooLong(100))
  .refine(withoutControls, said(messages.controls))
  .refine((words) => !DATE.test(words), said(messages.spoiltArabic))
const sku = code.refine(
  (digits) => !/^\d+([.,]\d+)?\s*E\s*\+\d+$|^\d+[.,]\d+\s*E\d+$/i.test(digits),
  said(messages.roundedCode),
)
const barcode = code
  .refine((digits) => !isRounded(digits), said(messages.roundedCode))
  .refine((digits) => !isSeveral(digits), said(messages.severalCodes))
  .refine((digits) => isSeveral(digits) || !hasMoreThanCode(digits), said(messages.moreThanCode))

/** The new values of a product. A field without a value stays as it is. Prices are piastres. */
export const Wanted = z
  .object({
    id,
    slug: slug.max(150, tooLong(150)),
    sku: sku.nullable(),
    barcode: barcode.nullable(),
    title: name,
    titleAr: label,
    description: prose,
    descriptionAr: prose,
    ...{ ingredients: packText, ingredientsAr: packText, origin: packText, originAr: packText },
    ...{ storage: packText, storageAr: packText, nutrition: packText, nutritionAr: packText },
    unit: label,
    unitAr: label,
    price: amount,
    priceAfterDiscount: amount.nullable(),
    category: name,
    categoryAr: name,
    subcategory: name,
    subcategoryAr: name,
    brand: name,
    brandAr: name,
    pictures: z.string().refine(withoutOtherControls, said(messages.controls)).transform(splitNames),
    stock: count,
  })
  .partial()
export type Wanted = z.infer<typeof Wanted>

/** The message itself, which knows more languages than its text. */
function said(message: Message) {
  return { message: message.text, params: { said: message } }
}

function readWith(read: (cell: string) => number | Message) {
  return (cell: string, context: z.core.$RefinementCtx): number => {
    const found = read(cell)
    if (typeof found === 'number') return found
    context.addIssue({ code: 'custom', ...said(found) })
    return z.NEVER
  }
}

function splitNames(cell: string): string[] {
  return cell
    .split(/[|\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function tooLong(max: number): string {
  return messages.tooLong({ max }).text
}
