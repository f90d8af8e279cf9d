/** The texts of the letters in Arabic: the same names as in letters.messages.en.ts. Amounts are piastres. */
import { isolate } from '@baqala/contract/arabic'
import { shop } from '../../../shop.config.ts'
import { cairoTime, clockInArabic, dayInArabic } from '../egypt/cairo-time.ts'
import { amountInArabic as egp } from '../egypt/money.ts'
import type { LeftOut, ToPay } from './letters.messages.en.ts'

// The shopkeeper's, in English as the shop's commands are.
export {
  agreeOnDelivery,
  agreeOnTime,
  changedOrderSubject,
  newOrdersSubject,
  newOrderSubject,
  toBePacked,
  whereTheRestIs,
} from './letters.messages.en.ts'

interface Total {
  readonly total: number
}

interface Slot {
  readonly day: string
  readonly from: string
  readonly until: string
}

interface Numbered {
  readonly number: number
}

export const language = 'ar'
export const footer = `${shop.nameAr}، ${shop.taglineAr}`
export const hello = 'أهلًا،'
export const helloTo = ({ name }: { name: string }) => `أهلًا ${isolate(name)}،`

export const welcomeSubject = `أهلًا بيك في ${shop.nameAr}`
export const accountIsOpen = `حسابك في ${shop.nameAr} اتفتح. املا سلتك، وإحنا نوصّلها لحد باب بيتك.`
export const startShopping = 'ابدأ التسوق'
export const notYouWhoSignedUp = 'لو مش إنت اللي فتحت الحساب، ما تعملش حاجة: محدش يقدر يقرا بريدك، وما اتطلبش حاجة.'

export const resetCodeSubject = `كود تغيير كلمة السر في ${shop.nameAr}`
export const yourCodeIs = `كود تغيير كلمة السر لحسابك في ${shop.nameAr}:`
export const codeWorksOnce = 'الكود بيشتغل مرة واحدة بس، خلال 10 دقايق، في نفس المتصفح اللي طلبته منه.'
export const notYouWhoAsked =
  'لو ما طلبتش الكود، ما تعملش حاجة: كلمة السر مش هتتغير. ما تقولش الكود لحد؛ إحنا عمرنا ما هنطلبه منك.'

export const passwordChangedSubject = `كلمة السر لحسابك في ${shop.nameAr} اتغيّرت`
export const passwordWasChanged = `كلمة السر لحسابك في ${shop.nameAr} اتغيّرت دلوقتي، وسجّلنا خروجك من كل الأجهزة التانية.`
export const notYouWhoChangedIt = 'لو مش إنت اللي غيّرتها، اختار كلمة سر جديدة دلوقتي وبلّغنا.'
export const setNewPassword = 'اختار كلمة سر جديدة'

export const emailChangedSubject = `بريدك الإلكتروني في ${shop.nameAr} اتغيّر`
export const emailWasChanged = `البريد الإلكتروني لحسابك في ${shop.nameAr} اتغيّر دلوقتي، وسجّلنا خروجك من كل الأجهزة التانية. دي آخر رسالة عن التغيير ده على البريد القديم.`
export const takeEmailBack =
  'لو مش إنت اللي غيّرته، يبقى حسابك في إيد حد تاني. رجّعه خلال أسبوع: هيرجع للبريد ده، وهنسجّل خروجك من كل الأجهزة، وتختار كلمة سر جديدة.'
export const takeItBack = 'رجّع بريدي الإلكتروني'
export const notYouWhoMoved = 'لو مش إنت اللي غيّرته، بلّغنا دلوقتي: حسابك في إيد حد تاني.'

export const accountDeletedSubject = `حسابك في ${shop.nameAr} اتحذف`
export const accountWasDeleted = `حسابك في ${shop.nameAr} اتحذف، ومعاه عناوينك وسلتك والمفضلة ورسايلنا ليك. وسجّلنا خروجك من كل الأجهزة.`
export const ordersStayNameless =
  'بنحتفظ من طلباتك بالمنتجات والمبالغ بس، زي ما القانون بيطلب من المحلات، من غير أي حاجة تدل على صاحبها.'
export const comeBack = 'أهلًا بيك من جديد في أي وقت.'

export const backSubject = ({ title }: { title: string }) => `${shop.nameAr}: ${isolate(title)} رجع`
export const isBack = ({ title }: { title: string }) => `${isolate(title)} رجع تاني. إنت طلبت نقولك.`
export const seeProduct = 'شوفه في المحل'
export const onlyLetterAboutIt = 'ده آخر إيميل عنه. مش بنحجزلك حاجة، فممكن حد يسبقك.'

