import { shop } from '../../../shop.config.ts'

export const codeAgain = 'الكود تاني'
export const passwordAgain = 'كلمة السر تاني'
export const againHint = 'التعديل ده بيطلبها لو آخر مرة من أكتر من عشر دقايق.'
export const currency: string = shop.currencyAr
export const previous = 'اللي قبله'
export const next = 'اللي بعده'
export const undo = 'رجّعها'
export const undone = 'رجعت زي ما كانت'
export const none = 'مفيش'
export const save = 'احفظ'
export const cancel = 'إلغاء'
export const back = 'رجوع'
