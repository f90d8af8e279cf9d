/** Parses numbers as people and spreadsheets write them: ١٢٫٥٠, 12,50, 1,250.00, EGP 12.5. */
import { westernDigits } from '@baqala/contract/arabic'
import type { Message } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'

/** The mark between a number and its decimals. The other one parts thousands. */
export type DecimalMark = '.' | ','
export const DECIMAL_MARKS = { point: '.', comma: ',' } as const

/** One mark with three digits behind it: 1,250 and 1.250. Nothing below a thousand begins with a zero. */
const TWO_READINGS = /^-?[1-9]\d{0,2}([.,])\d{3}$/
const THOUSANDS = /^-?\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+)$/

/** Returns the amount in a cell, or why there is none. Asks where the cell reads two ways, unless its column tells the mark. */
export function readAmount(cell: string, mark?: DecimalMark): number | Message {
  const bare = withoutCurrency(toWestern(cell))
  if (TWO_READINGS.test(bare) && !mark) return twoReadings(bare)
  const amount = withPoint(bare, mark)
  if (/^-?\d+(\.\d+)?$/.test(amount)) return Number(amount)
  const per = /^[\d.,]+[\p{L}.]*?(?:\/|per|لل)(\p{L}+)$/iu.exec(bare)?.[1]
  if (per) return messages.pricePer({ measure: per })
  const other = OTHER_CURRENCY.exec(bare)?.[0]
  return other ? messages.otherCurrency({ currency: other.toUpperCase() }) : messages.noAmount
}

/** Returns the count in a cell, or why there is none. Spreadsheets may write 12 as 12.0. */
export function readCount(cell: string, mark?: DecimalMark): number | Message {
  const digits = toWestern(cell)
  // Some count by weight: 3.500 is three kilos and a half.
  if (TWO_READINGS.test(digits) && !mark) return twoReadings(digits)
  const whole = withPoint(digits, mark).replace(/\.0+$/, '')
  return /^-?\d+$/.test(whole) ? Number(whole) : messages.noCount
}

/** Writes a number so that it reads one way: three decimals look like thousands. */
export function inOneWay(number: number): string {
  const plain = String(number)
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain
}

/**
 * The mark that the numbers of a column agree on, from those that read one way; undefined if they tell none, or two. Beside 15.75
 * nobody writes 1.25 with another 0: where none has three decimals, 1.250 may still be thousands.
 */
export function decimalMarkOf(cells: readonly string[]): DecimalMark | undefined {
  // Thousands of goods have some hundred prices.
  const amounts = [...new Set(cells)].map((cell) => withoutCurrency(toWestern(cell)))
  const marks = new Set(amounts.map(markIn))
  marks.delete(undefined)
  const [mark] = marks
  if (mark === undefined || marks.size > 1) return undefined
  const isDoubtful = amounts.some((amount) => TWO_READINGS.exec(amount)?.[1] === mark)
  const hasThree = amounts.some((amount) => markIn(amount) === mark && amount.length - amount.lastIndexOf(mark) > 3)
  return isDoubtful && !hasThree ? undefined : mark
}

function markIn(digits: string): DecimalMark | undefined {
  if (TWO_READINGS.test(digits) || !/^-?[\d.,]+$/.test(digits)) return undefined
  const last = digits.replace(/[^.,]/g, '').at(-1)
  if (last !== '.' && last !== ',') return undefined
  const other = last === '.' ? ',' : '.'
  return THOUSANDS.test(digits) && !/^-?0/.test(digits) ? other : last
}

function twoReadings(digits: string): Message {
  return messages.twoReadings({ thousands: digits.replace(/[.,]/, ''), decimals: digits.replace(',', '.') })
}

/**
 * Western digits, a comma for ، and nothing for marks of direction, nor for ٬, a space or an apostrophe before three digits: other
 * digits side by side are two numbers. Beside ٫, which is a decimal mark and nothing else, commas and points part thousands.
 */
function toWestern(cell: string): string {
  const digits = westernDigits(cell)
    .replace(/[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/(?<=\d)[ \t\u00a0\u2009\u202f٬'’](?=\d{3}(?!\d))/g, '')
    .replace(/(?<!\d)\s+|\s+(?!\d)|^['’]/g, '')
    .replace(/،/g, ',')
  return digits.includes('٫') ? digits.replace(/[.,](?=\d)/g, '') : digits
}

const OURS = String.raw`(?:e\.?g\.?p\.?|l\.?e\.?|e£|£e|egyptianpounds?|ج\.?(?:م\.?(?:ع\.?)?)?|جنيهات|جني[هة]ا?(?:مصر[يى][اة]?)?)`
const CURRENCY = new RegExp(`^${OURS}[:=]?(?=[\\d-])|(?<=\\d)${OURS}(?:فقط|only)?$`, 'giu')
export const OTHER_CURRENCY =
  /us\$|[$€£¥₺₹₽₤]|dollars?|euros?|pounds?sterling|dirhams?|dinars?|[sr]iyals?|(?<![a-z])(?:usd|eur|gbp|sar|aed|kwd|qar|bhd|omr|jod|lyd|sdg|try|cny|inr|[skq]r|[kbjl]d|dhs?|tl|rs)(?![a-z])|(?<=\d)[a-z]{3}$|^[a-z]{3}(?=\d)|(?<!\p{L})(?:ر\.?[سقعي]|د\.?[إاكبأعلت]|ل\.?[سلت])(?!\p{L})|ريال|درهم|دينار|دولار|يورو|ليرة|[إا]سترليني|قروش|قرش|pias(?:ters?|tres?)/iu

/** Also without the mark for "and no more": 25.-, 25/-. A minus alone behind a number is one before it. */
function withoutCurrency(amount: string): string {
  return amount
    .replace(/\u0640|[\u064b-\u0652]/g, '')
    .replace(CURRENCY, '')
    .replace(/(?<=\d)[.,/][-–=]$/, '')
}

// Between two marks of thousands are three digits: 1,25.50 is a slip of the finger.
const GROUPED = [
  { thousands: ',', is: /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/ },
  { thousands: '.', is: /^-?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/ },
]

/** Makes a point the decimal mark. Without `mark`, one comma or point is, unless it stands as thousands do. */
function withPoint(digits: string, mark?: DecimalMark): string {
  const grouped = GROUPED.find(({ thousands, is }) => thousands !== mark && is.test(digits))
  return (grouped ? digits.replaceAll(grouped.thousands, '') : digits).replace(/[,٫]/, '.')
}
