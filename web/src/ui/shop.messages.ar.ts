import { pluralsOf } from '@baqala/kit/language/language.ts'
import { shop } from '../../../shop.config.ts'

const plural = pluralsOf('ar')

export const shopName: string = shop.nameAr
export const shopTagline: string = shop.taglineAr
export const currency: string = shop.currencyAr

export const home = 'الرئيسية'
export const cart = 'السلة'
export const wishlist = 'المفضلة'
export const products = 'المنتجات'
export const categories = 'الأقسام'
export const brands = 'الماركات'
export const orders = 'طلباتي'
export const account = 'حسابي'
export const login = 'تسجيل الدخول'
export const register = 'حساب جديد'
export const search = 'بحث'
export const searchTheShop = 'دوّر في المحل'
export const clear = 'امسح'
export const browseProducts = 'اتفرج على المنتجات'

export const otherLanguage = 'English'
export const otherShopName: string = shop.name
export const noConnection = 'مفيش اتصال.'
export const languageFailed = 'ما نفعش. من فضلك جرّب كمان شوية.'

export const pageDescription: string = `${shop.nameAr}: ${shop.taglineAr}. الأسعار بالجنيه المصري.`
export const needsScript: string = `لازم تشغّل JavaScript عشان المحل يفتح.`

export const onlyLeft = (count: number) =>
  plural(count, {
    one: 'فاضل قطعة واحدة بس',
    two: 'فاضل قطعتين بس',
    few: `فاضل ${count} قطع بس`,
    other: `فاضل ${count} قطعة بس`,
  })
export const soldOut = 'الكمية خلصت'
