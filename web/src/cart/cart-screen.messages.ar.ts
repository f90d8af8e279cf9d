import type { Order } from '@baqala/contract/orders'
import { pluralsOf } from '@baqala/kit/language/language.ts'
import { momentWords } from '../delivery/slot-words.ts'
import { egpWithPiastres } from '../ui/egp.ts'

const plural = pluralsOf('ar')

export const loadRefused = 'ما قدرناش نجيب سلتك.'
export const loadUnreachable = 'حصل خطأ وإحنا بنجيب سلتك.'
export const title = 'السلة'
export const totalPrice = 'الإجمالي: '
export const clearCart = 'فضّي السلة'
export const columns = ['الصورة', 'المنتج', 'الكمية', 'السعر', 'إجراء']
export const remove = 'شيل'
export const checkout = 'كمّل الطلب'
export const empty = 'سلتك فاضية.'
export const cannotBeShown = 'مش قادرين نعرض سلتك دلوقتي. مفيش حاجة ضاعت منها.'
export const cannotBeShownOffline = 'مفيش اتصال، بس سلتك محفوظة عندنا. هتظهر أول ما الاتصال يرجع.'
export const costsMore = (before: string) => `السعر زاد: كان ${before} لما ضفت المنتج.`
export const costsLess = (before: string) => `السعر نزل: كان ${before} لما ضفت المنتج.`
export const fewerLeft = (left: number, inCart: number) => `${onlyLeft(left)}، وفي سلتك ${pieceCount(inCart)}.`
export const soldOut = 'الكمية خلصت. شيل المنتج ده قبل ما تطلب.'

export const together = (amount: string) => `الكل بـ${amount}`
export const productCount = (n: number) =>
  plural(n, {
    zero: 'مفيش منتجات',
    one: 'منتج واحد',
    two: 'منتجين',
    few: `${n} منتجات`,
    other: `${n} منتج`,
  })
export const pieceCount = (n: number) =>
  plural(n, {
    one: 'قطعة واحدة',
    two: 'قطعتين',
    few: `${n} قطع`,
    other: `${n} قطعة`,
  })
export const size = (products: number, pieces: number) =>
  pieces === products ? productCount(products) : `${productCount(products)}، ${pieceCount(pieces)}`
export const worth = (products: number, amount: string) => `${productCount(products)} · ${amount}`

export const putBack = 'رجّع'
export const puttingBack = 'بنرجّع…'
export const putBackProduct = (product: string) => `${putBack} ${product}`
export const outOfCart = (product: string) => `شِلنا ${product} من سلتك.`
export const wentOut = (products: number) => `كان في سلتك ${productCount(products)}.`
export const onlyLeft = (left: number) => `فاضل ${pieceCount(left)} بس`
export const cannotBePutBack = 'المنتج ده مش متاح دلوقتي'
export const notPaidYet = ({ id, payableUntil }: Pick<Order, 'id' | 'payableUntil'>) =>
  `طلب رقم ${id} لسه ما اتدفعش${payableUntil ? `، محجوز ليك لحد ${momentWords(payableUntil)}` : ''}`
export const orderStands = ({ id, totalOrderPrice }: Pick<Order, 'id' | 'totalOrderPrice'>) =>
  `طلب رقم ${id} اتسجّل: ${egpWithPiastres(totalOrderPrice)}`
