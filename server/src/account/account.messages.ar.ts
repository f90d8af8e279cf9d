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
  ordersNotOver: ({ numbers }: { readonly numbers: readonly number[] }) =>
    `طلباتك رقم ${numbers.join(' و')} لسه ما خلصتش. تقدر تحذف حسابك بعد ما كل طلب فيهم يوصلك أو يتلغي أو ترجع فلوسه.`,
  refundDue: ({ number }: Unfinished) => `فلوس طلبك رقم ${number} لسه ما رجعتش لك. تقدر تحذف حسابك بعد ما ترجع.`,
}

export const emailReturn = {
  title: 'رجّع بريدك الإلكتروني',
  whatHappens: 'حسابك هيرجع للبريد الإلكتروني اللي وصلتك عليه رسالتنا، وهنسجّل خروجك من كل الأجهزة، وتختار كلمة سر جديدة.',
  takeItBack: 'رجّع بريدي الإلكتروني',
  isBack: 'حسابك رجع لبريدك الإلكتروني، وسجّلنا خروجك من كل الأجهزة. اختار كلمة سر جديدة دلوقتي: القديمة اتلغت.',
  newPassword: 'اختار كلمة سر جديدة',
  linkIsOver: 'اللينك ده بيشتغل مرة واحدة بس، لمدة أسبوع. يا إما اتستعمل، يا إما مدته خلصت. بلّغنا من فضلك.',
  addressHasAccount: 'البريد الإلكتروني ده بقى عليه حساب تاني. بلّغنا من فضلك.',
  tooManyTries: 'حاولت مرات كتير. حاول تاني بعدين.',
}

export const replies = { deleted: 'حسابك اتحذف', othersSignedOut: 'سجّلنا خروجك من المتصفحات التانية' }
