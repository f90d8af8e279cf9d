import { shop } from '../../../shop.config.ts'

export const siteName = 'ورا الكاونتر'
export const skipToContent = 'روح للمحتوى'
export const mainNavigation = 'القائمة الرئيسية'
export const otherLanguage = 'English'
export const signOut = 'خروج'
export const noConnection = 'مش قادرين نوصل للمحل. اتأكد من الاتصال وحاول تاني.'
export const notFoundTitle = 'مفيش حاجة هنا'
export const nothingYet = 'مفيش حاجة هنا لوظيفتك. لو ده غريب، اسأل مالك المحل.'
export const codeAgain = 'الكود تاني'
export const passwordAgain = 'كلمة السر تاني'
export const againHint = 'التعديل ده بيطلبها لو آخر مرة من أكتر من عشر دقايق.'
export const currency: string = shop.currencyAr
export const more = 'المزيد'
export const previous = 'اللي قبله'
export const next = 'اللي بعده'
export const undo = 'رجّعها'
export const undone = 'رجعت زي ما كانت'
export const close = 'اقفل'
export const none = 'مفيش'
export const screens = {
  orders: 'الطلبات',
  stock: 'المخزون',
  prices: 'الأسعار',
  products: 'المنتجات',
  import: 'من ملف',
  delivery: 'التوصيل',
  day: 'اليوم',
  health: 'صحة المحل',
  searches: 'ملقوهوش',
  people: 'الناس',
  phones: 'الموبايلات',
  log: 'السجل',
  account: 'دخولي',
}
export const signedInAs = (name: string) => `داخل باسم ${name}`