export const orderSubjects = {
  'order placed': ({ number }: Numbered) => `${shop.nameAr}: استلمنا طلبك (${number})`,
  'order paid': ({ number }: Numbered) => `${shop.nameAr}: طلبك اتدفع (${number})`,
  'order changed': ({ number }: Numbered) => `${shop.nameAr}: طلبك اتعدّل (${number})`,
  'time changed': ({ number }: Numbered) => `${shop.nameAr}: طلبك جاي في ميعاد تاني (${number})`,
  'goods left out': ({ number }: Numbered) => `${shop.nameAr}: فيه حاجة من طلبك ما لقيناهاش (${number})`,
  'order on its way': ({ number }: Numbered) => `${shop.nameAr}: طلبك في الطريق (${number})`,
  'order not sent': ({ number }: Numbered) => `${shop.nameAr}: طلبك لسه ما خرجش (${number})`,
  'order not delivered': ({ number }: Numbered) => `${shop.nameAr}: طلبك لسه في الطريق (${number})`,
  'order delivered': ({ number }: Numbered) => `${shop.nameAr}: طلبك وصل (${number})`,
  'order cancelled': ({ number }: Numbered) => `${shop.nameAr}: طلبك اتلغى (${number})`,
  'order refunded': ({ number }: Numbered) => `${shop.nameAr}: فلوسك رجعت (${number})`,
}
export const orderOpenings = {
  'order placed': ({ number }: Numbered) => `استلمنا طلبك، ورقمه ${number}.`,
  'order paid': ({ number }: Numbered) => `طلبك اتدفع، ورقمه ${number}.`,
  'order changed': ({ number }: Numbered) => `طلبك اتعدّل زي ما طلبت، ورقمه ${number}.`,
  'time changed': ({ number }: Numbered) => `نقلنا توصيل طلبك لميعاد تاني، ورقمه ${number}.`,
  'goods left out': ({ number }: Numbered) => `آسفين، فيه حاجة من طلبك ما لقيناهاش على الرف. رقم طلبك ${number}.`,
  'order on its way': ({ number }: Numbered) => `طلبك في الطريق، ورقمه ${number}.`,
  'order not sent': ({ number }: Numbered) => `سجّلنا بالغلط إن طلبك في الطريق: هو لسه عندنا في المحل، ورقمه ${number}.`,
  'order not delivered': ({ number }: Numbered) => `سجّلنا بالغلط إن طلبك وصل: هو لسه في الطريق، ورقمه ${number}.`,
  'order delivered': ({ number }: Numbered) => `طلبك وصل، ورقمه ${number}.`,
  'order cancelled': ({ number }: Numbered) => `طلبك اتلغى، ورقمه ${number}.`,
  'order refunded': ({ number }: Numbered) => `رجّعنا لك فلوس طلبك، ورقمه ${number}.`,
}
export const piecesLeftOut = ({ titleAr, pieces, of }: LeftOut) => `${pieces} من ${of}: ${isolate(titleAr)}`
export const isLeftOut = (goods: readonly LeftOut[]) =>
  `شلنا من الطلب ${goods.map(piecesLeftOut).join('، و')}. مش هتدفع تمن اللي ناقص.`
export const weCallAboutSimilar = 'إنت طلبت حاجة شبهها: هنكلّمك عليها وعلى سعرها.'
const toPay = ({ total, isFeeOpen }: ToPay) => `${isolate(egp(total))}${isFeeOpen ? ' ومصاريف التوصيل' : ''}`
export const payOnArrival = (order: ToPay) => `هتدفع ${toPay(order)} كاش عند الاستلام.`
export const paymentArrived = 'المبلغ وصلنا، شكرًا ليك.'
export const haveCashReady = (order: ToPay) => `جهّز ${toPay(order)} كاش من فضلك.`
export const alreadyPaid = 'الطلب مدفوع خلاص.'
export const goodsArePaid = 'المنتجات مدفوعة خلاص. مصاريف التوصيل مش محسوبة في الإجمالي ده.'
export const enjoyIt = 'بالهنا والشفا!'
export const moneyOnItsWayBack = ({ total }: Total) => `هنرجّع لك فلوسك على الكارت خلال 7 أيام: ${isolate(egp(total))}`
export const moneyIsBack = ({ total }: Total) =>
  `رجع لك ${isolate(egp(total))}. لو رجعت على الكارت، هتظهر في حسابك خلال 7 أيام.`
export const because = ({ why }: { why: string }) => `السبب: ${isolate(why)}`
export const whyIsWithOrder = 'السبب مكتوب مع طلبك.'
export const nothingToPay = 'مش هتدفع حاجة.'
export const seeYourOrder = 'تابع طلبك'
export const goesTo = ({ address }: { address: string }) => `عنوان التوصيل: ${isolate(address)}`
export const goesToAddressGiven = 'هنوصّله على العنوان اللي كتبته.'
export const ifRunsOut = {
  call: 'لو حاجة خلصت، هنكلّمك الأول.',
  replace: 'لو حاجة خلصت، هنكلّمك على حاجة شبهها وعلى سعرها.',
  'leave out': 'لو حاجة خلصت، هنشيلها من الطلب ومش هتدفع تمنها.',
}
export const yourNote = ({ note }: { note: string }) => `ملاحظتك: ${isolate(note)}`
export const weHaveYourNote = 'ملاحظتك وصلتنا.'
export const delivery = 'التوصيل'
export const free = 'مجاني'
export const comesBetween = ({ day, from, until }: Slot) =>
  `هيوصلك ${dayInArabic(day)} من ${clockInArabic(from)} لـ${clockInArabic(until)}.`
export const comesUntil = ({ at }: { at: Date }) => `توصيل سريع: هيوصلك قبل ${clockInArabic(cairoTime(at).slice(-5))}.`
export const timeIsAgreedOn = 'هنتصل بيك نتفق على ميعاد التوصيل.'
export const deliveryIsAgreedOn = 'هنتصل بيك نتفق على ميعاد التوصيل ومصاريفه. المصاريف مش محسوبة في الإجمالي ده.'
export const changeIsBrought = ({ cash, change }: { cash: number; change: number }) =>
  `المندوب هيجيب معاه الباقي: ${isolate(egp(change))} من ${isolate(egp(cash))}`
export const total = 'الإجمالي'
export const lineOfBill = ({ count, title, price }: { count: number; title: string; price: number }) =>
  `${count} × ${isolate(title)}، ${isolate(egp(price))}`

export { egp }
