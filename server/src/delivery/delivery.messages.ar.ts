import { cairoDay, clockInArabic, clockOf, dateOf, dayInArabic } from '../cairo-time.ts'
import { amountInArabic } from '../money.ts'
import type { NextSlot } from './next-slot.ts'

export const messages = {
  areaNotFound: 'مش بنوصّل للمنطقة دي دلوقتي.',
  slotNotFound: 'الميعاد ده مش من مواعيد المنطقة دي.',
  cartIsEmpty: 'سلتك فاضية، ومفيش حاجة نوصّلها لسه.',
  cartIsOrdered: 'السلة دي بيتعمل بيها طلب دلوقتي، وميعاد توصيلها هيفضل زي ما هو.',
  belowMinimum: ({ missing, areaAr }: { missing: number; area: string; areaAr: string }) =>
    `ضيف منتجات بـ${amountInArabic(missing)} كمان عشان نوصّل لمنطقة ${areaAr}.`,
  slotGone: ({ next, now }: NextSlot) => {
    if (next === undefined) return 'الميعاد ده ما بقاش متاح، ومفيش ميعاد تاني لسه.'
    const date = dateOf(next.day, next.fromMinute)
    const day = date === cairoDay(now) ? 'النهارده' : dayInArabic(date)
    const [from, until] = [next.fromMinute, next.untilMinute].map((minute) => clockInArabic(clockOf(minute)))
    return `الميعاد ده ما بقاش متاح. أقرب ميعاد: ${day} من ${from} لـ${until}.`
  },
  tooManyHolds: 'غيّرت الميعاد مرات كتير في ساعة. حاول تاني بعدين، أو اطلب من غير ميعاد.',
}
