import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')

export const title = 'الطلبات'
export const lists = 'القوائم'
export const listNames = { new: 'جديدة', packing: 'بتتجهّز', 'on its way': 'في الطريق', done: 'انتهت النهارده' }
export const nothingIn = {
  new: 'مفيش طلبات مستنية. الجديد بيظهر هنا لوحده.',
  packing: 'مفيش طلبات بتتجهّز.',
  'on its way': 'مفيش طلبات في الطريق.',
  done: 'لسه مفيش طلبات وصلت أو اتلغت النهارده.',
}
export const andToRefund = (count: number) =>
  plural(count, {
    one: 'وطلب فلوسه لازم ترجع',
    two: 'وطلبين فلوسهم لازم ترجع',
    few: `و${count} طلبات فلوسها لازم ترجع`,
    other: `و${count} طلب فلوسه لازم ترجع`,
  })
export const arrivals = (count: number) =>
  plural(count, {
    one: 'طلب جديد: شوفه',
    two: 'طلبين جداد: شوفهم',
    few: `${count} طلبات جديدة: شوفهم`,
    other: `${count} طلب جديد: شوفهم`,
  })
export const andMore = (count: number) => `وكمان ${count}: دوّر عليهم.`
export const noConnectionSince = (time: string) => `مفيش اتصال. دي الطلبات زي ما كانت الساعة ${time}.`
export const searchLabel = 'دوّر على طلب'
export const searchHint = 'رقم أو اسم أو موبايل'
export const searchHintWithEmail = 'رقم أو اسم أو موبايل أو إيميل'
export const find = 'دوّر'
export const toBoard = 'رجوع للطلبات'
export const found = (count: number) =>
  plural(count, {
    zero: 'مفيش طلبات كده',
    one: 'لقينا طلب واحد',
    two: 'لقينا طلبين',
    few: `لقينا ${count} طلبات`,
    other: `لقينا ${count} طلب`,
  })
export const turnBellOn = 'شغّل الجرس'
export const turnBellOff = 'اقفل الجرس'
export const bellIsOn = 'الجرس شغال'
export const bellSleeps = 'الجرس نايم'
export const silence = 'سكّت الجرس'
export const quietHint = 'الطلبات الجديدة بترن لحد ما حد ياخدها. في الساعات دي، بتوقيت القاهرة، الجرس ساكت.'
export const quietFrom = 'ساكت من'
export const quietUntil = 'لحد'
export const tryCash = 'اسمع: كاش'
export const tryPaid = 'اسمع: مدفوع'
export const paused = 'المحل مقفول دلوقتي: مفيش توصيل سريع ولا مواعيد. الطلبات اللي ميعادها بيتحدد بالتليفون لسه بتيجي.'
export const pausedUntil = (time: string) =>
  `المحل مقفول لحد ${time}: مفيش توصيل سريع ولا مواعيد قبل كده. الطلبات اللي لبعد كده لسه بتيجي.`
