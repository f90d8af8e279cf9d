import type { OrderState } from '@baqala/contract/orders'
import { states } from '../orders/order-states.messages.ar.ts'

interface Unfinished {
  readonly number: number
  readonly state: OrderState
}

export const messages = {
  emailTaken: 'هذا البريد الإلكتروني مستخدم بالفعل',
  wrongPassword: 'كلمة السر الحالية غير صحيحة',
  signInAgain: 'اكتب كلمة السر الحالية، أو سجّل الدخول من جديد وأعد المحاولة خلال عشر دقائق.',
  tooManyNewEmails: 'غيّرت بريدك الإلكتروني مرات كثيرة. حاول مرة أخرى لاحقًا.',
  tooManyReads: 'طلبت بياناتك مرات كثيرة. حاول مرة أخرى لاحقًا.',
  orderNotOver: ({ number, state }: Unfinished) =>
    `طلبك رقم ${number} لم ينته بعد (${states[state]}). يمكنك حذف حسابك بعد توصيله أو إلغائه.`,
  refundDue: ({ number }: Unfinished) => `لم نرد إليك بعد مبلغ طلبك رقم ${number}. يمكنك حذف حسابك بعد أن نرده.`,
}

export const replies = { deleted: 'تم حذف حسابك' }
