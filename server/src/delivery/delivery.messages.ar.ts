import { cairoDay, cairoTimeInArabic, clockInArabic, clockOf, dateOf, dayInArabic } from '../egypt/cairo-time.ts'
import { amountInArabic } from '../egypt/money.ts'
import type { AreaMinimum, Hours, NextSlot } from './delivery-message-params.ts'

export const messages = {
  areaNotFound: 'مش بنوصّل للمنطقة دي دلوقتي.',
  slotNotFound: 'الميعاد ده مش من مواعيد المنطقة دي.',
  cartIsEmpty: 'سلتك فاضية، ومفيش حاجة نوصّلها لسه.',
  slotGone: ({ next, now }: NextSlot) => {
    if (next === undefined) return 'الميعاد ده ما بقاش متاح، ومفيش ميعاد تاني لسه.'
    const date = dateOf(next.day, next.fromMinute)
    const day = date === cairoDay(now) ? 'النهارده' : dayInArabic(date)
    const [from, until] = [next.fromMinute, next.untilMinute].map((minute) => clockInArabic(clockOf(minute)))
    return `الميعاد ده ما بقاش متاح. أقرب ميعاد: ${day} من ${from} لـ${until}.`
  },
  tooManyHoldsToday: 'حجزت مواعيد لساعات النهارده. اطلب دلوقتي أو اختار بكرة.',
  tooManyHolds: 'غيّرت الميعاد مرات كتير في ساعة. حاول تاني بعدين، أو اطلب من غير ميعاد.',
}

export const terms = {
  feeChanged: ({ now, before }: { readonly now: number; readonly before: number }) =>
    `التوصيل بقى بـ${amountInArabic(now)} مش ${amountInArabic(before)}، فما سجّلناش أي طلب. راجع الإجمالي من فضلك.`,
  areaClosed: 'مش بنوصّل للمنطقة دي دلوقتي. ما سجّلناش أي طلب؛ اختار منطقة تانية من فضلك.',
  slotOfOtherArea: 'الميعاد ده مش من مواعيد منطقتك. ما سجّلناش أي طلب؛ اختار ميعاد تاني من فضلك.',
  timeGone: ({ next }: Pick<NextSlot, 'next'>) =>
    next === undefined
      ? 'الميعاد ده ما بقاش متاح. ما سجّلناش أي طلب.'
      : `الميعاد ده ما بقاش متاح. أقرب ميعاد: ${dayInArabic(dateOf(next.day, next.fromMinute))} من ${clockInArabic(clockOf(next.fromMinute))} لـ${clockInArabic(clockOf(next.untilMinute))}. ما سجّلناش أي طلب.`,
  belowAreaMinimum: ({ missing, minimum, areaAr }: AreaMinimum) =>
    `ضيف منتجات بـ${amountInArabic(missing)} كمان: أقل طلب لمنطقة ${areaAr} هو ${amountInArabic(minimum)}`,
  cashTooLittle: ({ cash, total }: { readonly cash: number; readonly total: number }) =>
    `${amountInArabic(cash)} كاش أقل من الإجمالي (${amountInArabic(total)})، فما سجّلناش أي طلب.`,
  cashTooMuch: ({ max }: { readonly max: number }) =>
    `المندوب بيجيب باقي لحد ${amountInArabic(max)} بس، فما سجّلناش أي طلب.`,
  expressClosed: 'التوصيل السريع مش متاح دلوقتي. ما سجّلناش أي طلب؛ اختار ميعاد من فضلك.',
  slotOrExpress: 'اختار ميعاد أو التوصيل السريع، مش الاتنين.',
}

export const shopMessages = {
  noRound: ({ round }: { readonly round: string }) => `مفيش خط توصيل اسمه «${round}».`,
  noArea: ({ area }: { readonly area: string }) => `مفيش منطقة اسمها «${area}».`,
  areaIsThere: ({ area }: { readonly area: string }) => `فيه منطقة اسمها «${area}» أصلًا.`,
  roundIsThere: ({ round }: { readonly round: string }) => `فيه خط توصيل اسمه «${round}» أصلًا.`,
  expressNeedsBoth: 'التوصيل السريع لازم له رسوم وعدد دقايق مع بعض.',
  noSlot: ({ slot }: { readonly slot: string }) => `مفيش ميعاد رقمه ${slot}.`,
  dayIsUsual: ({ day }: { readonly day: string }) => `${dayInArabic(day)}: زي العادة أصلًا.`,
  daysAreWrong: 'آخر يوم قبل أول يوم، أو الأيام أكتر من 60.',
  hoursAreWrong: ({ hours }: { readonly hours: string }) =>
    `«${hours}» مش ميعاد: اكتب 10:00-12:00، و24:30-25:30 يعني اتناشر ونص بالليل.`,
  tooManyDays: ({ max }: { readonly max: number }) => `الأيام لحد ${max} يوم، من أول يوم لآخر يوم.`,
  hoursOverlap: 'فيه ميعادين داخلين في بعض.',
  untilIsPast: 'المحل يتقفل لحد وقت لسه جاي بس.',
  notPaused: 'المحل مش مقفول مؤقتًا، فمفيش حاجة تتفتح.',
}

export const promises = {
  slot: ({ date, from, until }: Hours) => `${dayInArabic(date)} من ${clockInArabic(from)} لـ${clockInArabic(until)}`,
  express: ({ until }: { readonly until: Date }) => `توصيل سريع، قبل ${cairoTimeInArabic(until)}`,
  toAgreeOn: 'نتفق على ميعاد',
}
