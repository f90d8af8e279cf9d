import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')

export const title = 'التوصيل'
export const parts = { times: 'المواعيد', areas: 'المناطق', hours: 'الساعات', days: 'أيام خاصة' }
export const failed = 'مقدرناش نجيب مواعيد التوصيل.'
export const save = 'احفظ'
export const saveAnyway = 'احفظ برضه'
export const done = 'تمام'
export const leaveOpen = 'سيبه مفتوح'
export const saved = 'اتحفظ'

export const week = (from: string, until: string) => `${from} لـ${until}`
export const weekBefore = 'الأسبوع اللي قبله'
export const weekAfter = 'الأسبوع اللي بعده'
export const backToToday = 'النهارده'
export const today = 'النهارده'
export const hours = (from: string, until: string) => `${from}\u2060–\u2060${until}`
export const placesTaken = (taken: number, capacity: number) => `${taken} من ${capacity} محجوز`
export const serves = (areas: string) => `بيروح ${areas}`
export const comma = '، '
export const servesNone = 'لسه مالوش مناطق'
export const afterMidnight = 'بعد نص الليل'
export const cutOff = (time: string) => `الطلب لحد ${time}`
export const isOver = 'ميعاد الطلب خلص'
export const isClosed = 'مقفول'
export const isOffSale = 'مبقاش معروض'
export const heldPlaces = (count: number) =>
  plural(count, {
    one: 'مكان محجوز في سلة',
    two: 'مكانين محجوزين في سلال',
    few: `${count} أماكن محجوزة في سلال`,
    other: `${count} مكان محجوز في سلال`,
  })
export const notMade = 'المواعيد بتتعمل لتمن أيام قدام'
export const noTimes = 'مفيش مواعيد'
export const dayClosed = 'مقفول'
export const dayClosedBecause = (note: string) => `مقفول: ${note}`
export const ramadanDay = 'ساعات رمضان'
export const closeDay = 'اقفل اليوم كله'
export const closeDayOf = (day: string) => `اقفل ${day}`
export const openDay = 'افتح اليوم تاني'
export const dayIsClosed = (day: string) => `${day} اتقفل`
export const dayIsOpen = (day: string) => `${day} اتفتح تاني`

export const closeTime = 'اقفل'
export const openTime = 'افتح'
export const closeTimeOf = (time: string) => `اقفل ${time}`
export const openTimeOf = (time: string) => `افتح ${time}`
export const places = (count: number) => plural(count, { one: 'مكان', two: 'مكان', few: 'أماكن', other: 'مكان' })
export const fewerPlaces = (time: string) => `مكان أقل، ${time}`
export const morePlaces = (time: string) => `مكان زيادة، ${time}`
export const setBy = (who: string) => `حددها ${who}، مهما كانت ساعات الأسبوع`
export const releaseHolds = 'سيب الأماكن المحجوزة في السلال'
export const ordersIn = (count: number) =>
  plural(count, {
    one: 'طلب واحد',
    two: 'طلبين',
    few: `${count} طلبات`,
    other: `${count} طلب`,
  })
export const isDelivered = 'وصل'
export const noOrders = 'محدش طلب في الميعاد ده.'
export const timeIsGone = 'الميعاد ده راح: ساعات الأسبوع مبقتش فيها.'
export const closingKeeps = 'لما يتقفل، محدش يقدر يختاره. الطلبات اللي فيه زي ما هي.'

export const touchesNone = 'مفيش طلبات هتتأثر.'
export const touches = (count: number) =>
  plural(count, {
    one: 'فيه طلب واحد شغال. هيفضل على ميعاده؛ اتصل بالعميل لو مش هينفع:',
    two: 'فيه طلبين شغالين. هيفضلوا على ميعادهم؛ اتصل بالعملاء لو مش هينفع:',
    few: `فيه ${count} طلبات شغالة. هيفضلوا على ميعادهم؛ اتصل بالعملاء لو مش هينفع:`,
    other: `فيه ${count} طلب شغال. هيفضلوا على ميعادهم؛ اتصل بالعملاء لو مش هينفع:`,
  })
export const byExpress = 'سريع'
export const agreeOnTime = 'الميعاد لسه بالاتفاق'

export const why = 'السبب بالإنجليزي، للعملاء (اختياري)'
export const whyInArabic = 'السبب بالعربي (اختياري)'

export const closeNow = 'اقفل دلوقتي'
export const closeNowAbout =
  'بيوقف التوصيل السريع والمواعيد لحد ساعتها حالًا، زي وقت المطر أو الزحمة. الطلبات اللي لبعد كده لسه بتيجي، والموجودة زي ما هي.'
export const closeOpenEndAbout =
  'بيوقف التوصيل السريع وكل المواعيد حالًا. لحد ما تفتح تاني، بتيجي بس الطلبات اللي ميعادها بيتحدد بالتليفون. والموجودة زي ما هي.'
export const howLong = 'لحد إمتى؟'
export const forMinutes = (minutes: number) => (minutes < 60 ? `${minutes} دقيقة` : hourCount(minutes / 60))
const hourCount = (hours: number) =>
  plural(hours, {
    one: 'ساعة',
    two: 'ساعتين',
    few: `${hours} ساعات`,
    other: `${hours} ساعة`,
  })
export const untilEnd = 'لحد ما أفتح أنا'
export const shoppersRead = 'العملاء بيقروا:'
export const readClosed = 'المحل مقفول دلوقتي.'
export const readClosedUntil = (time: string) => `المحل مقفول لحد ${time}.`
export const shopIsClosed = 'المحل مقفول دلوقتي'
export const shopIsClosedUntil = (time: string) => `المحل مقفول لحد ${time}`
export const closedBy = (who: string) => `قفله ${who}`
export const openNow = 'افتح دلوقتي'
export const isOpenAgain = 'المحل اتفتح تاني'
export const isClosedNow = 'المحل اتقفل'
export const loadingOrders = 'بندوّر على الطلبات اللي هتتأثر…'

