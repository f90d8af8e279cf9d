import { pluralsOf } from '@baqala/contract/plural'
import { amountInArabic } from '../money.ts'

const plural = pluralsOf('ar')

export const messages = {
  tooLittleToPayOnline: ({ egp }: { egp: number }) =>
    `الدفع أونلاين متاح من ${amountInArabic(egp * 100)}. أضف منتجات أخرى أو ادفع كاش عند الاستلام.`,
  providerDoesNotAnswer: 'شركة الدفع لا ترد الآن. حاول مرة أخرى بعد لحظات، أو ادفع كاش عند الاستلام.',
  wrongSignature: 'التوقيع غير صحيح.',
  delivery: 'التوصيل',
  moreProducts: ({ count: n }: { count: number }) =>
    plural(n, {
      zero: 'لا منتجات أخرى',
      one: 'منتج آخر',
      two: 'منتجان آخران',
      few: `${n} منتجات أخرى`,
      many: `${n} منتجًا آخر`,
      other: `${n} منتج آخر`,
    }),
}
