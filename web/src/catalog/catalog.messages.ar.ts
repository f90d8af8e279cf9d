import { isolate } from '@baqala/contract/isolate'
import { plural } from '@baqala/kit/ui/plural.ts'

export const productsFailed = 'ما قدرناش نجيب المنتجات.'
export const productsFailedInList = 'حصل خطأ!'
export const detailsFailed = 'ما قدرناش نجيب تفاصيل المنتج'
export const detailsFailedHeading = 'خطأ'
export const detailsFailedOnScreen = 'ما قدرناش نجيب تفاصيل المنتج.'
export const relatedFailed = 'ما قدرناش نجيب المنتجات المشابهة'

export const products = 'المنتجات'
export const allProducts = 'كل المنتجات'
export const searchLabel = 'اكتب اسم قسم، مثلًا ألبان'
export const searchPlaceholder = 'دوّر على منتجات…'
export const browseProducts = 'اتفرج على المنتجات'
export const clearSearch = 'امسح'
export const noAisleBeginsWith = (typed: string) => `مفيش قسم بيبدأ بـ«${isolate(typed)}».`
export const noProducts = 'مفيش منتجات دلوقتي.'
export const noneHere = 'مفيش حاجة هنا دلوقتي.'
export const searchesCategories = 'البحث هنا باسم القسم.'
export const allCategories = 'كل الأقسام'
export const otherCategories = 'أقسام تانية'
export const productsCalled = (typed: string) => `منتجات «${isolate(typed)}»`
export const searchWholeShop = (typed: string) => `دوّر في المحل كله على «${isolate(typed)}»`
export const sale = 'خصم'
export const rated = 'التقييم '

export const ratings = (count: number) =>
  plural(count, {
    zero: 'مفيش تقييمات',
    one: 'تقييم واحد',
    two: 'تقييمين',
    few: `${count} تقييمات`,
    many: `${count} تقييم`,
    other: `${count} تقييم`,
  })
export const byBrand = (brand: string) => `من ${brand}`
export const onlyLeft = (count: number) =>
  plural(count, {
    one: 'فاضل قطعة واحدة بس',
    two: 'فاضل قطعتين بس',
    few: `فاضل ${count} قطع بس`,
    many: `فاضل ${count} قطعة بس`,
    other: `فاضل ${count} قطعة بس`,
  })
export const soldOut = 'الكمية خلصت'
export const imagesOf = (title: string) => `صور ${title}`
export const imageName = (title: string, number: number) => (number === 1 ? title : `${title}، صورة ${number}`)
export const image = 'صورة'
export const relatedProducts = 'منتجات مشابهة'

export const categories = 'الأقسام'
export const allBrands = 'كل الماركات'
export const subcategoriesOf = (category: string) => `الأقسام الفرعية في «${category}»`
export const noSubcategories = 'مفيش أقسام فرعية في القسم ده.'
export const slug = 'المعرّف: '
export const percentOff = (percent: number) => isolate(`${percent}%`)
export const piece = 'القطعة'
export const priceOf = (price: string, measure: string) => `${price} / ${measure}`