export const addArea = 'ضيف منطقة'
export const changeArea = (area: string) => `عدّل ${area}`
export const addRound = 'ضيف خط توصيل'
export const changeRound = (round: string) => `عدّل ${round}`
export const aboutRounds = 'خط التوصيل هو المناديب اللي بيطلعوا مع بعض: مناطقه ليها نفس المواعيد ونفس الأماكن.'
export const round = 'خط التوصيل'
export const nameInEnglish = 'الاسم بالإنجليزي'
export const nameInArabic = 'الاسم بالعربي'
export const area = 'المنطقة'
export const fee = 'الرسوم'
export const feeInEgp = 'رسوم التوصيل بالجنيه'
export const minimum = 'أقل طلب'
export const minimumInEgp = 'أقل طلب بالجنيه'
export const freeFrom = 'مجاني من'
export const freeFromInEgp = 'مجاني من كام جنيه (فاضي: أبدًا)'
export const never = 'أبدًا'
export const express = 'سريع'
export const expressFee = 'رسوم السريع بالجنيه (فاضي: مفيش)'
export const expressMinutes = 'السريع خلال كام دقيقة'
export const withinMinutes = (fee: string, minutes: number) => `${fee} خلال ${minutes}\u00a0د`
export const expressPerHour = 'طلبات سريعة في الساعة'
export const expressPerHourHint = 'اللي أكتر منها مش هيتعرض عليه السريع.'
export const expressAnHour = (count: number) => `${count} سريع في الساعة`
export const governorate = 'المحافظة'
export const governorates: Readonly<Record<string, string>> = {
  'EG-C': 'القاهرة',
  'EG-GZ': 'الجيزة',
  'EG-KB': 'القليوبية',
  'EG-ALX': 'الإسكندرية',
}
export const aliases = 'أسماء تانية الناس بتكتبها'
export const aliasesHint = 'حط بينهم فاصلة. بيها نعرف المنطقة من العنوان.'
export const areaIsClosed = 'مقفولة: مفيش طلبات جديدة ليها'

export const aboutHours = 'أسبوع كل خط توصيل. منه بتتعمل مواعيد التمن أيام الجاية.'
export const seasons = { usual: 'الأسبوع العادي', ramadan: 'أسبوع رمضان' }
export const changeHours = (round: string, days: string) => `عدّل ${round}، ${days}`
export const hoursOf = (round: string) => `ساعات ${round}`
export const change = 'عدّل'
export const noHours = 'مفيش مواعيد'
export const placesEach = (count: number, minutes: number) =>
  `${plural(count, { one: 'مكان واحد', two: 'مكانين', few: `${count} أماكن`, other: `${count} مكان` })} لكل ميعاد، والطلب لحد ${minutes} دقيقة قبله`
export const onDays = 'في الأيام دي'
export const from = 'من'
export const until = 'لحد'
export const timesOfDay = 'المواعيد'
export const hoursHint = 'المواعيد قبل 06:00 تبع ليلة اليوم اللي قبله.'
export const addTime = 'ضيف ميعاد'
export const removeTime = (at: number) => `شيل الميعاد ${at}`
export const capacity = 'الأماكن في كل ميعاد'
export const cutOffMinutes = 'الطلب لحد كام دقيقة قبله'
export const notInOneDay = (at: number) => `الميعاد رقم ${at} محتاج بداية، ونهاية بعدها لحد 6 الصبح.`
export const noDayChosen = 'اختار يوم واحد على الأقل.'
export const remade = (added: number, removed: number) => `اتحفظ. المواعيد: ${added} جديد، ${removed} اتشال.`

export const aboutDays = 'الأيام اللي مش زي ساعات الأسبوع.'
export const allUsual = 'كل الأيام الجاية زي العادة.'
export const closeSomeDay = 'اقفل يوم'
export const setRamadan = 'حدد رمضان'
export const ramadanAbout = 'في الأيام دي بيمشي أسبوع رمضان. الأيام المقفولة بتفضل مقفولة.'
export const firstDay = 'أول يوم'
export const lastDay = 'آخر يوم'
export const day = 'اليوم'
export const allAsUsual = 'رجّعهم كلهم زي العادة'
export const areAllUsual = 'الأيام دي رجعت زي العادة'
export const asUsual = 'رجّعه زي العادة'
export const asUsualOf = (day: string) => `${day}: رجّعه زي العادة`
export const ramadan = (from: string, until: string, days: number) => `رمضان، ${from} لـ${until}، ${days} يوم`

export const startTitle = 'ابدأ توصّل في مواعيد محددة'
export const startAbout =
  'من غير مناطق المحل بياخد طلبات لأي عنوان، وبتتفق على الميعاد بالتليفون. بالمناطق العميل يشوف الرسوم ويختار ميعاد. تلات خطوات:'
export const steps = {
  round: ['المناديب', 'اللي بيطلعوا مع بعض خط توصيل واحد. معظم المحلات بتبدأ بواحد.'],
  hours: ['ساعاتهم', 'بيطلعوا إمتى، وكل ميعاد بياخد كام طلب.'],
  area: ['أول منطقة', 'بيروحوا فين، وبكام.'],
} as const
export const stepDone = 'تم'
export const stepNames = { round: 'ضيف خط التوصيل', hours: 'حدد الساعات', area: 'ضيف المنطقة' }
export const noNumber = 'ده مش رقم.'
