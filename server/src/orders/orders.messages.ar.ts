import type { OrderState } from '@baqala/contract/orders'
import { isolate, isolateUnlessArabic } from '@baqala/contract/arabic'
import { pluralsOf } from '@baqala/contract/plural'
import { cairoTime, cairoTimeInArabic, clockInArabic, dayInArabic } from '../egypt/cairo-time.ts'
import { amountInArabic, moneyInArabic } from '../egypt/money.ts'
import { type FirstMover, type Max, type Numbered, type StandingOrder, isToday } from './order-message-params.ts'
import type { WholeTitle } from '../catalog/arabic-names.ts'
import { states } from './order-states.messages.ar.ts'

const plural = pluralsOf('ar')

export interface CannotMove extends Numbered {
  readonly to: OrderState | 'packed'
  readonly first?: FirstMover | undefined
}

export interface Days {
  readonly from: string
  readonly to: string
}

export interface WentBack extends Pick<Numbered, 'number'> {
  readonly first: FirstMover
  readonly wasByHand: boolean
  /** Only what arrived beyond the order's price went back. */
  readonly isSurplus: boolean
}

export const replies = {
  placed: 'طلبك اتسجّل',
  pageOpened: 'صفحة الدفع جاهزة',
  changed: 'الطلب اتعدّل',
  cancelled: 'الطلب اتلغى',
  inCartAgain: 'المنتجات رجعت لسلتك',
  nothingInCartAgain: 'ولا منتج من الطلب ده متاح دلوقتي',
}

