import { isolate } from '@baqala/contract/arabic'
import { amountInArabic, moneyInArabic } from '../egypt/money.ts'
import { insteadOfInArabic, type OtherTime } from './order-message-params.ts'

export const reasonsForStaff = {
  packing: 'المحل بيجهّز الطلب.',
  packed: 'الطلب جاهز.',
  onItsWay: 'الطلب خرج من المحل.',
  handedTo: ({ courier }: { readonly courier: string }) => `الطلب خرج من المحل مع ${isolate(courier)}.`,
  delivered: 'الطلب وصل.',
  takenBack: ({ note }: { readonly note: string }) => `الطلب ما وصلش، ورجع في الطريق: ${note}`,
  notSent: ({ note }: { readonly note: string }) => `الطلب ما خرجش، ورجع يتجهّز: ${note}`,
  orderedAnew: 'العميل عمل طلب جديد بنفس السلة.',
  placeLost: 'ميعاد التوصيل راح لحد تاني قبل ما المبلغ يوصل. اتصلوا بالعميل واتفقوا على ميعاد تاني.',
  paidOnceMore: ({ paid }: { readonly paid: string }) => `وصل مبلغ تاني أونلاين (${moneyInArabic(paid)})، ولازم يرجع.`,
  goodsChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
    `العميل عدّل المنتجات: الإجمالي ${amountInArabic(total)} بدل ${amountInArabic(before)}`,
  goodsAndTimeChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
    `العميل عدّل المنتجات والميعاد: الإجمالي ${amountInArabic(total)} بدل ${amountInArabic(before)}`,
  timeChanged: ({ total, ...was }: OtherTime) =>
    total === undefined
      ? `العميل اختار ميعاد تاني${insteadOfInArabic(was)}.`
      : `العميل اختار ميعاد تاني${insteadOfInArabic(was)}. إجمالي الطلب ${amountInArabic(total)}`,
  cancelledByShopper: 'العميل لغى الطلب.',
  cancelledByShop: ({ note }: { readonly note: string }) => note,
  refunded: 'الفلوس رجعت للعميل.',
  refundedByHand: 'اتسجّل إن الفلوس رجعت للعميل بطريقة تانية. مفيش حاجة اتبعتت للبطاقة.',
  sentToCardToo: 'الفلوس اتبعتت للبطاقة كمان، بعد ما اتسجّل إنها رجعت بطريقة تانية: رجعت مرتين.',
  refundFailed: 'بنك العميل ما استلمش الفلوس اللي رجعت. ابعتوها بطريقة تانية.',
  surplusRefunded: 'المبلغ الزيادة رجع للعميل.',
  surplusRefundedByHand: 'اتسجّل إن المبلغ الزيادة رجع للعميل بطريقة تانية. مفيش حاجة اتبعتت للبطاقة.',
}
