import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')
const prices = (count: number) =>
  plural(count, {
    one: 'سعر واحد',
    two: 'سعرين',
    few: `${count} أسعار`,
    other: `${count} سعر`,
  })

export const title = 'الأسعار'
export const changeMany = 'كذا سعر مرة واحدة'
export const changePrice = (title: string) => `غيّر سعر ${title}`
export const now = 'دلوقتي'
export const price = 'السعر (جنيه)'
export const salePrice = 'سعر العرض (جنيه)'
export const saleHint = 'سيبه فاضي لو مفيش عرض.'
export const isItRight = (before: string, after: string) => `السعر هيبقى ${after} بدل ${before}؟ لو صح احفظ تاني.`
export const save = 'احفظ'
export const isNow = (name: string, price: string) => `${name}: ${price}`
export const bothPrices = (price: string, sale: string) => `${price}، في العرض ${sale}`
export const asBefore = (name: string, price: string) => `${name}: ${price} زي ما هو`
export const undo = 'رجّع'
export const undone = 'رجع زي الأول'
export const youChanged = (before: string) => `إنت غيّرته من شوية. كان: ${before}`
export const changesToday = 'تغييرات النهارده'
export const changedTogether = 'اتغيروا مع بعض'
export const allChanges = 'كل تغييرات النهارده'
export const noChanges = 'مفيش سعر اتغير النهارده.'
export const pricesIn = (group: string, count: number) => `${group}: ${prices(count)}`
export const arrow = '←'
export const becomes = 'بقى'
export const failed = 'مقدرناش نجيب التغييرات.'
export const group = 'أسعار إيه'
export const groups = { category: 'قسم', subcategory: 'قسم فرعي', brand: 'ماركة' }
export const choose = 'اختار'
export const percent = 'النسبة %'
export const percentHint = 'زي 5، أو -10 عشان تنزّلها.'
export const rounding = 'التقريب لـ'
export const look = 'وريني هيبقى إيه'
export const wouldBe = (count: number) => `هيتغير ${prices(count)}.`
export const nothingWouldBe = 'مفيش سعر هيتغير.'
export const doIt = (count: number) => `غيّر ${prices(count)}`
export const done = (count: number) => `اتغير ${prices(count)}.`
