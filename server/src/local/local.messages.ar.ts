/** The texts of the local test pages in Arabic: the same names as in local.messages.en.ts. */
import { shop } from '../../../shop.config.ts'
import { cairoTimeInArabic } from '../cairo-time.ts'
import { amountInArabic } from '../money.ts'

export const shopName: string = shop.nameAr
export const testOnly = 'للتجربة فقط: لا تُدفع أموال ولا يخرج بريد من هذا الجهاز.'

export const mailbox = 'البريد'
export const mailboxIsLocked = 'البريد مقفول'
export const howToOpen = 'افتحه من الرابط الذي طبعه المتجر عند التشغيل: المفتاح في الرابط نفسه.'
export const to = ({ recipient }: { recipient: string }) => `إلى ${recipient}`
export const inCairo = ({ moment }: { moment: Date }) => `${cairoTimeInArabic(moment)} بتوقيت القاهرة`
export const comma = '، '
export const asHtml = 'بصيغة HTML'
export const noMail = 'لا يوجد بريد بعد. اطلب كود تغيير كلمة السر أو سجّل طلبًا، ثم حدّث هذه الصفحة.'

export const payShop = `الدفع في ${shop.nameAr}`
export const whatYouPayFor = 'ما تدفع ثمنه'
export const order = ({ number }: { number: number }) => `طلب رقم ${number}`
export const payForOrder = ({ number }: { number: number }) => `دفع الطلب رقم ${number}`
export const amount = ({ piastres }: { piastres: number }) => amountInArabic(piastres)
export const chooseCard = 'اختر بطاقة تجربة'
export const goodCard = 'بطاقة تنتهي بـ 4242، تُقبل'
export const declinedCard = 'بطاقة تنتهي بـ 0002، تُرفض'
export const pay = 'ادفع'
export const leave = 'الخروج بدون دفع'
export const wasDeclined = 'رُفضت البطاقة. جرّب بطاقة أخرى.'
export const isPaid = 'تم دفع هذا الطلب.'
export const backToShop = 'العودة إلى المتجر'
export const hasExpired = 'انتهت مهلة صفحة الدفع، ولم يُدفع شيء.'
export const backToCart = 'العودة إلى السلة'
