export const loading = 'بنحمّل…'
export const updating = 'بنعدّل…'
export const adding = 'بنضيف…'
export const tryAgain = 'حاول تاني'
export const close = 'اقفل'
export const dismiss = 'اقفل'
export const closeNamed = (title: string) => `اقفل نافذة «${title}»`
export const notifications = 'الإشعارات'
export const priceBefore = 'كان: '
export const priceNow = 'دلوقتي: '
export const carousel = 'شريط متحرك'
export const previous = (noun: string) => `السابق: ${noun}`
export const next = (noun: string) => `التالي: ${noun}`
export const show = (noun: string, number: number, count: number) => `اعرض ${noun} ${number} من ${count}`
export const play = (carousel: string) => `شغّل ${carousel}`
export const pause = (carousel: string) => `وقّف ${carousel}`
export const showPassword = 'اعرض كلمة السر'