export const messages = {
  cartNotFound: 'السلة دي مش موجودة',
  cartIsEmpty: 'سلتك فاضية.',
  orderNotFound: 'الطلب ده مش موجود',
  noSuchOrder: 'الطلب ده مش موجود.',
  notYourOrders: 'دي طلبات عميل تاني.',
  noOnlinePayment: 'الدفع أونلاين مش متاح في المحل ده. ادفع كاش عند الاستلام.',
  cartPaymentUnderWay: 'فيه عملية دفع شغالة للسلة دي. حاول تاني بعد شوية.',
  orderPaymentUnderWay: 'فيه عملية دفع شغالة للطلب ده. حاول تاني بعد شوية.',
  paymentJustBegun: 'فيه عملية دفع لسه بادئة للطلب ده. حاول تاني.',
  tooManyPagesFromNetwork: 'اتفتحت صفحات دفع كتير من شبكتك. حاول تاني بعدين، أو ادفع كاش عند الاستلام.',
  tooManyUnpaid: 'فتحت صفحة الدفع كتير النهارده من غير ما تكمّل. ادفع كاش عند الاستلام، أو حاول تاني بكرة.',
  tooManyLists: 'طلباتك بتتحمّل دلوقتي. حاول تاني بعد لحظة.',
  tooManyWatching: 'ناس كتير بتتابع طلباتها دلوقتي. حاول تاني بعد دقيقة.',
  totalChanged: ({ now, before }: { readonly now: number; readonly before: number }) =>
    `إجمالي سلتك دلوقتي ${amountInArabic(now)} مش ${amountInArabic(before)}، فما سجّلناش أي طلب. راجع سلتك من فضلك.`,
  orderedBefore: ({ number, total, address }: StandingOrder) =>
    `السلة دي اتعمل بيها طلب قبل كده: طلب رقم ${number} بإجمالي ${amountInArabic(total)}، هيوصل على: ${isolate(address)}. ما سجّلناش أي طلب تاني.`,
  paidMeanwhile: ({ number, total, address }: StandingOrder) =>
    `السلة دي اتدفع تمنها من شوية: طلب رقم ${number} بإجمالي ${amountInArabic(total)}، هيوصل على: ${isolate(address)}. راجع سلتك من فضلك.`,
  cannotMove: ({ number, state, to, first }: CannotMove) =>
    (state === to
      ? `حالة طلب رقم ${number} «${states[state]}» أصلًا.`
      : `حالة طلب رقم ${number} «${states[state]}»، وما ينفعش تبقى «${to === 'packed' ? 'جاهز' : states[to]}».`) +
    wasFirst(first) +
    ((state === 'delivered' && to === 'on its way') || (state === 'on its way' && to === 'being packed')
      ? ' اللي وظيفته تسمح بالإلغاء يقدر يرجّع الخطوة دي في نفس اليوم.'
      : ''),
  cannotCancel: ({ number, state, first }: Numbered & { readonly first?: FirstMover }) =>
    `حالة طلب رقم ${number} «${states[state]}»، وما بقاش ينفع يتلغي.` + wasFirst(first),
  nothingToTakeBack: ({ number: n, state }: Numbered) => `حالة طلب رقم ${n} «${states[state]}»، ومفيش خطوة ترجع.`,
  mayNotCancel: 'وظيفتك ما تسمحش بإلغاء طلب، ولا بإنك ترجّع خطوة. كلّم المالك أو المدير.',
  mayNotMove: 'وظيفتك ما تسمحش بالخطوة دي.',
  noSuchCourier: 'المندوب ده ما بقاش من فريق المحل. اختار تاني.',
  othersRun: 'الطلب ده مع مندوب تاني.',
  notYourRun: 'بتشوف الطلبات اللي ممكن تاخدها، والطلبات اللي خدتها إنت في آخر أسبوع بس.',
  tooManyBoards: 'لوحة الطلبات مفتوحة في أماكن كتير. حاول تاني بعد دقيقة.',
  surplusOwed: ({ amount }: { readonly amount: string }) =>
    `وصلنا ${moneyInArabic(amount)} زيادة عن تمن الطلب، ولازم ترجع.`,
  surplusSentBack: ({ amount }: { readonly amount: string }) =>
    `وصلنا ${moneyInArabic(amount)} زيادة عن تمن الطلب، ورجّعناها.`,
  cannotChange: ({ number, state }: Numbered) => `حالة طلب رقم ${number} «${states[state]}»، وما بقاش ينفع يتعدّل.`,
  changedMeanwhile: ({ number }: Pick<Numbered, 'number'>) =>
    `طلب رقم ${number} اتغيّر من شوية، فما عدّلناش حاجة تاني. راجعه من فضلك.`,
  cartIsBeingPaid: ({ number }: Pick<Numbered, 'number'>) =>
    `صفحة الدفع لطلب رقم ${number} مفتوحة لسلتك. ادفع هناك، أو الغي الطلب ده الأول. ما عدّلناش حاجة.`,
  changedTooOften: 'الطلب ده اتعدّل عشر مرات. كلّمنا، أو الغيه واطلب من جديد.',
  changeEmpties: 'ما ينفعش الطلب يبقى فاضي. الغيه أحسن.',
  paidAsItIs: 'الطلب ده مدفوع أونلاين، فمنتجاته وإجماليه بيفضلوا زي ما هم. تقدر تغيّر الميعاد، أو تلغيه وتطلب من جديد.',
  paidExpress: 'الطلب ده سريع ومدفوع أونلاين، فمنتجاته وميعاده بيفضلوا زي ما هم. تقدر تلغيه وتطلب من جديد.',
  expressIsPaid: ({ number }: Pick<Numbered, 'number'>) =>
    `طلب رقم ${number} سريع ومدفوع بالكارت، فميعاده بيفضل زي ما هو. اتفق مع العميل على حاجة تانية، أو الغي الطلب عشان المبلغ كله يرجع.`,
  changeCosts: ({ now, before }: { readonly now: number; readonly before: number }) =>
    `الطلب هيبقى بـ${amountInArabic(now)} مش ${amountInArabic(before)}، فما عدّلناش حاجة. راجعه من فضلك.`,
  tooLateToLeaveOut: ({ number, state }: Numbered) =>
    `حالة طلب رقم ${number} «${states[state]}»، وما ينفعش نشيل منه حاجة.`,
  paidWhole: ({ number }: Pick<Numbered, 'number'>) =>
    `طلب رقم ${number} مدفوع بالكارت، وما ينفعش نرجّع جزء من المبلغ. اتفق مع العميل على حاجة تانية، أو الغي الطلب، أو خلّي حد وظيفته تسمح يلغيه، عشان المبلغ كله يرجع.`,
  notInOrder: ({ number }: Pick<Numbered, 'number'>) => `المنتج ده مش في طلب رقم ${number}. ممكن يكون حد شاله من شوية.`,
  holdsNow: ({ number, held, titleAr }: WholeTitle & { readonly number: number; readonly held: number }) =>
    `طلب رقم ${number} فيه دلوقتي ${held} × ${titleAr}، فما غيّرناش حاجة. راجعه من فضلك.`,
  nothingRemains: ({ number }: Pick<Numbered, 'number'>) =>
    `طلب رقم ${number} مش هيفضل فيه حاجة. الغيه أحسن، أو خلّي حد وظيفته تسمح يلغيه.`,
  noOrderOfNumber: ({ number }: { readonly number: number }) => `مفيش طلب رقم ${number}.`,
  soughtIsWrong: ({ max }: Max) => `اكتب من حرف واحد لـ${max} حرف أو رقم من موبايل أو اسم أو بريد إلكتروني أو رقم طلب.`,
  cancelMakesRefundDue: ({ number, state }: Numbered) =>
    `حالة طلب رقم ${number} «${states[state]}»، ومفيش فلوس ترجع. لو الطلب اتلغى، فلوسه تبقى واجبة الرجوع.`,
  paidInCash: ({ number, state }: Numbered) =>
    `حالة طلب رقم ${number} «${states[state]}»، ومفيش فلوس ترجع: الطلب كاش، فما اتدفعش حاجة أونلاين.`,
  nothingPaid: ({ number, state }: Numbered) =>
    `حالة طلب رقم ${number} «${states[state]}»، ومفيش فلوس ترجع: ما اتدفعش فيه حاجة.`,
  tooLateForRefund: ({ number, state }: Numbered) =>
    `حالة طلب رقم ${number} «${states[state]}»، ومفيش فلوس ترجع وما بقاش ينفع يتلغي. رجّع الفلوس من لوحة شركة الدفع.`,
  wentBackBefore: ({ number, first, wasByHand, isSurplus }: WentBack) =>
    `${isSurplus ? 'الفلوس الزيادة في' : 'فلوس'} طلب رقم ${number} رجعت للعميل قبل كده${wasByHand ? ' بطريقة تانية' : ''}.${wasFirst(first)} ما ترجّعهاش تاني.`,
  underWayToCard: ({ number }: Pick<Numbered, 'number'>) =>
    `فلوس طلب رقم ${number} بتتبعت للبطاقة دلوقتي، أو ممكن تكون اتبعتت: شركة الدفع لسه ما ردّتش. ما تسلّمهاش بإيدك. ابعتها للبطاقة تاني عشان تعرف؛ مش هتتبعت غير مرة واحدة.`,
  noProvider: ({ number }: { readonly number: number }) =>
    `مفيش شركة دفع نسألها عن طلب رقم ${number}. لما الفلوس ترجع بطريقة تانية، سجّل إنها رجعت.`,
  nothingToBring: ({ number, state }: Numbered) =>
    `حالة طلب رقم ${number} «${states[state]}»: مفيش حاجة تتجهّز أو تتوصّل.`,
  nothingToPack: ({ states: wanted }: { readonly states: readonly OrderState[] }) =>
    `مفيش طلبات حالتها ${wanted.map((state) => `«${states[state]}»`).join(' أو ')}.`,
  turnedRound: ({ from, to }: Days) => `${dayInArabic(from)} بعد ${dayInArabic(to)}: اكتب الأيام بالترتيب.`,
  tooManyForSheet: ({ max }: Max) => `الطلبات دي أكتر من ${max}. اكتب أرقام طلبات معيّنة، أو اختار حالة طلباتها أقل.`,
  noRefundDue: ({ number, state }: Numbered) => `حالة طلب رقم ${number} «${states[state]}»، ومفيش فلوس ترجع.`,
}

