/** Lists of other programs keep goods that are sold no more, and say so in a column of their own. */
import { foldArabic } from '@baqala/contract/arabic'
import { normalized } from './columns.ts'
import type { Line } from './read-sheet.ts'

const STATES = [
  {
    named:
      /^(?:is|item|product)?(?:active|enabled|available|published|visible|visibility|forsale|sellable)$|^(?:نشط|مفعل|متاح|معروض)(?:للبيع)?$/,
    isOff: /^(?:0|no?|off|false|hidden|لا)$/i,
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

/** Tells whether a line below these headings is of goods that are for sale. */
export function saleTeller(headings: readonly string[]): (line: Line) => boolean {
  const states = headings.flatMap((heading, at) => {
    const state = STATES.find(({ named }) => named.test(normalized(heading)))
    return state === undefined ? [] : [{ at, isOff: state.isOff }]
  })
  return ({ cells }) => !states.some(({ at, isOff }) => isOff.test(foldArabic(cells[at]?.trim() ?? '')))
}
