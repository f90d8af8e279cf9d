import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')
const digits = (count: number) => count.toLocaleString('en')
const products = (count: number) =>
  plural(count, {
    one: 'منتج واحد',
    two: 'منتجين',
    few: `${digits(count)} منتجات`,
    other: `${digits(count)} منتج`,
  })

export const title = 'منتجات من ملف'
export const intro =
  'قايمة أسعار من إكسل، أو جدولك، أو ملف منتجات من Shopify أو WooCommerce أو Loyverse أو سلة أو Odoo وغيرهم. هتشوف الأول هيعمل إيه.'
export const dropHere = 'ارمي الملف هنا'
export const orChoose = 'أو اختاره من الجهاز: CSV أو إكسل (‎.xlsx)'
export const chooseFile = 'اختار ملف'
export const anotherFile = 'ملف تاني'
export const template = 'جدول تبدأ بيه'
export const exportAll = 'كل المنتجات في ملف'
export const tooLarge = (megabytes: number) => `الملف أكبر من ${megabytes} ميجا.`
export const reading = 'بنقرا الملف'
export const wouldDo = 'هيعمل إيه'
export const nothingToDo = 'ده اللي في المحل أصلاً: مفيش حاجة تتعمل.'
export const noteLabel = 'فهمناه إزاي'
export const unread = (headings: string) => `أعمدة محدش بيقراها: ${headings}`
export const sheet = 'الورقة'
export const question = 'سؤال الأول'
export const decimals = '1.250 و1,250 معناهم إيه في الملف ده؟'
export const point = 'النقطة قبل الكسور: 1.250 يعني واحد وربع'
export const comma = 'الفاصلة قبل الكسور: 1.250 يعني ألف ومتين وخمسين'
export const refused = 'مش هيدخل'
export const refusedHint = 'السطور دي متنفعش، والباقي ينفع. صلّحها في الملف، أو كمّل من غيرها.'
export const refusedAsFile = 'السطور دي في ملف'
export const changed = 'هيتغيّر'
export const added = 'جديد'
export const counted = 'عدد تاني على الرف'
export const missing = 'معروض ومش في الملف'
export const withdrawMissing = 'شيلهم من البيع'
export const withdrawHint = 'مينفعش وفيه سطور مش داخلة: محدش عارف دي أنهي منتجات.'
export const unchanged = (count: number) => (count === 1 ? 'منتج واحد زي ما هو.' : `${products(count)} زي ما هم.`)
export const made = { brands: 'ماركات جديدة', categories: 'أقسام جديدة', subcategories: 'أقسام فرعية جديدة' }
export const line = 'سطر'
export const column = 'عمود'
export const why = 'ليه'
export const product = 'المنتج'
export const beforeAndAfter = 'قبل وبعد'
export const price = 'السعر'
export const first = (count: number) => `ظاهر أول ${digits(count)}.`
export const more = 'كمان'
export const doIt = 'دخّل المنتجات'
export const importing = 'بندخّل المنتجات. سيب الصفحة مفتوحة.'
export const summary = {
  added: (count: number) => `جديد: ${digits(count)}`,
  changed: (count: number) => `تغيير: ${digits(count)}`,
  counted: (count: number) => `عدّ: ${digits(count)}`,
  withdrawn: (count: number) => `خروج من البيع: ${digits(count)}`,
  refused: (count: number) => `مش داخل: ${digits(count)}`,
}
export const doneTitle = 'تم'
export const undo = 'الغي العملية'
export const earlier = 'عمليات قبل كده'
export const earlierHint = 'آخر 20 عملية في 30 يوم ينفع تتلغي.'
export const noEarlier = 'لسه مفيش حاجة دخلت من ملف.'
export const failed = 'مقدرناش نجيب العمليات.'
export const at = 'إمتى'
export const who = 'مين'
export const file = 'الملف'
export const did = 'عمل إيه'
export const before = 'زي ما كان قبلها'
export const undone = (who: string) => `لغاها ${who}`
export const undoTitle = (file: string) => `تلغي استيراد ${file}؟`
export const undoWould = {
  changed: (count: number) => (count === 1 ? 'منتج واحد هيرجع زي ما كان.' : `${products(count)} هيرجعوا زي ما كانوا.`),
  withdrawn: (count: number) =>
    count === 1
      ? 'منتج واحد هيخرج من البيع عشان العملية دي هي اللي عرضته.'
      : `${products(count)} هيخرجوا من البيع عشان العملية دي هي اللي عرضتهم.`,
  counted: (count: number) =>
    count === 1
      ? 'منتج واحد هيرجع لعدده الأول؛ واللي اتباع بعدها بيفضل متباع.'
      : `${products(count)} هيرجعوا لعددهم الأول؛ واللي اتباع بعدها بيفضل متباع.`,
}
export const changedSince = (count: number) =>
  count === 1
    ? 'منتج واحد اتغيّر بعد العملية دي. التغييرات دي هتضيع كمان:'
    : `${products(count)} اتغيّروا بعد العملية دي. التغييرات دي هتضيع كمان:`
export const undoAnyway = 'الغيها برضه'
export const undoneNow = 'اتلغت'
