import { pluralsOf } from '@baqala/contract/plural'
import { amountInArabic } from '../egypt/money.ts'

const plural = pluralsOf('ar')

export const messages = {
  tooLittleToPayOnline: ({ egp }: { egp: number }) =>
    `الدفع أونلاين متاح من أول ${amountInArabic(egp * 100)}؛ ضيف منتجات تانية أو ادفع كاش عند الاستلام.`,
  providerDoesNotAnswer: 'شركة الدفع ما بتردش دلوقتي. حاول تاني بعد شوية، أو ادفع كاش عند الاستلام.',
  refundFailed: 'بنك الكارت ما استلمش الفلوس. رجّعها بطريقة تانية، وبعدها سجّل ده.',
  wrongSignature: 'التوقيع مش صحيح.',
  delivery: 'التوصيل',
  moreProducts: ({ count: n }: { count: number }) =>
    plural(n, {
      zero: 'مفيش منتجات تانية',
      one: 'منتج تاني',
      two: 'منتجين تانيين',
      few: `${n} منتجات تانية`,
      other: `${n} منتج تاني`,
    }),
}
