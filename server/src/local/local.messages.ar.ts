/** The texts of the local test pages in Arabic: the same names as in local.messages.en.ts. */
import { isolate } from '@baqala/contract/arabic'
import { shop } from '../../../shop.config.ts'
import { cairoTimeInArabic } from '../egypt/cairo-time.ts'
import { amountInArabic } from '../egypt/money.ts'

export const testOnly = 'للتجربة بس: مفيش فلوس بتتدفع، ولا رسايل بتخرج من الجهاز ده.'

export const mailbox = 'صندوق البريد'
export const mailboxIsLocked = 'صندوق البريد مقفول'
export const howToOpen = 'افتحه من اللينك اللي المحل كتبه لما اشتغل: المفتاح في اللينك نفسه.'
export const to = ({ recipient }: { recipient: string }) => `إلى ${isolate(recipient)}`
export const inCairo = ({ moment }: { moment: Date }) => `${cairoTimeInArabic(moment)} بتوقيت القاهرة`
export const comma = '، '
export const asHtml = 'بصيغة HTML'
export const noMail = 'مفيش رسايل لسه. اطلب كود تغيير كلمة السر أو اطلب منتجات، وبعدها حدّث الصفحة دي.'

export const payShop = `الدفع في ${shop.nameAr}`
export const whatYouPayFor = 'اللي هتدفع تمنه'
export const order = ({ number }: { number: number }) => `طلب رقم ${number}`
export const payForOrder = ({ number }: { number: number }) => `الدفع لطلب رقم ${number}`
export const amount = ({ piastres }: { piastres: number }) => amountInArabic(piastres)
export const chooseCard = 'اختار كارت للتجربة'
export const goodCard = 'كارت آخره 4242 (بيتقبل)'
export const declinedCard = 'كارت آخره 0002 (بيترفض)'
export const pay = 'ادفع'
export const leave = 'اخرج من غير دفع'
export const wasDeclined = 'الكارت اترفض. جرّب كارت تاني.'
export const isPaid = 'الطلب ده اتدفع.'
export const backToShop = 'ارجع للمحل'
export const hasExpired = ({ number }: { number: number }) =>
  `طلب رقم ${number} ما بقاش يتدفع من هنا: اتلغى أو اتبدّل أو وقت دفعه خلص. ما اتخصمش منك حاجة.`
export const backToCart = 'ارجع للسلة'

export const shoppers = 'العملاء'
export const whatOrderingIsFor = 'عميل مش حقيقي بيطلب شوية منتجات، بنفس خطوات أي حد. ولوحة الطلبات بترن.'
export const orderNow = 'عميل يطلب دلوقتي'
export const hasOrdered = ({ number, name, total }: { number: number; name: string; total: number }) =>
  `طلب رقم ${number} باسم ${isolate(name)}: ${isolate(amount({ piastres: total }))}`
