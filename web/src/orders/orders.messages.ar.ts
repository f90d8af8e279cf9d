import type { Order, OrderMove, OrderState } from '@baqala/contract/orders'
import { isolate } from '@baqala/contract/arabic'
import { contact } from '../../../shop.config.ts'
import { egpWithPiastres } from '../ui/egp.ts'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { pieceCount } from '../cart/cart-screen.messages.ar.ts'

const plural = pluralsOf('ar')

export { size } from '../cart/cart-screen.messages.ar.ts'

export const paymentTitle = 'الدفع'
export const detailsLabel = 'عنوان التوصيل بالتفصيل'
export const cashPayment = 'كاش عند الاستلام'
export const onlinePayment = 'الدفع أونلاين'
export const confirmedTitle = 'طلبك اتأكد!'
export const confirmedText = 'شكرًا ليك. بنجهّز طلبك للتوصيل.'
export const backToHome = 'ارجع للرئيسية'

export const paymentTab = 'الدفع'
export const phoneLabel = 'رقم الموبايل'
export const cityLabel = 'المدينة'
export const required = 'مطلوب'
export const onlineFrom = (amount: string) => `الدفع أونلاين متاح من أول ${amount}`
export const paymentPageIsForeign = 'صفحة الدفع أونلاين مش متاحة بالعربي.'
export const paymentWindowBlocked = 'المتصفح منع فتح صفحة الدفع.'
export const continueToPayment = 'كمّل للدفع'
export const payableUntil = (clock: string) => `الطلب محجوز ليك لحد ${clock}. لو ما اتدفعش قبلها هيتلغي.`
export const openingPaymentPage = 'بنفتح صفحة الدفع…'
export const nothingToPay = 'مفيش حاجة تدفع تمنها لسه.'
export const offline = 'مفيش اتصال. هتقدر تطلب لما الاتصال يرجع.'
export const orderIsPaid = (number: number) => `طلب رقم ${number} اتدفع.`
export const nextOrder = (number: number) => `طلب رقم ${number} اتدفع. ده طلب جديد.`
export const usedBefore = 'وصّل على'
export const howToWriteAddress = 'الشارع والعمارة والدور والشقة. وهتلاقي العنوان هنا المرة الجاية.'
export const addressesFailed = 'مش قادرين نعرض عناوينك دلوقتي.'
// Nothing around it: the parts of an address are isolated already, and marks around them would turn their order.
export const use = (text: string) => `استخدم ${text}`
export const oddPhone = 'الرقم ده كامل؟ رقم الموبايل في مصر شكله 01012345678.'
export const yourOrder = 'طلبك'
export const total = 'الإجمالي'
export const viewCart = 'شوف سلتك'

export const cartChanged = 'سلتك اتغيّرت، فما سجّلناش الطلب لسه.'
export const cartHasCome = 'سلتك كانت لسه بتحمّل، فما سجّلناش الطلب لسه.'
export const deliveryChanged = 'التوصيل اتغيّر، فما سجّلناش الطلب لسه.'
export const reviewDelivery = 'من فضلك راجعه تحت واضغط تاني.'
export const cannotBeOrdered = 'مش هنقدر نسجّل طلبك وسلتك كده.'
export const addressesChanged = 'عناوينك اتغيّرت، فما سجّلناش الطلب لسه.'
export const checkAddress = 'من فضلك راجع تحت الطلب رايح على فين، واضغط تاني.'
export const reviewCart = 'من فضلك راجعها واضغط تاني.'
export const pressToTryAgain = 'اضغط زرار من اللي تحت عشان نجرّب تاني.'
export const orderedOrEmptied = 'سلتك اتعمل بيها طلب أو اتفضّت من شوية.'
export const wasRemoved = (product: string) => `اتشال من سلتك: ${product}.`
export const wasAdded = (product: string) => `اتضاف لسلتك: ${product}.`
export const hasChanged = (product: string, now: number | string, before: number | string) =>
  typeof now === 'number'
    ? `${product}: الكمية دلوقتي ${now} بدل ${before}.`
    : `${product}: السعر دلوقتي ${now} بدل ${before}`
export const onlyLeft = (product: string, left: number) =>
  left > 0 ? `فاضل من ${product} ${pieceCount(left)} بس.` : `الكمية خلصت: ${product}.`

export const confirmedTab = 'الطلب اتأكد'
export const orderNumber = (number: number) => `طلب رقم ${number}`
export const mayWeCall = (phone: string) =>
  `نقدر نكلّمك على ${isolate(phone)}؟ لو الرقم غلط قول لنا من «فيه مشكلة في الطلب ده؟» في «طلباتي».`
export const followUnderOrders = 'تابعه من «طلباتي»'

export const loadingOrders = 'بنجيب طلباتك…'
export const cannotBeShown = 'مش قادرين نعرض طلباتك دلوقتي. مفيش طلب ضاع.'
export const noOrders = 'ما طلبتش حاجة لسه.'
export const unknownHere = 'الطلبات مش متاحة هنا.'
export const unknownHereText = 'المحل ده بيستقبل طلباتك ويوصّلها، بس ما بيعرضش قائمة بيها.'
export const olderOrders = 'اعرض طلبات أقدم'

export const orderTitle = (number: number) => `طلب رقم ${number}`
export const piecesAndPrice = ({ count, price, product: { unit } }: Order['cartItems'][number]) =>
  `${unit ? `${unit} · ` : ''}${count} × ${egpWithPiastres(price)}`
export const comma = '، '
const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
export const joined = (...parts: readonly string[]) => parts.join(isArabic(parts.join()) ? comma : ', ')
// An address without Arabic is read from the left, all of it.
export const addressLine = (...parts: readonly string[]) =>
  isArabic(parts.join()) ? joined(...parts.map(isolate)) : isolate(joined(...parts))
