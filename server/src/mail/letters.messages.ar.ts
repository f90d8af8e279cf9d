/** The texts of the letters in Arabic: the same names as in letters.messages.en.ts. Amounts are piastres. */
import { shop } from '../../../shop.config.ts'
import { cairoTime, clockInArabic, dayInArabic } from '../cairo-time.ts'
import { amountInArabic } from '../money.ts'

// The shopkeeper's, in English as the shop's commands are.
export { agreeOnTime, newOrdersSubject, newOrderSubject, toBePacked, whereTheRestIs } from './letters.messages.en.ts'

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
export const helloTo = ({ name }: { name: string }) => `أهلًا ${name}،`

export const welcomeSubject = `أهلًا بك في ${shop.nameAr}`
export const accountIsOpen = `تم فتح حسابك في ${shop.nameAr}. املأ سلتك، ونحن نوصلها لحد باب بيتك.`
export const startShopping = 'ابدأ التسوق'
export const notYouWhoSignedUp =
  'إذا لم تكن أنت من فتح الحساب، فلا تفعل شيئًا: لا أحد يستطيع قراءة بريدك، ولم يُطلب أي شيء.'

export const resetCodeSubject = `كود تغيير كلمة السر في ${shop.nameAr}`
export const yourCodeIs = `كود تغيير كلمة السر لحسابك في ${shop.nameAr}:`
export const codeWorksOnce = 'الكود صالح مرة واحدة، لمدة عشر دقائق، في المتصفح الذي طلبه.'
export const notYouWhoAsked =
  'إذا لم تطلب الكود، فلا تفعل شيئًا: كلمة السر لن تتغير. لا تعطِ الكود لأحد؛ نحن لا نسألك عنه أبدًا.'

export const passwordChangedSubject = `تم تغيير كلمة السر لحسابك في ${shop.nameAr}`
export const passwordWasChanged = `تم الآن تغيير كلمة السر لحسابك في ${shop.nameAr}، وتسجيل الخروج من كل الأجهزة الأخرى.`
export const notYouWhoChangedIt = 'إذا لم تكن أنت من غيّرها، فاختر كلمة سر جديدة الآن وأبلغنا.'
export const setNewPassword = 'اختر كلمة سر جديدة'

export const emailChangedSubject = `تم تغيير بريدك الإلكتروني في ${shop.nameAr}`
export const emailWasChanged = `تم الآن تغيير البريد الإلكتروني لحسابك في ${shop.nameAr}، وتسجيل الخروج من كل الأجهزة الأخرى. هذه آخر رسالة عن ذلك إلى هذا العنوان.`
export const notYouWhoMoved = 'إذا لم تكن أنت من غيّره، فأبلغنا الآن: حسابك في يد شخص آخر.'

export const accountDeletedSubject = `تم حذف حسابك في ${shop.nameAr}`
export const accountWasDeleted = `تم حذف حسابك في ${shop.nameAr}، ومعه عناوينك وسلة مشترياتك ومفضلتك ورسائلنا إليك. تم تسجيل الخروج من كل الأجهزة.`
export const ordersStayNameless =
  'نحتفظ من طلباتك بالمنتجات والمبالغ، كما يطلب القانون من المتاجر، ولا نحتفظ بما يدل على صاحبها.'
export const comeBack = 'أهلًا بك من جديد في أي وقت.'

export const orderSubjects = {
  'order placed': ({ number }: Numbered) => `${shop.nameAr}: استلمنا طلبك (${number})`,
  'order paid': ({ number }: Numbered) => `${shop.nameAr}: تم دفع طلبك (${number})`,
  'order on its way': ({ number }: Numbered) => `${shop.nameAr}: طلبك في الطريق إليك (${number})`,
  'order delivered': ({ number }: Numbered) => `${shop.nameAr}: تم توصيل طلبك (${number})`,
  'order cancelled': ({ number }: Numbered) => `${shop.nameAr}: تم إلغاء طلبك (${number})`,
}
export const orderOpenings = {
  'order placed': ({ number }: Numbered) => `استلمنا طلبك، ورقمه ${number}.`,
  'order paid': ({ number }: Numbered) => `تم دفع طلبك، ورقمه ${number}.`,
  'order on its way': ({ number }: Numbered) => `طلبك في الطريق إليك، ورقمه ${number}.`,
  'order delivered': ({ number }: Numbered) => `تم توصيل طلبك، ورقمه ${number}.`,
  'order cancelled': ({ number }: Numbered) => `تم إلغاء طلبك، ورقمه ${number}.`,
}
export const payOnArrival = ({ total }: Total) => `تدفع ${egp(total)} كاش عند الاستلام.`
export const paymentArrived = 'وصلنا المبلغ، شكرًا لك.'
export const haveCashReady = ({ total }: Total) => `جهّز ${egp(total)} كاش من فضلك.`
export const alreadyPaid = 'الطلب مدفوع بالفعل.'
export const enjoyIt = 'بالهنا والشفا!'
export const moneyOnItsWayBack = ({ total }: Total) => `سنرد إليك ${egp(total)}، وهي في الطريق.`
export const nothingToPay = 'ليس عليك دفع أي شيء.'
export const seeYourOrder = 'تابع طلبك'
export const goesTo = ({ address }: { address: string }) => `عنوان التوصيل: ${address}`
export const goesToAddressGiven = 'نوصله إلى العنوان الذي كتبته.'
export const delivery = 'التوصيل'
export const comesBetween = ({ day, from, until }: Slot) =>
  `يصلك ${dayInArabic(day)} من ${clockInArabic(from)} إلى ${clockInArabic(until)}.`
export const comesUntil = ({ at }: { at: Date }) => `يصلك قبل ${clockInArabic(cairoTime(at).slice(-5))}.`
export const timeIsAgreedOn = 'سنتصل بك لنتفق على ميعاد التوصيل.'
export const changeIsBrought = ({ cash, change }: { cash: number; change: number }) =>
  `المندوب معه ${egp(change)} باقي ${egp(cash)}.`
export const total = 'الإجمالي'
export const lineOfBill = ({ count, title, price }: { count: number; title: string; price: number }) =>
  `${count} × ${title}، ${egp(price)}`

export function egp(piastres: number): string {
  return amountInArabic(piastres)
}
