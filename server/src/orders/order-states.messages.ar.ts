import type { OrderState } from '@baqala/contract/orders'

/** The names of the states. In English they are those of the contract. */
export const states: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'في انتظار الدفع',
  placed: 'تم الطلب',
  paid: 'تم الدفع',
  'being packed': 'جارٍ التجهيز',
  'on its way': 'في الطريق إليك',
  delivered: 'تم التوصيل',
  'payment failed': 'فشل الدفع',
  expired: 'انتهت مهلة الدفع',
  replaced: 'حلّ محله طلب آخر',
  cancelled: 'ملغي',
  'refund due': 'في انتظار رد المبلغ',
  refunded: 'تم رد المبلغ',
}
