import { isolateUnlessArabic } from '@baqala/contract/arabic'
import { amountInArabic, moneyInArabic } from '../egypt/money.ts'
import type { LeftOut } from '../mail/letters.messages.en.ts'
import { insteadOfInArabic, NO_REASON, type OtherTime } from './order-message-params.ts'

export const moveReasons = {
  orderedForCash: 'الطلب اتسجّل، والدفع كاش عند الاستلام.',
  orderedByCard: 'الطلب اتسجّل، والدفع أونلاين.',
  packing: 'المحل بيجهّز طلبك.',
  packed: 'طلبك جاهز.',
  onItsWay: 'طلبك خرج من المحل.',
  handedTo: 'طلبك خرج من المحل.',
  delivered: 'طلبك وصل.',
  takenBack: 'طلبك لسه ما وصلش: سجّلنا إنه وصل بالغلط. هو في الطريق.',
  notSent: 'طلبك لسه ما خرجش من عندنا: سجّلنا إنه خرج بالغلط. هو بيتجهّز.',
  orderedAnew: 'عملت طلب جديد بنفس السلة.',
  pageClosed: 'صفحة الدفع اتقفلت بسبب طلب تاني.',
  noPageOpened: 'صفحة الدفع ما اتفتحتش.',
  paymentFailed: 'الدفع ما تمّش.',
  notPaidInTime: 'المبلغ ما وصلناش في وقته.',
  paid: 'اتدفع أونلاين.',
  paidLate: 'اتدفع أونلاين بعد ما صفحة الدفع اتقفلت، والمنتجات كانت لسه متاحة.',
  placeLost: 'ميعاد التوصيل راح لحد تاني قبل ما المبلغ يوصلنا. هنتصل بيك نتفق على ميعاد تاني.',
  wrongAmountPaid: ({ paid, asked }: { readonly paid: string; readonly asked: string }) =>
    `وصلنا ${moneyInArabic(paid)} بدل ${moneyInArabic(asked)}`,
  paidOnceMore: ({ paid }: { readonly paid: string }) => `وصلنا مبلغ تاني أونلاين (${moneyInArabic(paid)})، وهنرجّعه لك.`,
  paidAfterCancel: 'اتدفع، بس الطلب كان ملغي.',
  paidAfterOrderedAnew: 'اتدفع، بس كان اتعمل طلب جديد بنفس السلة.',
  paidAfterSoldOut: 'اتدفع بعد ما صفحة الدفع اتقفلت، والمنتجات كانت خلصت.',
  goodsChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
    `عدّلت المنتجات: الإجمالي ${amountInArabic(total)} بدل ${amountInArabic(before)}`,
  goodsAndTimeChanged: ({ before, total }: { readonly before: number; readonly total: number }) =>
    `عدّلت المنتجات والميعاد: الإجمالي ${amountInArabic(total)} بدل ${amountInArabic(before)}`,
  timeChanged: ({ total, ...was }: OtherTime) =>
    total === undefined
      ? `اخترت ميعاد تاني${insteadOfInArabic(was)}.`
      : `اخترت ميعاد تاني${insteadOfInArabic(was)}. إجمالي الطلب ${amountInArabic(total)}`,
  timeChangedByShop: ({ total, ...was }: OtherTime) =>
    total === undefined
      ? `المحل نقل التوصيل لميعاد تاني${insteadOfInArabic(was)}.`
      : `المحل نقل التوصيل لميعاد تاني${insteadOfInArabic(was)}. إجمالي الطلب ${amountInArabic(total)}`,
  leftOut: ({ titleAr, pieces, of, before, total }: LeftOut & { readonly before: number; readonly total: number }) =>
    `مش موجود على الرف، وشلناه من الطلب: ${pieces} من ${of}، ${titleAr}. الإجمالي ${amountInArabic(total)} بدل ${amountInArabic(before)}`,
  cancelledByShopper: 'إنت لغيت الطلب ده.',
  cancelledByShop: ({ note }: { readonly note: string }) =>
    note === NO_REASON ? 'المحل لغى الطلب ده.' : `المحل لغى الطلب ده: ${isolateUnlessArabic(note)}`,
  refunded: 'رجّعنا لك فلوسك.',
  refundedByHand: 'رجّعنا لك فلوسك بطريقة تانية.',
  sentToCardToo: 'رجّعنا لك فلوسك على البطاقة كمان.',
  refundFailed: 'البنك بتاعك ما استلمش الفلوس اللي رجّعناها. هنبعتها لك بطريقة تانية.',
  disputeWon: ({ amount }: { readonly amount: string }) => `البنك بتاع الكارت مابقاش طالب ${amount}.`,
  disputeLost: ({ amount }: { readonly amount: string }) => `البنك بتاع الكارت رجّع ${amount} لصاحبه.`,
  disputed: ({ amount }: { readonly amount: string }) => `البنك بتاع الكارت طالب ${amount} ترجع.`,
  surplusRefunded: 'رجّعنا لك المبلغ الزيادة.',
  surplusRefundedByHand: 'رجّعنا لك المبلغ الزيادة بطريقة تانية.',
}
