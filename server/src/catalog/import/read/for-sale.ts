/** Lists of other programs keep goods that are sold no more, and say so in a column of their own. */
import { foldArabic, westernDigits } from '@baqala/contract/arabic'
import { normalized } from './columns.ts'
import type { Line, Sheet } from './read-sheet.ts'

const STATES = [
  {
    named:
      /^(?:is|item|product)?(?:active|enabled|available|published|visible|visibility|forsale|sellable)$|^(?:نشط|مفعل|متاح|معروض)(?:للبيع)?$/,
    isOff: /^(?:0|no?|off|false|hidden|unavailable|in-?active|not .+|غير .+|لا)$/i,
  },
  {
    named:
      /^(?:is|item|product)?(?:inactive|disabled|hidden|archived|discontinued|deleted)$|^(?:معطل|موقوف|مخفي|محذوف)$/,
    isOff: /^(?:1|y(?:es)?|on|true|نعم)$/i,
  },
  {
    named: /^(?:item|product)?(?:status|state|availability)$|^حاله(?:منتج|صنف)?$/,
    isOff:
      /^(?:in-?active|disabled|hidden|archived|discontinued|draft|unavailable|not .+|غير .+|معطل|موقوف|متوقف|مخفي|ملغي|مؤرشف|مسوده)$/i,
  },
]

// Headings that also stand above how many there are.
const COUNTS = /^(?:available|sellable|forsale|متاح(?:للبيع)?)$/

/** Tells whether a line of the sheet is of goods that are for sale. */
export function forSaleTeller({ headings, lines }: Pick<Sheet, 'headings' | 'lines'>): (line: Line) => boolean {
  const states = headings.flatMap((heading, at) => {
    const name = normalized(heading)
    const state = STATES.find(({ named }) => named.test(name))
    const isAboveOne = ({ cells }: Line) => Number(westernDigits(cells[at] ?? '')) > 1
    const isCount = COUNTS.test(name) && lines.some(isAboveOne)
    return state === undefined || isCount ? [] : [{ at, isOff: state.isOff }]
  })
  return ({ cells }) => !states.some(({ at, isOff }) => isOff.test(foldArabic(cells[at]?.trim() ?? '')))
}
