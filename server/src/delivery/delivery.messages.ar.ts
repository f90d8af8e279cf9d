import { cairoDay, clockInArabic, clockOf, dayInArabic } from '../cairo-time.ts'
import { amountInArabic } from '../money.ts'
import type { NextSlot } from './delivery.messages.en.ts'

export const messages = {
  areaNotFound: 'لا نوصّل لهذه المنطقة الآن.',
  slotNotFound: 'هذا الميعاد ليس من مواعيد هذه المنطقة.',
  cartIsEmpty: 'العربة فارغة، ولا يوجد ما نوصّله بعد.',
  cartIsOrdered: 'طلب هذه العربة قيد التنفيذ، وميعاد توصيله كما هو.',
  belowMinimum: ({ missing, areaAr }: { missing: number; area: string; areaAr: string }) =>
    `أضف بقيمة ${amountInArabic(missing)} لنوصّل إلى ${areaAr}.`,
  slotGone: ({ next, now }: NextSlot) => {
    if (next === undefined) return 'هذا الميعاد لم يعد متاحًا، ولا يوجد ميعاد آخر حتى الآن.'
    const day = next.day === cairoDay(now) ? 'اليوم' : dayInArabic(next.day)
    const [from, until] = [next.fromMinute, next.untilMinute].map((minute) => clockInArabic(clockOf(minute)))
    return `هذا الميعاد لم يعد متاحًا. أقرب ميعاد: ${day} من ${from} إلى ${until}.`
  },
  tooManyHolds: 'اخترت مواعيد كثيرة خلال ساعة. حاول بعد قليل، أو اطلب بدون ميعاد.',
}
