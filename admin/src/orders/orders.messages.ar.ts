import type { OrderMove, OrderState } from '@baqala/contract/orders'
import { isolate } from '@baqala/contract/arabic'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { shop } from '../../../shop.config.ts'

const plural = pluralsOf('ar')

export const shopName: string = shop.nameAr

export const goods = (count: number) =>
  plural(count, {
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: `${count} قطع`,
    other: `${count} قطعة`,
  })
export const by = (time: string) => `لحد ${time}`
export const expressBy = (time: string) => `توصيل سريع، لحد ${time}`
export const left = (minutes: number) => `فاضل ${span(minutes)}`
export const late = (minutes: number) => `متأخر ${span(minutes)}`
export const cash = 'كاش'
export const isPaid = 'مدفوع'
export const cashPaid = 'كاش، مدفوع'
export const cardUnpaid = 'أونلاين، لسه ما اتدفعش'
export const states: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'مستني الدفع',
  placed: 'جديد',
  paid: 'جديد، مدفوع',
  'being packed': 'بيتجهّز',
  'on its way': 'في الطريق',
  delivered: 'وصل',
  'payment failed': 'الدفع ما تمّش',
  expired: 'ما اتدفعش في وقته',
  replaced: 'اتبدّل بطلب تاني',
  cancelled: 'ملغي',
  'refund due': 'فلوسه لازم ترجع',
  refunded: 'فلوسه رجعت',
}

export const packed = 'جاهز'
export const notPacked = 'لسه ما جهزش'
export const steps = {
  'being packed': 'ابدأ التجهيز',
  packed: 'الطلب جهز',
  'on its way': 'سلّمه للمندوب',
  delivered: 'وصل',
}
export const doing = {
  'being packed': 'بنجهّز…',
  packed: 'بنسجّل إنه جهز…',
  'on its way': 'بنسلّم…',
  delivered: 'بنسجّل إنه وصل…',
}
export const ofCourier = {
  steps: { ...steps, 'on its way': 'استلم الطلب' },
  doing: { ...doing, 'on its way': 'بتستلمه…' },
}
export const stepOf = (step: string, number: number) => `${step}: طلب رقم ${number}`
export const notSent = (number: number) => `المحل ما ردّش على الطلب رقم ${number}. لو لسه في مكانه دوس تاني.`
export const refused = (number: number, why: string) => `طلب رقم ${number}: ${why}`
export const undo = 'تراجع'
export const undoOf = (number: number) => `تراجع: طلب رقم ${number}`

export const orderTitle = (number: number | string) => `طلب رقم ${number}`
export const courierPhone = 'موبايل المندوب'
export const courierPhoneHint = 'لو حابب: العميل يقدر يكلّمه لحد ما الطلب يوصل.'
export const phoneInvalid = 'رقم الموبايل المصري 11 رقم، زي 01001234567.'
export const address = 'العنوان'
export const accountDeleted = 'الحساب اتحذف'
export const ifRunsOut = 'لو حاجة خلصت'
export const waysIfRunsOut = {
  call: 'كلّم العميل الأول',
  replace: 'كلّمه على حاجة شبهها وعلى سعرها',
  'leave out': 'شيلها من الطلب',
}
export const note = 'ملاحظة'
export const map = 'الخريطة'
export const call = 'اتصل'
export const whatsapp = 'واتساب'
export const courier = 'المندوب'
export const courierHint = 'المندوب اللي بيدخل باسمه بيشوف العنوان والموبايل، وهو اللي بيسجّل إنه وصل.'
export const otherCourier = 'حد ما بيدخلش هنا'
export const carriedBy = (name: string) => `مع ${isolate(name)}`
export const hello = (name: string) => `أهلًا ${isolate(name)}، معاك ${shop.nameAr}.`
export const isAccepted = (number: number) => `طلبك رقم ${number} وصلنا وبنجهّزه.`
export const isOnItsWay = (number: number) => `طلبك رقم ${number} في الطريق.`
export const aboutOrder = (number: number) => `بخصوص طلبك رقم ${number}:`
export const toPayAtDoor = (what: string) => `المطلوب عند الاستلام: ${what}`
export const withFee = (amount: string) => `${amount} ومصاريف التوصيل`
export const feeAlone = 'مصاريف التوصيل'

export const pieces = 'العدد'
export const notOnShelf = 'مش على الرف'
export const notOnShelfOf = (title: string) => `مش على الرف: ${title}`
export const shopperWants = {
  call: 'العميل عايز: نكلّمه الأول',
  replace: 'العميل عايز: نكلّمه على حاجة شبهه وعلى سعرها',
  'leave out': 'العميل عايز: نشيله من الطلب',
}
export const howManyMissing = (of: number) => `ناقص كام من ${of}؟`
export const oneToAll = (of: number) => `اكتب رقم من 1 لحد ${of}، من غير كسور.`
export const leavingOut = 'هيتشال من المخزون كمان. العميل هيدفع أقل، وهيوصله إيميل بكده.'
export const leaveOut = 'شيله من الطلب'
export const isLeftOut = (count: number, title: string) => `اتشال من الطلب: ${count} × ${isolate(title)}`
export const paidWhole =
  'مدفوع بالكارت: ما ينفعش نشيل منه حاجة، لأن جزء من المبلغ ما ينفعش يرجع. لو فيه حاجة ناقصة، اتفق مع العميل على حاجة تانية، أو الغي الطلب.'
/** For those who may not cancel. */
export const paidWholeOfOthers =
  'مدفوع بالكارت: ما ينفعش نشيل منه حاجة، لأن جزء من المبلغ ما ينفعش يرجع. لو فيه حاجة ناقصة، اتفق مع العميل على حاجة تانية، أو خلّي المالك أو المدير يلغي الطلب.'
