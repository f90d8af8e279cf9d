import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')

export const noConnection = 'مفيش اتصال.'
export const pricesAsOf = (time: string) => `آخر تحديث للأسعار: ${time}.`
export const notSentYet = (products: string) => `لسه ما اتبعتش: ${products}.`
export const changesNotSentYet = (count: number) =>
  plural(count, {
    one: 'فيه تعديل في سلتك لسه ما اتبعتش.',
    two: 'فيه تعديلين في سلتك لسه ما اتبعتوش.',
    few: `فيه ${count} تعديلات في سلتك لسه ما اتبعتتش.`,
    other: `فيه ${count} تعديل في سلتك لسه ما اتبعتتش.`,
  })
export const goOn = 'كمّل من مكانك'
export const sendNow = 'ابعت دلوقتي'
export const newerShop = 'فيه نسخة أحدث من الموقع'
export const reload = 'حدّث'
