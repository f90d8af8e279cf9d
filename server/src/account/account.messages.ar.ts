import type { OrderState } from '@baqala/contract/orders'
import { states } from '../orders/order-states.messages.ar.ts'

interface Unfinished {
  readonly number: number
  readonly state: OrderState
}

export const messages = {
  noSuchUser: 'مفيش مستخدم زي ده',
  emailTaken: 'البريد الإلكتروني ده مستخدم في حساب تاني',
  wrongPassword: 'كلمة السر الحالية مش صحيحة',
  signInAgain: 'اكتب كلمة السر الحالية، أو سجّل دخولك من جديد وحاول تاني خلال 10 دقايق.',
  tooManyNewEmails: 'غيّرت بريدك الإلكتروني مرات كتير. حاول تاني بعدين.',
  tooManyReads: 'طلبت بياناتك مرات كتير. حاول تاني بعدين.',
  orderNotOver: ({ number, state }: Unfinished) =>
    `طلبك رقم ${number} لسه ما خلصش (${states[state]}). تقدر تحذف حسابك بعد ما الطلب يوصلك أو يتلغي.`,
  refundDue: ({ number }: Unfinished) => `فلوس طلبك رقم ${number} لسه ما رجعتش لك. تقدر تحذف حسابك بعد ما ترجع.`,
}

export const replies = { deleted: 'حسابك اتحذف', othersSignedOut: 'سجّلنا خروجك من الأجهزة التانية' }
