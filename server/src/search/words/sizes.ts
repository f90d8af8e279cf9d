/** Sizes in a product's unit ("6 × 200 ml") and in what a shopper types ("5 كيلو", "1.5L"). */
import { isNumber } from './tokens.ts'

/** In grams, millilitres or pieces. `kind` is undefined for a bare number. */
export interface Size {
  readonly amount: number
  readonly kind: 'g' | 'ml' | 'piece' | 'm' | undefined
}

type Unit = readonly [kind: Exclude<Size['kind'], undefined>, factor: number]

/** By each of their names. */
export const UNITS = new Map<string, Unit>(
  (
    [
      [['g', 1], 'g gm gr gram grams جم جرام جرامات غرام جراما'],
      [['g', 1000], 'kg kgs k kilo kilos kilogram kilograms كجم كيلو كيلوين كيلوجرام كغم كغ ك'],
      [['ml', 1], 'ml مل ملل مللي ملي'],
      [['ml', 10], 'cl'],
      [['ml', 1000], 'l lt ltr liter litre liters litres لتر لترات ليتر لترين'],
      [['m', 1], 'm meter metre meters متر مترين امتار'],
      [
        ['piece', 1],
        'pieces piece pcs pc pack packs bags bag rolls roll loaves sachets sheets wipes eggs قطع قطعه حبه حبات كيس اكياس رول ارغفه رغيف بيضه بيضات منديل حفاضه باكت عبوه فتله ظرف حزم حزمه',
      ],
    ] as const
  ).flatMap(([unit, words]) => words.split(' ').map((word): [string, Unit] => [word, unit])),
)
// Two in one word: "لترين" are two litres, and so are "2 لترين".
const DUALS = new Set(['كيلوين', 'لترين', 'مترين'])

const FRACTIONS = new Map(Object.entries({ half: 0.5, نص: 0.5, نصف: 0.5, quarter: 0.25, ربع: 0.25 }))
// From one on.
const COUNTED = [
  ...['one واحد واحده', 'two اتنين اثنين', 'three تلاته ثلاثه تلات', 'four اربعه اربع', 'five خمسه خمس'],
  ...['six سته ست', 'seven سبعه سبع', 'eight تمانيه تمن ثمانيه', 'nine تسعه تسع', 'ten عشره عشر'],
]
const NUMBER_WORDS = new Map([
  ...FRACTIONS,
  ...COUNTED.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
])

/** Half or quarter, in a word. */
export function isFraction(word: string): boolean {
  return FRACTIONS.has(word)
}

/** The sizes named in a list of folded words, and the words that name none. "كيلو" alone is one kilogram. */
export function takeSizes(words: readonly string[]): { sizes: Size[]; rest: string[] } {
  const sizes: Size[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1] ?? ''
    const number = isNumber(word) ? Number(word) : NUMBER_WORDS.get(word)
    const unit = UNITS.get(number === undefined ? word : next)
    // A counted word without a unit, as in "seven spices", is a word.
    const isSize =
      number === undefined ? unit !== undefined && unit[0] !== 'piece' : unit !== undefined || isNumber(word)
    if (!isSize) {
      rest.push(word)
      continue
    }
    if (number !== undefined && unit !== undefined) {
      at += 1
      // "30 بيضة" asks for eggs too.
      if (unit[0] === 'piece') rest.push(next)
    }
    const more = unit === undefined ? undefined : fractionAfter(words, at)
    if (more !== undefined) at += more.length
    const amount = (number ?? (DUALS.has(word) ? 2 : 1)) + (more?.amount ?? 0)
    sizes.push(unit === undefined ? { amount, kind: undefined } : inBase(amount, unit))
  }
  return { sizes, rest }
}

/** The fraction that follows a unit, and its words: "لتر ونص" is a litre and a half. */
function fractionAfter(words: readonly string[], at: number): { amount: number; length: number } | undefined {
  const [and = '', next = ''] = words.slice(at + 1, at + 3)
  const stuck = FRACTIONS.get(and.replace(/^و/, ''))
  if (and.startsWith('و') && stuck !== undefined) return { amount: stuck, length: 1 }
  const apart = FRACTIONS.get(next)
  return and === 'و' && apart !== undefined ? { amount: apart, length: 2 } : undefined
}

function inBase(amount: number, [kind, factor]: Unit): Size {
  return { amount: Math.round(amount * factor * 1000) / 1000, kind }
}

/** The sizes of a product's unit: of one piece, of all together, and their number. */
export function sizesOf(unitWords: readonly string[]): Size[] {
  const { sizes } = takeSizes(unitWords)
  const [count, each] = sizes
  if (count === undefined || count.kind !== undefined || each === undefined) return sizes
  return [...sizes, { amount: count.amount * each.amount, kind: each.kind }]
}

export function isSameSize(asked: Size, offered: Size): boolean {
  // "رز 2" may mean two kilograms, and "زيت 2" two litres.
  if (asked.amount !== offered.amount) return asked.kind === undefined && offered.amount === asked.amount * 1000
  return asked.kind === undefined || offered.kind === undefined || asked.kind === offered.kind
}
