import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

/** The fields of a product, by the words of the server. */
export const fields: Readonly<Record<string, string>> = {
  sku: 'كود المحل (SKU)',
  barcode: 'الباركود',
  price: 'السعر',
  priceAfterDiscount: 'سعر العرض',
  category: 'القسم',
  subcategory: 'القسم الفرعي',
  brand: 'الماركة',
  pictures: 'الصور',
  'on sale again': 'هيتعرض تاني',
}
/** Texts in two languages: the Arabic one ends in Ar. */
export const texts: Readonly<Record<string, string>> = {
  title: 'الاسم',
  unit: 'الحجم',
  description: 'الوصف',
  ingredients: 'المكونات',
  origin: 'بلد المنشأ',
  storage: 'الحفظ',
  nutrition: 'القيمة الغذائية',
}
export const inEnglish = (text: string) => `${text} بالإنجليزي`
export const inArabic = (text: string) => `${text} بالعربي`
export const notFound = (code: string) => `مفيش منتج بالكود ${code}.`
export const found = (count: number) =>
  plural(count, {
    one: 'منتج واحد',
    two: 'منتجين',
    few: `${count} منتجات`,
    other: `${count} منتج`,
  })
export const nothingFound = (text: string) => `مفيش حاجة اسمها ${text}.`
export const withdrawn = 'مش بيتباع دلوقتي'
export const failed = 'مقدرناش نجيب المنتجات.'
export const addIt = 'ضيفه كمنتج جديد'
