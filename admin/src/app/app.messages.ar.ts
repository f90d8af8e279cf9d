import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const siteName = 'ورا الكاونتر'
export const skipToContent = 'روح للمحتوى'
export const mainNavigation = 'القائمة الرئيسية'
export const otherLanguage = 'English'
export const notFoundTitle = 'مفيش حاجة هنا'
export const noScreen = 'مفيش شاشة بالعنوان ده. اختار شاشة من القائمة.'
export const notYours = 'الشاشة دي مش لوظيفتك. لو ده غريب، اسأل مالك المحل.'
export const more = 'المزيد'
export const screens = {
  orders: 'الطلبات',
  stock: 'المخزون',
  prices: 'الأسعار',
  products: 'المنتجات',
  reviews: 'التقييمات',
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
export const newOrders = (count: number) =>
  plural(count, {
    one: 'طلب جديد',
    two: 'طلبين جداد',
    few: `${count} طلبات جديدة`,
    other: `${count} طلب جديد`,
  })
