import { isolate } from '@baqala/contract/arabic'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { productCount } from '../cart/cart-screen.messages.ar.ts'

const plural = pluralsOf('ar')

export { productCount }
export const comma = '، '
export const productsIn = (count: number, places: string) => `${productCount(count)} في ${places}`
export const aislesStarting = (typed: string) => `الأقسام اللي بتبدأ بـ«${isolate(typed)}»`
export const onSale = 'عليها خصم'
export const onSaleShown = 'عليها خصم'
export const sortAndSale = 'الترتيب والخصومات'
export const sortLabel = 'الترتيب'
export const shopsOrder = 'الترتيب: العادي'
export const sorts = {
  'price-up': 'الأرخص الأول',
  'price-down': 'الأغلى الأول',
  rating: 'الأعلى تقييمًا',
  saving: 'أكبر توفير',
}
export const aisles = 'اختار القسم'
export const allAisles = 'الكل'
export const remove = 'شيل'
export const clearFilters = 'امسح الفلاتر'

export const seeProducts = (count: number) =>
  plural(count, {
    one: 'شوف المنتج',
    two: 'شوف المنتجين',
    few: `شوف الـ${count} منتجات`,
    other: `شوف الـ${count} منتج`,
  })
export const allIn = (category: string, count: number | undefined) =>
  `كل منتجات «${category}»${count === undefined ? '' : ` (${count})`}`

export const searchBrands = 'دوّر في الماركات'
const brandCount = (count: number) =>
  plural(count, {
    one: 'ماركة واحدة',
    two: 'ماركتين',
    few: `${count} ماركات`,
    other: `${count} ماركة`,
  })
export const brandsShown = (shown: number, all: number) =>
  shown < all ? `${shown} من ${brandCount(all)}` : brandCount(all)
export const noBrand = (typed: string) => `مفيش ماركة في اسمها «${isolate(typed)}».`
export const moreBrands = (count: number) => `اعرض ${count} كمان`

export const noAisleBeginsWith = (typed: string) => `مفيش قسم بيبدأ بـ«${isolate(typed)}».`
export const noProducts = 'مفيش منتجات دلوقتي.'
export const searchesCategories = 'البحث هنا باسم القسم.'
export const listSearchesCategories = 'البحث في القايمة دي باسم القسم.'
export const notInTheShop = 'ومفيش حاجة بالاسم ده في المحل كله. دي الأقسام اللي عندنا:'
export const allCategories = 'كل الأقسام'
export const otherCategories = 'أقسام تانية'
export const foundInTheShop = 'اللي لقيناه في المحل كله'
export const searchWholeShop = (typed: string, count?: number) =>
  `دوّر في المحل كله على «${isolate(typed)}»${count === undefined ? '' : `: ${count}`}`

export const noneHere = 'مفيش حاجة هنا دلوقتي.'
export const allBrands = 'كل الماركات'
export const subcategoriesOf = (category: string) => `الأقسام الفرعية في «${category}»`
export const noSubcategories = 'مفيش أقسام فرعية في القسم ده.'
export const slug = 'المعرّف: '