export const labelled = (label: string, address: string) =>
  isArabic(label + address) ? `${isolate(label)}: ${address}` : isolate(`${label}: ${address}`)
export const deliveryAddress = 'عنوان التوصيل'
export const progress = 'خطوات الطلب'
export const stillToCome = ' (لسه)'

export const callCourier = 'كلّم المندوب:'

export const orderAgain = 'اطلب تاني'
export const fillingCart = 'بنرجّع المنتجات لسلتك…'
export const noneAvailable = 'ولا منتج من دول متاح دلوقتي.'
const backInCart = (n: number) =>
  plural(n, {
    one: 'قطعة واحدة رجعت لسلتك',
    two: 'قطعتين رجعوا لسلتك',
    few: `${n} قطع رجعت لسلتك`,
    other: `${n} قطعة رجعت لسلتك`,
  })
export const inCartAgain = (n: number) => `${backInCart(n)} بأسعار النهارده.`
export const partlyInCartAgain = (n: number) => `${backInCart(n)}. فيه منتجات مش متاحة:`
export const orderAgainFailed = 'المحل ما ردّش. بص على سلتك قبل ما تحاول تاني.'

export const changeOrder = 'عدّل الطلب'
export const expressStays = 'توصيله سريع ومدفوع أونلاين: منتجاته وميعاده بيفضلوا زي ما هم. تقدر تلغيه وفلوسك ترجع لك.'

export const isBeingPacked = 'بنجهّزه، فمش هتقدر تعدّله أو تلغيه من هنا. كلّمنا: هنوقفه لو لسه ما خرجش.'

export const cancelOrder = 'الغي الطلب'
export const cancelTitle = (number: number) => `تلغي طلب رقم ${number}؟`
export const keepOrder = 'لأ، خلّي الطلب'
export const yesCancel = 'أيوه، الغيه'
export const cancelling = 'بنلغي الطلب…'
export const cancelPaid = (amount: string) => `مش هنوصّل حاجة، وهنرجّع لك اللي دفعته على الكارت خلال 7 أيام: ${amount}`
export const cancelUnpaid = 'مش هنوصّل حاجة، ومش هتدفع حاجة.'
export const refundComes = 'هنرجّع لك فلوسك على الكارت خلال 7 أيام.'
export const cancelFailed = 'ما قدرناش نلغي الطلب. من فضلك حاول تاني.'

export const problem = 'فيه مشكلة في الطلب ده؟'
export const problemHint = (isDelivered: boolean, isToCome: boolean) => {
  if (isDelivered) return 'قول لنا خلال 48 ساعة من التوصيل، ومعاها صورة لو تقدر. الرسالة فيها رقم طلبك.'
  return isToCome
    ? 'ابعت لنا أو اتصل: الرسالة فيها رقم طلبك. وبعد ما يوصل، معاك 48 ساعة تقول لنا لو فيه حاجة في المنتجات.'
    : 'الطلب ده مش هيتوصّل. لو عندك سؤال كلّمنا: الرسالة فيها رقم طلبك.'
}
export const problemMessage = (number: number) => `فيه مشكلة في طلب ${number}: `
export const problemSubject = (number: number) => `مشكلة في طلب ${number}`
export const byWhatsapp = 'واتساب'
export const byEmail = 'بريد إلكتروني'
export const call = (phone: string) => `اتصل على ${isolate(phone)}`

export const receipt = 'الفاتورة'
export const print = 'اطبع'
export const sellerAddress: string = contact.addressAr
export const sellersRegister = (number: string) => `سجل تجاري \u2066${number}\u2069`
export const sellersTaxNumber = (number: string) => `رقم ضريبي \u2066${number}\u2069`
export const receiptOrder = 'رقم الطلب'
export const receiptOrdered = 'تاريخ الطلب'
export const receiptState = 'الحالة'
export const receiptPayment = 'الدفع'
export const receiptPaidOn = 'تاريخ الدفع'
export const receiptName = 'الاسم'
export const receiptAddress = 'العنوان'
export const receiptDelivery = ({ isDelivered }: Pick<Order, 'isDelivered'>): string =>
  isDelivered ? 'كان ميعاده' : 'التوصيل'

const cashOnDelivery = 'كاش عند الاستلام'
export function payment({ paymentMethodType, isPaid }: Pick<Order, 'paymentMethodType' | 'isPaid'>): string {
  if (paymentMethodType === 'cash') return isPaid ? 'كاش، مدفوع' : cashOnDelivery
  return isPaid ? 'كارت، مدفوع' : 'كارت، ما اتدفعش'
}

const STATES: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'في انتظار الدفع',
  placed: 'اتسجّل',
  paid: 'مدفوع',
  'being packed': 'بنجهّزه',
  'on its way': 'في الطريق',
  delivered: 'وصل',
  'payment failed': 'الدفع ما تمّش',
  expired: 'ما اتدفعش',
  replaced: 'اتبدّل بطلب أحدث',
  cancelled: 'ملغي',
  'refund due': 'هنرجّع لك فلوسك',
  refunded: 'فلوسك رجعت لك',
}
export const stateName = (state: OrderState) => STATES[state] ?? state
export const confirmedState = (state: OrderState) =>
  state === 'placed' ? 'اتسجّل، والدفع كاش عند الاستلام' : stateName(state)

const MOVERS: Readonly<Record<OrderMove['who'], string>> = {
  shopper: 'إنت',
  shop: 'المحل',
  'payment provider': 'شركة الدفع',
}
export const movedBy = (who: OrderMove['who']) => MOVERS[who] ?? who
export const rateIt = 'قيّمه'
export const rateGoods = 'قيّم اللي وصلك'
export const yourReview = 'تقييمك'
