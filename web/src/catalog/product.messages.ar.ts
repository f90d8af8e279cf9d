import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')

export const detailsFailed = 'ما قدرناش نجيب تفاصيل المنتج'
export const detailsFailedHeading = 'خطأ'
export const detailsFailedOnScreen = 'ما قدرناش نجيب تفاصيل المنتج.'
export const relatedFailed = 'ما قدرناش نجيب المنتجات المشابهة'

export const ratings = (count: number) =>
  plural(count, {
    one: 'تقييم واحد',
    two: 'تقييمين',
    few: `${count} تقييمات`,
    other: `${count} تقييم`,
  })
export const readReviews = (count: number) => `${ratings(count)}: شوف رأي الناس`
export const imagesOf = (title: string) => `صور ${title}`
export const imageName = (title: string, number: number) => (number === 1 ? title : `${title}، صورة ${number}`)
export const image = 'صورة'
export const enlarge = (name: string) => `كبّر صورة ${name}`
export const picture = 'الصورة'
export const larger = 'كبّر'
export const smaller = 'صغّر'
export const aboutTheProduct = 'معلومات عن المنتج'
export const ingredients = 'المكونات'
export const origin = 'المنشأ'
export const storage = 'طريقة الحفظ'
export const nutrition = 'القيمة الغذائية'
export const relatedProducts = 'منتجات مشابهة'

export const share = (title: string) => `شارك ${title}`
export const linkCopied = 'اللينك اتنسخ'
export const linkNotCopied = 'مش هينفع ننسخ اللينك هنا. انسخ عنوان الصفحة بدل كده.'
