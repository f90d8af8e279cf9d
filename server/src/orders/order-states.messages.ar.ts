import type { OrderState } from '@baqala/contract/orders'

/** The names of the states. In English they are those of the contract. */
export const states: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'في انتظار الدفع',
  placed: 'اتسجّل',
  paid: 'مدفوع',
  'being packed': 'بنجهّزه',
  'on its way': 'في الطريق',
  delivered: 'وصل',
  'payment failed': 'الدفع ما تمّش',
  expired: 'ما اتدفعش',
  replaced: 'اتبدّل بطلب أحدث',
  cancelled: 'ملغي',
  'refund due': 'هنرجّع لك فلوسك',
  refunded: 'فلوسك رجعت لك',
}
