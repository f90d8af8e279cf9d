import { isolate } from '@baqala/contract/arabic'

export const productsFailed = 'ما قدرناش نجيب المنتجات.'
export const productsFailedInList = 'حصل خطأ!'
export const allProducts = 'كل المنتجات'
export const searchLabel = 'اكتب اسم قسم، مثلًا ألبان'
export const searchPlaceholder = 'دوّر على منتجات…'
export const sale = 'خصم'
export const unrated = 'جديد'
export const rated = 'التقييم '

export const byBrand = (brand: string) => `من ${brand}`
export const percentOff = (percent: number) => isolate(`${percent}%`)
export const measures: Readonly<Record<string, readonly [number, string]>> = {
  جم: [0.001, 'كجم'],
  كجم: [1, 'كجم'],
  مل: [0.001, 'لتر'],
  لتر: [1, 'لتر'],
  قطع: [1, 'القطعة'],
  قطعة: [1, 'القطعة'],
  بيض: [1, 'البيضة'],
  بيضات: [1, 'البيضة'],
  بيضة: [1, 'البيضة'],
  حفاضات: [1, 'الحفاضة'],
  حفاضة: [1, 'الحفاضة'],
}
export const priceOf = (price: string, measure: string) => `${price} /\u00a0${measure}`
