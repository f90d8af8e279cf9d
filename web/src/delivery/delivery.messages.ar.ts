import { afterLam } from '@baqala/contract/arabic'
// The currency ends in a full stop: a sentence that ends in an amount needs no other.
import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')

export const areaLabel = 'منطقتك'
export const chooseArea = 'اختار منطقتك'
export const deliveryArea = 'منطقة التوصيل:'
export const elsewhere = 'مكان تاني'
export const aboutElsewhere = 'اطلب عادي، وهنتصل بيك نتفق على التوصيل ومصاريفه.'
export const areaDoubt = (typed: string, area: string) =>
  `العنوان مكتوب فيه \u2068${typed}\u2069، والمنطقة ${area}. راجعهم من فضلك.`
export const withoutArea = 'لو ما اخترتش منطقة، هنتصل بيك نتفق على التوصيل ومصاريفه.'
export const dayLabel = 'اليوم'
export const timeLabel = 'الميعاد'
export const timesOf = (day: string) => `الميعاد، ${day}`
export const today = 'النهارده'
export const tonight = 'الليلة دي'
export const tomorrow = 'بكرة'
export const hours = (from: string, until: string) => `من\u00a0${from} لـ${until}`
export const deliveryTo = (area: string) => `التوصيل، ${area}`
export const dayAndHours = (day: string, time: string) => `${day} ${time}`
export const dayAndClock = dayAndHours
export const dayAndDate = (day: string, date: string) => `${day} ${date}`
export const few = 'فاضل أماكن قليلة'
export const full = 'كامل العدد'
export const tooLate = 'فات وقته'
export const closed = 'مقفول'
export const express = (minutes: number, fee: string) => `توصيل سريع خلال ${minuteCount(minutes)}، ${fee}`
const minuteCount = (n: number) =>
  plural(n, {
    one: 'دقيقة',
    two: 'دقيقتين',
    few: `${n} دقايق`,
    other: `${n} دقيقة`,
  })
export const byPhone = 'هنتصل بيك نتفق على ميعاد'
export const loadingTimes = 'بنجيب المواعيد…'
export const timesFailed = 'مش قادرين نعرض المواعيد دلوقتي. اطلب عادي، وهنتصل بيك نتفق على ميعاد.'
export const noTimes = 'مفيش ميعاد فاضي في الأيام الجاية. هنتصل بيك نتفق على ميعاد.'
export const heldUntil = (clock: string) => `الميعاد محجوز ليك لحد ${clock}.`
export const isNotHeld = 'الميعاد مش محجوز ليك: اطلبه طول ما هو فاضي.'
export const isFullNow = (time: string) => `الميعاد ${time} بقى كامل العدد.`
export const isGone = (time: string) => `الميعاد ${time} مبقاش متاح.`
export const nextIsChosen = (time: string) => `اخترنا بداله: ${time}.`
export const expressClosed = 'التوصيل السريع مش متاح دلوقتي.'
export const areasHaveCome = 'التوصيل كان لسه بيحمّل. راجع المنطقة والميعاد ومصاريف التوصيل.'
export const areaClosed = 'مش بنوصّل للمنطقة دي دلوقتي. اختار منطقة تانية من فضلك.'
export const feeChanged = (now: string, before: string) => `التوصيل بقى بـ${now} بدل ${before}`
export const timeIsNow = (time: string) => `ميعاد التوصيل بقى: ${time}.`
export const closedUntil = (time: string) => `المحل مقفول لحد ${time}.`
export const closedNow = 'المحل مقفول دلوقتي.'
export const belowMinimum = (area: string, missing: string) =>
  `ضيف منتجات بـ${missing} كمان عشان نوصّل لمنطقة ${area}. لو طلبت من غير ما تضيف، هنتصل بيك نتفق على التوصيل ومصاريفه.`
