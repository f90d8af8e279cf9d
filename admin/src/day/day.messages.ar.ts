import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const title = 'اليوم'
export const day = 'اليوم'
export const before = 'اليوم اللي قبله'
export const after = 'اليوم اللي بعده'
export const share = 'ابعته كنص'
export const copied = 'اتنسخ'
export const notShared = 'المتصفح ده مش بيسمح بالنسخ.'
export const takings = 'الإيراد'
export const cash = 'كاش عند الباب'
export const card = 'بطاقات'
export const orders = 'الطلبات'
export const byHour = 'الطلبات بالساعة'
export const hour = 'الساعة'
export const byMethod = 'طرق الدفع'
export const byCategory = 'البضاعة بالأقسام'
export const method = 'الطريقة'
export const category = 'القسم'
export const amount = 'المبلغ'
export const shareOf = 'النسبة'
export const lastDays = { 7: 'إيراد سبع أيام', 30: 'إيراد تلاتين يوم' }
export const methods = { cash: 'كاش', card: 'بطاقة' }
export const nobodyOrdered = 'محدش طلب حاجة في اليوم ده.'
export const bestSellers = 'الأكتر مبيعًا'
export const nothingSold = 'مفيش حاجة اتباعت.'
export const ranOut = 'خلص'
export const nothingRanOut = 'مفيش حاجة خلصت في اليوم ده.'
export const low = 'قرّب يخلص'
export const nothingLow = 'مفيش حاجة قربت تخلص.'
export const toBuy = 'تشتري إيه لبكرة'
export const nothingToBuy = 'على حسب اللي بيتباع، اللي على الرف يكفي بكرة.'
export const howFigured = (weekday: string) =>
  `اللي بيتباع في يوم متوسط من آخر سبع أيام، أو من آخر سبع مرات يوم ${weekday} لو أكتر، ناقص اللي على الرف.`
export const refunds = 'رجع للبطاقات'
export const byHand = 'رجع بطريقة تانية'
export const anotherWay = (amount: string) => `${amount} بطريقة تانية`
export const owed = (amount: string) => `${amount} لازم ترجع للعملاء`
export const order = (number: number) => `طلب ${number}`
export const left = (pieces: number) => (pieces === 0 ? 'مفيش فاضل' : `فاضل ${pieces}`)
export const pieces = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: `${count} قطع`,
    other: `${count} قطعة`,
  })
export const countOf = (orders: number) =>
  plural(orders, {
    zero: 'مفيش طلبات',
    one: 'طلب واحد',
    two: 'طلبين',
    few: `${orders} طلبات`,
    other: `${orders} طلب`,
  })
export const asFile = 'الطلبات في ملف'
export const asFileHint =
  'لبرنامج جداول (CSV)، وفيه أسماء العملاء وموبايلاتهم وعناوينهم: خلّيه في أمان، واحذفه بعد كده. السجل بيقول مين خده.'
export const firstDay = 'أول يوم'
export const lastDay = 'آخر يوم'
export const prepareFile = 'جهّز الملف'
export const noneInDays = 'محدش طلب حاجة في الأيام دي.'
export const prepareAgain = 'الملف كان جاهز عشر دقايق. جهّزه تاني من فضلك.'
export const takeFile = (orders: number) => `نزّل ${countOf(orders)}`
export const failed = 'مقدرناش نجيب التقرير.'
export const linesFailed = 'مقدرناش نجيب الأيام اللي قبله.'