export const missing = {
  withdrawn: 'المحل ما بقاش بيبيع المنتج ده.',
  soldOut: 'الكمية خلصت.',
  allInCart: 'كل الكمية الفاضلة عندنا موجودة في سلتك أصلًا.',
  cartIsFull: ({ max }: { readonly max: number }) => `السلة بتشيل ${max} منتج، وسلتك مليانة.`,
  only: ({ added: n, ordered }: { readonly added: number; readonly ordered: number }) =>
    plural(n, {
      zero: 'ما قدرناش نضيف المنتج ده لسلتك.',
      one: `ضفنا لسلتك قطعة واحدة بس من ${ordered}.`,
      two: `ضفنا لسلتك قطعتين بس من ${ordered}.`,
      few: `ضفنا لسلتك ${n} قطع بس من ${ordered}.`,
      other: `ضفنا لسلتك ${n} قطعة بس من ${ordered}.`,
    }),
}

/** The person who was first, and when; without a verb, whose form would have to know a man from a woman. */
function wasFirst(first: FirstMover | undefined): string {
  if (first === undefined) return ''
  const movers = { shopper: 'العميل', shop: 'المحل', 'payment provider': 'شركة الدفع' } as const
  return ` ده اتسجّل ${whenMovedInArabic(first)} باسم ${first.by === null ? movers[first.who] : isolateUnlessArabic(first.by)}.`
}

function whenMovedInArabic({ at }: FirstMover): string {
  return isToday(at) ? `الساعة ${clockInArabic(cairoTime(at).slice(-5))}` : `يوم ${cairoTimeInArabic(at)}`
}