export const noteLabel = 'ملاحظة (اختياري)'
export const noteExample = 'للمحل أو للمندوب، مثلًا: الدور التالت، والجرس مش شغال.'
export const ifRunsOut = 'لو حاجة خلصت'
export const waysIfRunsOut = {
  call: 'كلموني الأول',
  replace: 'ابعتوا حاجة شبهها',
  'leave out': 'شيلوها من الطلب',
}
export const paidOnlineWeCall = 'لو هتدفع أونلاين، هنكلمك الأول دايمًا.'
export const weAgreeByPhone = 'هنتفق معاك عليها وعلى سعرها بالتليفون.'
export const cashLabel = 'هتدي المندوب كام؟ (اختياري)'
export const cashHint = 'المندوب هيجيب الباقي معاه.'
export const cashTooMuch = (most: string) => `المندوب بيجيب باقي لحد ${most} بس.`
export const cashTooLittle = (total: string) => `المبلغ ده أقل من الإجمالي: ${total}`

export const goods = 'المنتجات'
export const delivery = 'التوصيل'
export const free = 'مجاني'
export const feeByArea = 'غير التوصيل، حسب المنطقة'
export const withoutDelivery = 'من غير توصيل: هنتصل بيك'
export const withDelivery = (area: string, fee: string) =>
  `بالتوصيل${fee ? '' : ' المجاني'}${area && ` ل${afterLam(area)}`}${fee && ` ${fee}`}`
export const freeFrom = (amount: string, missing: string) => `مجاني من أول ${amount} (فاضل ${missing})`

export const deliveryCosts = (fee: string) => `التوصيل بـ${fee}`
export const deliveryFrom = (fee: string) => `التوصيل بيبدأ من ${fee}`
export const freeDelivery = 'التوصيل مجاني.'
export const freeToSome = 'التوصيل مجاني لبعض المناطق.'
export const ordersFrom = (amount: string) => `أقل طلب ${amount}`
export const minimumUpTo = (amount: string) => `أقل طلب بيوصل لـ${amount}`
export const freeOver = (amount: string) => `مجاني من أول ${amount}`
export const expressWithin = (minutes: number) => `سريع خلال ${minuteCount(minutes)}`
export const expressFor = (minutes: number, fee: string) => `${expressWithin(minutes)}، ${fee}`
export const moreToMinimum = (missing: string) => `فاضل ${missing} ونوصّل لك.`
export const moreToSome = (missing: string) => `فاضل ${missing} ونوصّل لبعض المناطق.`
export const shut = 'مقفول دلوقتي'
export const shutUntil = (time: string) => `مقفول لحد ${time}`
export const moreFor = (missing: string, area: string, fee: string) =>
  `ضيف بـ${missing} كمان ونوصّل ل${afterLam(area)} ${fee ? `بـ${fee}` : 'مجانًا'}`
export const moreToFree = (missing: string, hasExpress: boolean) =>
  `فاضل ${missing} والتوصيل${hasExpress ? ' العادي' : ''} يبقى مجاني`

export const promised = 'ميعاد التوصيل'
export const wasPromised = 'الميعاد اللي كان متفق عليه'
export const arrives = (day: string, hours: string) => `${day}: هيوصل ${hours}`
export const arrivesOncePaid = (day: string, hours: string) => `${day}: هيوصل ${hours} بعد ما تدفع`
export const expressOncePaid = (minutes: number) => `توصيل سريع خلال ${minuteCount(minutes)} بعد ما تدفع`
export const promisedWithin = (clock: string) => `توصيل سريع، قبل ${clock}`
export const agreedByPhone = 'هنتصل بيك نتفق على ميعاد.'
export const deliveryIsOpen = (area: string) =>
  `هنتصل بيك نتفق على ميعاد التوصيل${area && ` ل${afterLam(area)}`} ومصاريفه. المصاريف مش محسوبة في الإجمالي ده.`
export const feeIsNotInTotal = 'مصاريف التوصيل مش محسوبة في الإجمالي ده.'
export const feeByPhone = 'بالتليفون، مش في الإجمالي'
export const note = 'ملاحظة'
export const paysWith = (amount: string) => `هتدي المندوب ${amount} كاش`
