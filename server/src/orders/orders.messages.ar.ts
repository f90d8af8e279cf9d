import type { OrderState } from '@baqala/contract/orders'
import { pluralsOf } from '@baqala/contract/plural'
import { clockInArabic, clockOf, dayInArabic } from '../cairo-time.ts'
import { amountInArabic, moneyInArabic } from '../money.ts'
import type { AreaRow, SlotTimes } from './places.queries.ts'
import { states } from './order-states.messages.ar.ts'

const plural = pluralsOf('ar')

export const replies = {
  placed: 'تم تسجيل طلبك بنجاح',
  pageOpened: 'صفحة الدفع جاهزة',
  cancelled: 'تم إلغاء الطلب',
  inCartAgain: 'عادت المنتجات إلى سلة مشترياتك',
  nothingInCartAgain: 'لا يوجد شيء متاح الآن من هذا الطلب',
}

interface Numbered {
  readonly number: number
  readonly state: OrderState
}

interface StandingOrder {
  readonly number: number
  /** Piastres. */
  readonly total: number
  readonly address: string
}

export const messages = {
  cartNotFound: 'سلة المشتريات هذه غير موجودة',
  cartIsEmpty: 'سلة مشترياتك فارغة.',
  orderNotFound: 'هذا الطلب غير موجود',
  noSuchOrder: 'هذا الطلب غير موجود.',
  notYourOrders: 'هذه طلبات عميل آخر.',
  noOnlinePayment: 'الدفع أونلاين غير متاح في هذا المتجر. ادفع كاش عند الاستلام.',
  cartPaymentUnderWay: 'توجد عملية دفع جارية لهذه السلة. حاول مرة أخرى بعد لحظات.',
  orderPaymentUnderWay: 'توجد عملية دفع جارية لهذا الطلب. حاول مرة أخرى بعد لحظات.',
  paymentJustBegun: 'بدأت عملية دفع لهذا الطلب الآن. حاول مرة أخرى.',
  tooManyPagesFromNetwork: 'بدأت عمليات دفع كثيرة من شبكتك. حاول مرة أخرى لاحقًا، أو ادفع كاش عند الاستلام.',
  tooManyUnpaid: 'بدأت اليوم عمليات دفع كثيرة ولم تكتمل. ادفع كاش عند الاستلام، أو حاول مرة أخرى غدًا.',
  tooManyWatching: 'عدد كبير يتابع طلباته الآن. حاول مرة أخرى بعد دقيقة.',
  totalChanged: ({ now, before }: { readonly now: number; readonly before: number }) =>
    `إجمالي سلتك الآن ${amountInArabic(now)} وليس ${amountInArabic(before)}. لم نسجّل أي طلب؛ راجع سلة مشترياتك من فضلك.`,
  feeChanged: ({ now, before }: { readonly now: number; readonly before: number }) =>
    `التوصيل بـ ${amountInArabic(now)} وليس ${amountInArabic(before)}. لم نسجّل أي طلب؛ راجع الإجمالي من فضلك.`,
  areaClosed: 'لا نوصل إلى هذه المنطقة الآن. لم نسجّل أي طلب؛ اختر منطقة أخرى من فضلك.',
  slotOfOtherArea: 'هذا الميعاد ليس من مواعيد منطقتك. لم نسجّل أي طلب؛ اختر ميعادًا آخر من فضلك.',
  slotGone: ({ next }: { readonly next: SlotTimes | undefined }) =>
    next === undefined
      ? 'هذا الميعاد لم يعد متاحًا. لم نسجّل أي طلب.'
      : `هذا الميعاد لم يعد متاحًا. أقرب ميعاد: ${dayInArabic(next.day)} من ${clockInArabic(clockOf(next.fromMinute))} إلى ${clockInArabic(clockOf(next.untilMinute))}. لم نسجّل أي طلب.`,
  belowMinimum: ({ goods, area }: { readonly goods: number; readonly area: AreaRow }) =>
    `أضف منتجات بـ ${amountInArabic(area.minimum - goods)}: التوصيل إلى ${area.nameAr} يبدأ من ${amountInArabic(area.minimum)}.`,
  cashTooLittle: ({ cash, total }: { readonly cash: number; readonly total: number }) =>
    `${amountInArabic(cash)} كاش أقل من الإجمالي ${amountInArabic(total)}. لم نسجّل أي طلب.`,
  cashTooMuch: ({ max }: { readonly max: number }) =>
    `المندوب لا يستطيع إحضار الباقي لأكثر من ${amountInArabic(max)}. لم نسجّل أي طلب.`,
  expressClosed: 'التوصيل السريع غير متاح الآن. لم نسجّل أي طلب؛ اختر ميعادًا من فضلك.',
  slotOrExpress: 'اختر ميعادًا أو التوصيل السريع، وليس الاثنين.',
  orderedBefore: ({ number, total, address }: StandingOrder) =>
    `سجّلنا هذه السلة من قبل: طلب رقم ${number} بإجمالي ${amountInArabic(total)}، يصل إلى: ${address}. لم نسجّل أي طلب آخر.`,
  paidMeanwhile: ({ number, total, address }: StandingOrder) =>
    `تم دفع هذه السلة قبل قليل: طلب رقم ${number} بإجمالي ${amountInArabic(total)}، يصل إلى: ${address}. راجع سلة مشترياتك من فضلك.`,
  cannotMove: ({ number, state, to }: Numbered & { readonly to: OrderState }) =>
    `حالة الطلب رقم ${number} هي «${states[state]}»، ولا يمكن تغييرها إلى «${states[to]}».`,
  cannotCancel: ({ number, state }: Numbered) =>
    `حالة الطلب رقم ${number} هي «${states[state]}»، ولم يعد إلغاؤه ممكنًا.`,
  noRefundDue: ({ number, state }: Numbered) => `حالة الطلب رقم ${number} هي «${states[state]}»، ولا يوجد مبلغ نرده.`,
}

