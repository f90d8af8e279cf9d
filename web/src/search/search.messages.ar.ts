import { isolate } from '@baqala/contract/arabic'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { productCount } from '../catalog/filters.messages.ar.ts'

const plural = pluralsOf('ar')

export const placeholder = 'لبن، عسل، رز 5 كيلو…'
export const productsFound = 'المنتجات اللي لقيناها'
export const submit = 'دوّر'
export const closeSearch = 'اقفل البحث'
export const allResults = (count: number, typed: string) =>
  plural(count, {
    one: `شوف النتيجة الوحيدة لـ«${isolate(typed)}»`,
    two: `شوف النتيجتين لـ«${isolate(typed)}»`,
    few: `شوف الـ${count} نتايج لـ«${isolate(typed)}»`,
    other: `شوف الـ${count} نتيجة لـ«${isolate(typed)}»`,
  })
export const addToCart = (title: string) => `+ ضيف، ${title}`
export const add = '+ ضيف'
export const inCart = (count: number) => `${count} في السلة`
export const recent = 'آخر حاجات دوّرت عليها'
export const forget = (typed: string) => `شيل «${isolate(typed)}»`
export const clearRecent = 'امسح الكل'

export const aisles = 'أو اتفرج على الأقسام'
export const titleOf = (typed: string) => `بحث: ${typed}`
export const whatToType = 'اكتب اللي بتدوّر عليه، بالعربي أو بالإنجليزي أو بالفرانكو.'
export const showing = (as: string, typed: string) => `كتبت «${isolate(typed)}»، ودي نتايج «${isolate(as)}»`
export const relaxed = (typed: string) => `مفيش حاجة فيها كل كلمات «${isolate(typed)}». دي أقرب نتايج.`
export const nothing = (typed: string) => `ما لقيناش حاجة لـ«${isolate(typed)}».`
export const nothingHint = 'راجع الكتابة، أو جرّب كلمة واحدة: اسم منتج أو ماركة أو قسم.'
export const offlineHint = 'من غير اتصال بنلاقي الأسماء زي ما هي مكتوبة بس. جرّب كلمة واحدة من الاسم.'
export const browseCategories = 'اتفرج على الأقسام'
export const failed = 'البحث مش متاح دلوقتي.'
export const theBest = (shown: number, count: number) => `أفضل ${shown} من ${productCount(count)}`