export const product = 'الصنف'
export const amount = 'المبلغ'
export const money = 'الحساب'
export const goodsAmount = 'المنتجات'
export const fee = 'التوصيل'
export const free = 'مجاني'
export const none = 'مفيش'
export const toBeAgreed = 'هنتفق عليه بالتليفون'
export const feeByPhone = 'بالتليفون، مش في الإجمالي'
export const total = 'الإجمالي'
export const toCollect = 'المطلوب عند الباب'
export const feeToAdd = 'ومصاريف التوصيل'
export const asAgreed = 'بالتليفون'
export const change = (cash: string) => `الباقي من ${cash}`
export const paidByCard = (amount: string, when: string) => `${amount} اتدفعت أونلاين، ${when}`
export const wentBack = (when: string) => `رجعت ${when}`
export const wentBackByHand = (when: string) => `رجعت بطريقة تانية ${when}`
export const isOwed = 'لازم ترجع'

export const moves = 'اللي حصل'
export const movers: Readonly<Record<OrderMove['who'], string>> = {
  shopper: 'العميل',
  shop: 'المحل',
  'payment provider': 'شركة الدفع',
}

export const refundDue = (amount: string) => `لازم ${amount} ترجع للعميل.`
export const isByHand = 'رجعت بطريقة تانية: سجّلها بس.'
export const refund = (amount: string) => `رجّع ${amount}`
export const refundIsFinal = 'هترجع بنفس طريقة الدفع، ومش هينفع نتراجع بعدها.'
export const refundNow = (amount: string) => `أيوه، رجّع ${amount}`
export const noteRefund = 'سجّل إنها رجعت'
export const isRefunded = (amount: string) => `${amount} راجعة للعميل`
export const isNoted = (amount: string) => `اتسجّل إن ${amount} رجعت بطريقة تانية. مفيش حاجة اتبعتت.`
export const moveTime = 'ميعاد توصيل تاني'
export const newTime = 'الميعاد الجديد'
export const chooseTime = 'اختار ميعاد'
export const noTimeFree = 'مفيش ميعاد تاني فاضي'
export const freeTime = (time: string, left: number) =>
  `${time}، ${plural(left, { one: 'باقي مكان واحد', two: 'باقي مكانين', few: `باقي ${left} أماكن`, other: `باقي ${left} مكان` })}`
export const timeByPhone = 'هنتفق عليه بالتليفون'
export const shopperIsTold = 'العميل هيجيله إيميل بالميعاد الجديد.'
export const expressGoes = 'مش هيبقى طلب سريع: هتتحسب مصاريف التوصيل العادية، لو أقل.'
export const expressIsPaid =
  'الطلب ده سريع ومدفوع بالكارت، فميعاده بيفضل زي ما هو. اتفق مع العميل على حاجة تانية، أو الغي الطلب عشان المبلغ كله يرجع.'
export const moveTimeNow = 'انقله'
export const isMoved = (number: number, time: string, total: string) =>
  `طلب رقم ${number} اتنقل. ميعاده: ${time}. إجماليه ${total}`
export const cancel = 'الغي الطلب'
export const cancelsPaid = (amount: string) =>
  `مدفوع بالكارت، فلازم مبلغ ${isolate(amount)} يرجع بعد الإلغاء. الإلغاء لوحده مش بيرجّع حاجة، والطلب هيطلب منك ترجّعه بعدها.`
export const cancelsOnTheRoad = 'المنتجات بتتحسب في المخزون تاني على طول وهي لسه في الطريق: خلّي المندوب يرجّعها.'
export const why = 'السبب'
export const whyHint = 'العميل هيقراه.'
export const cancelNow = (number: number) => `الغي طلب رقم ${number}`
export const stepsBack = {
  'on its way': {
    open: 'الطلب ما وصلش',
    saysWhat: 'هيرجع «في الطريق»، والكاش يتحسب إنه لسه ما اتاخدش. هيوصل للعميل إيميل إننا سجّلنا الوصول بالغلط.',
    now: (number: number) => `رجّع طلب رقم ${number} في الطريق`,
    done: (number: number) => `طلب رقم ${number} بقى في الطريق تاني`,
  },
  'being packed': {
    open: 'الطلب ما خرجش',
    saysWhat: 'هيرجع «بيتجهّز»، ولو كان جاهز بيفضل جاهز. هيوصل للعميل إيميل إننا سجّلنا خروجه بالغلط.',
    now: (number: number) => `رجّع طلب رقم ${number} للمحل`,
    done: (number: number) => `طلب رقم ${number} رجع بيتجهّز`,
  },
}
export const whyIsMissing = 'اكتب السبب: فريق المحل هيقراه.'
export const whyOfStaff = 'لفريق المحل: بيفضل في تاريخ الطلب وفي السجل.'
export const isStopped = 'الطلب ده اتلغى دلوقتي. من فضلك رجّع حاجته على الرف.'
export const isCancelled = (number: number) => `طلب رقم ${number} اتلغى`

export const slipTitle = (number: string) => `اطبع طلب رقم ${number}`
export const printSizes = { '80': 'إيصال 80 مم', '58': 'إيصال 58 مم', a4: 'ورقة تجهيز A4' }
export const print = 'اطبع'
export const toOrder = 'رجوع للطلب'

function span(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} د`
  if (hours >= 24) {
    const days = Math.floor(hours / 24)
    return plural(days, { one: 'يوم', two: 'يومين', few: `${days} أيام`, other: `${days} يوم` })
  }
  return minutes % 60 === 0 ? `${hours} س` : `${hours} س و${minutes % 60} د`
}