export const missing = {
  withdrawn: 'لم يعد متوفرًا في المتجر.',
  soldOut: 'نفدت الكمية.',
  allInCart: 'كل المتاح منه موجود في سلتك بالفعل.',
  only: ({ added: n, ordered }: { readonly added: number; readonly ordered: number }) =>
    plural(n, {
      zero: 'لم نتمكن من إضافته إلى سلتك.',
      one: `أضفنا إلى سلتك قطعة واحدة فقط من ${ordered}.`,
      two: `أضفنا إلى سلتك قطعتين فقط من ${ordered}.`,
      few: `أضفنا إلى سلتك ${n} قطع فقط من ${ordered}.`,
      many: `أضفنا إلى سلتك ${n} قطعة فقط من ${ordered}.`,
      other: `أضفنا إلى سلتك ${n} قطعة فقط من ${ordered}.`,
    }),
}

export const moveReasons = {
  orderedForCash: 'تم الطلب، والدفع كاش عند الاستلام.',
  orderedByCard: 'تم الطلب، والدفع أونلاين.',
  packing: 'المتجر يجهّز طلبك.',
  onItsWay: 'خرج طلبك من المتجر.',
  delivered: 'تم توصيل طلبك.',
  orderedAnew: 'طُلبت هذه السلة من جديد.',
  pageClosed: 'أُغلقت صفحة الدفع بسبب طلب آخر.',
  noPageOpened: 'لم تُفتح صفحة الدفع.',
  paymentFailed: 'فشل الدفع.',
  notPaidInTime: 'لم يصل الدفع في الوقت المحدد.',
  paid: 'تم الدفع أونلاين.',
  paidLate: 'تم الدفع أونلاين بعد إغلاق صفحة الدفع، وكانت المنتجات متاحة.',
  placeLost: 'حُجز ميعاد التوصيل لغيرك قبل وصول الدفع. سنتصل بك لنتفق على ميعاد آخر.',
  wrongAmountPaid: ({ paid, asked }: { readonly paid: string; readonly asked: string }) =>
    `وصلنا ${moneyInArabic(paid)} بدلًا من ${moneyInArabic(asked)}.`,
  paidOnceMore: ({ paid }: { readonly paid: string }) => `وصلنا مبلغ آخر أونلاين: ${moneyInArabic(paid)}. سنرده إليك.`,
  paidAfterCancel: 'تم الدفع، لكن الطلب كان ملغيًا.',
  paidAfterOrderedAnew: 'تم الدفع، لكن السلة كانت قد طُلبت من جديد.',
  paidAfterSoldOut: 'تم الدفع بعد إغلاق صفحة الدفع، وكانت الكمية قد نفدت.',
  cancelledByShopper: 'ألغيت هذا الطلب.',
  /** The note that the shop wrote. */
  cancelledByShop: ({ note }: { readonly note: string }) => note,
  refunded: 'أعدنا إليك المبلغ.',
  surplusRefunded: 'أعدنا إليك المبلغ الزائد.',
}
