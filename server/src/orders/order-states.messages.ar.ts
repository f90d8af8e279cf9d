import type { OrderState } from '@baqala/contract/orders'

/** The names of the states. In English they are those of the contract. */
export const states: Readonly<Record<OrderState, string>> = {
  'awaiting payment': 'في انتظار الدفع',
  placed: 'اتسجّل',
  paid: 'مدفوع',
  'being packed': 'بنجهّزه',
  'on its way': 'في الطريق',
  delivered: 'اتوصّل',
  'payment failed': 'الدفع ما تمّش',
  expired: 'انتهت مهلة الدفع',
  replaced: 'مكانه طلب أحدث',
  cancelled: 'ملغي',
  'refund due': 'فلوسك في الطريق لك',
  refunded: 'فلوسك رجعت لك',
}
