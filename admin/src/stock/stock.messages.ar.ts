import { isolate } from '@baqala/contract/arabic'
import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const title = 'المخزون'
export const toCount = 'محتاج عدّ'
export const lists = { low: 'قرّب يخلص', soldOut: 'خلص', uncounted: 'متعدّش من 30 يوم' }
export const emptyLists = {
  low: 'مفيش حاجة قرّبت تخلص: في أكتر من 5 من كل حاجة.',
  soldOut: 'مفيش حاجة خلصت.',
  uncounted: 'كل حاجة اتعدّت في آخر 30 يوم.',
}
export const pieces = (count: number) => `${count} في المخزن`
export const neverCounted = 'متعدّش خالص'
export const countedOn = (day: string) => `اتعدّ ${day}`
export const isSoldOut = 'خلصان'
export const isLow = 'قرّب يخلص'
export const changeStock = (title: string) => `عدّ ${title}`
export const onShelf = 'على الرف حسب الدفتر'
export const whatHappened = 'إيه اللي حصل؟'
export const kinds = { counted: 'عدّيت', came: 'جه', went: 'راح' }
export const piecesOf = { counted: 'القطع اللي على الرف', came: 'القطع اللي جت', went: 'القطع اللي راحت' }
export const waiting = (count: number) =>
  plural(count, {
    one: 'فيه قطعة كمان على الرف لطلب: عدّ من غيرها',
    two: 'فيه قطعتين كمان على الرف لطلبات: عدّ من غيرهم',
    few: `فيه ${count} قطع كمان على الرف لطلبات: عدّ من غيرهم`,
    other: `فيه ${count} قطعة كمان على الرف لطلبات: عدّ من غيرهم`,
  })
export const why = 'السبب'
export const whys = {
  came: ['توريد', 'رجع', 'لقيناه', 'سبب تاني'],
  went: ['اتكسر', 'انتهت صلاحيته', 'هدية', 'استهلاك المحل', 'سبب تاني'],
}
export const note = 'ملاحظة (لو تحب)'
export const stillSold = (count: number, title: string) => `المحل لسه بيبيع ${count} × ${isolate(title)}.`
export const howManyStand = 'فيه كام على الرف؟'
export const noneStands = 'مفيش'
export const countLater = 'مش دلوقتي'
export const writeDown = 'سجّل'
export const changed = (name: string, before: number, after: number) => `${name}: المخزون ${before} ← ${after}`
export const asBefore = (count: number) => `${count}، زي الدفتر`
export const overtaken = (who: string, time: string, left: number) =>
  `اتسجل ${left} الساعة ${time} باسم ${who}. لو عدّيت بعدها، سجّل تاني.`
export const undone = 'رجعنا فيها'
export const ledger = 'الدفتر'
export const noLines = 'مفيش حاجة غيّرته لسه.'
export const olderLines = 'السطور الأقدم مش ظاهرة.'
export const left = (count: number) => `فضل ${count}`
export const order = (number: number) => `#${number}`
export const reasons = {
  'opening stock': 'رصيد البداية',
  ordered: 'اتطلب',
  'put back': 'رجع للرف',
  counted: 'اتعدّ',
  adjusted: 'اتصحّح',
}
export const failed = 'مقدرناش نجيب المنتجات.'
