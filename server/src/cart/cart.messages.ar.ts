import type { WholeTitle } from '../catalog/arabic-names.ts'
import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const replies = {
  cleared: 'success',
  cart: 'success',
  added: 'المنتج اتضاف لسلتك',
  updated: 'سلتك اتعدّلت',
  removed: 'المنتج اتشال من سلتك',
}

export const messages = {
  productNotFound: 'المنتج ده مش موجود',
  keyOfAnother: 'قيمة Idempotency-Key دي اتستخدمت لمنتج تاني',
  notInCart: 'المنتج ده مش في سلتك',
  goneFromCart:
    'سلتك ما بقاش فيها كل اللي بتضيفه منها، ممكن يكون اتطلب في طلب تاني، فما عدّلناش حاجة. راجع الطلب من فضلك.',
  noCoupons: 'المحل ده مفيهوش كوبونات. الأسعار اللي في سلتك هي اللي هتدفعها.',
  cartIsFull: ({ max: n }: { readonly max: number }) => `سلتك مليانة: بتشيل ${n} منتج. اطلب أو شيل منتج الأول.`,
  tooManyOfOne: ({ max: n }: { readonly max: number }) =>
    plural(n, {
      zero: 'المنتج ده ما ينفعش يتضاف للسلة',
      one: 'أقصى كمية من المنتج الواحد في السلة قطعة واحدة',
      two: 'أقصى كمية من المنتج الواحد في السلة قطعتين',
      few: `أقصى كمية من المنتج الواحد في السلة ${n} قطع`,
      other: `أقصى كمية من المنتج الواحد في السلة ${n} قطعة`,
    }),
  soldOut: ({ titleAr }: WholeTitle) => `الكمية خلصت: ${titleAr}`,
  onlyLeft: ({ titleAr, available: n }: WholeTitle & { readonly available: number }) =>
    plural(n, {
      zero: `الكمية خلصت: ${titleAr}`,
      one: `فاضل من ${titleAr} قطعة واحدة بس`,
      two: `فاضل من ${titleAr} قطعتين بس`,
      few: `فاضل من ${titleAr} ${n} قطع بس`,
      other: `فاضل من ${titleAr} ${n} قطعة بس`,
    }),
}
