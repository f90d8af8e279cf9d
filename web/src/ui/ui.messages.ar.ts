export const loading = 'جاري التحميل…'
export const updating = 'جاري التعديل…'
export const adding = 'جاري الإضافة…'
export const tryAgain = 'حاول تاني'
export const close = 'إغلاق'
export const dismiss = 'إخفاء'
export const notifications = 'الإشعارات'
export const priceBefore = 'كان: '
export const priceNow = 'دلوقتي: '
export const previous = (noun: string) => `السابق: ${noun}`
export const next = (noun: string) => `التالي: ${noun}`
export const show = (noun: string, number: number, count: number) => `اعرض ${noun} ${number} من ${count}`
export const play = (carousel: string) => `شغّل ${carousel}`
export const pause = (carousel: string) => `وقّف ${carousel}`
export const showPassword = 'اعرض كلمة السر'
