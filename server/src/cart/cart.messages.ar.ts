import type { WholeTitle } from '../catalog/arabic-names.ts'
import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const replies = {
  cleared: 'success',
  cart: 'success',
  added: 'تمت إضافة المنتج إلى سلة المشتريات',
  updated: 'تم تحديث سلة المشتريات',
  removed: 'تم حذف المنتج من سلة المشتريات',
}

export const messages = {
  productNotFound: 'هذا المنتج غير موجود',
  badKey: 'الترويسة Idempotency-Key من 1 إلى 100 حرف ASCII ظاهر',
  keyOfAnother: 'المفتاح Idempotency-Key ده مستخدم لمنتج آخر',
  notInCart: 'هذا المنتج ليس في سلة مشترياتك',
  tooManyOfOne: ({ max: n }: { readonly max: number }) =>
    plural(n, {
      zero: 'لا يمكن إضافة هذا المنتج إلى السلة',
      one: 'أقصى كمية من المنتج الواحد في السلة قطعة واحدة',
      two: 'أقصى كمية من المنتج الواحد في السلة قطعتان',
      few: `أقصى كمية من المنتج الواحد في السلة ${n} قطع`,
      many: `أقصى كمية من المنتج الواحد في السلة ${n} قطعة`,
      other: `أقصى كمية من المنتج الواحد في السلة ${n} قطعة`,
    }),
  soldOut: ({ titleAr }: WholeTitle) => `نفدت كمية ${titleAr}`,
  onlyLeft: ({ titleAr, available: n }: WholeTitle & { readonly available: number }) =>
    plural(n, {
      zero: `نفدت كمية ${titleAr}`,
      one: `المتاح من ${titleAr} قطعة واحدة فقط`,
      two: `المتاح من ${titleAr} قطعتان فقط`,
      few: `المتاح من ${titleAr} ${n} قطع فقط`,
      many: `المتاح من ${titleAr} ${n} قطعة فقط`,
      other: `المتاح من ${titleAr} ${n} قطعة فقط`,
    }),
}
