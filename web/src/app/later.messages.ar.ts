import { pluralsOf } from '@baqala/kit/language/language.ts'
import { contact } from '../../../shop.config.ts'

const plural = pluralsOf('ar')

export const appAndPayment = (shop: string) => `كلّمنا، وتطبيق ${shop} وطرق الدفع`
export const takeTheApp = (shop: string) => `خد تطبيق ${shop} معاك`
export const howToTakeTheApp = 'هيفتح لك تطبيق البريد برسالة جاهزة فيها اللينكات. ابعتها لنفسك.'
export const sendLinksTo = 'ابعت اللينكات على'
export const shareAppLink = 'ابعت لينك التطبيق'
export const appMailSubject = (shop: string) => `تطبيق ${shop}`
export const paymentPartners = 'طرق الدفع'
export const deliveriesWith = (shop: string) => `طلباتك توصلك مع ${shop}`

export const talkToUs = 'كلّمنا'
export const phone = 'تليفون'
export const whatsapp = 'واتساب'
export const email = 'بريد إلكتروني'
export const addressLabel = 'العنوان'
export const address: string = contact.addressAr
export const hoursLabel = 'المواعيد'
export const hours: string = contact.hoursAr
export const commercialRegister = 'سجل تجاري'
export const taxNumber = 'رقم ضريبي'

export const pages = 'المساعدة والقواعد'
export const help = 'المساعدة'
export const returns = 'التوصيل والمرتجعات'
export const privacy = 'الخصوصية'
export const terms = 'الشروط'

export const notFoundTitle = 'الصفحة مش موجودة'
export const notFoundHeading = 'الصفحة دي مش موجودة'
export const notFoundPicture = 'خطأ: الرف ده فاضي'
export const notFoundText = 'ممكن يكون اللينك قديم أو مكتوب غلط.'

export const pricesAsOf = (time: string) => `آخر تحديث للأسعار: ${time}.`
export const notSentYet = (products: string) => `لسه ما اتبعتش: ${products}.`
export const changesNotSentYet = (count: number) =>
  plural(count, {
    one: 'فيه تعديل في سلتك لسه ما اتبعتش.',
    two: 'فيه تعديلين في سلتك لسه ما اتبعتوش.',
    few: `فيه ${count} تعديلات في سلتك لسه ما اتبعتتش.`,
    other: `فيه ${count} تعديل في سلتك لسه ما اتبعتتش.`,
  })
export const toChange = (order: number) => `ارجع لتعديل طلب رقم ${order}`
export const sendNow = 'ابعت دلوقتي'
export const leaveTitle = 'تسجّل خروجك دلوقتي؟'
export const isLostOnLeaving = 'اللي ما اتبعتش هيضيع لو سجّلت خروجك.'
export const leave = 'سجّل خروجي'
export const stay = 'خليني هنا'
export const newerShop = 'فيه نسخة أحدث من الموقع'
export const reload = 'حدّث'
