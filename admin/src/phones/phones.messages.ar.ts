export const title = 'الموبايلات المشتركة'
export const explained =
  'على الموبايل المتسجل، اللي بيجهّزوا وبيوصّلوا بيبدّلوا بضغطتين ورقم سري، وكل واحد بيسجله من «دخولي». المالك والمدير دايمًا بيدخلوا بكلمة السر والكود.'
export const name = 'اسم الموبايل ده'
export const nameHint = 'زي «الكاونتر». افتح الصفحة دي من على الموبايل اللي هيبقى مشترك.'
export const enrol = 'سجّل الموبايل ده'
export const enrolled = 'اتسجل. سجل خروج وهتشوف مين بيدخل منه.'
export const thisOne = (phone: string) => `الموبايل ده متسجل باسم «${phone}». سجل خروج وهتشوف مين بيدخل منه.`
export const none = 'مفيش موبايل متسجل.'
export const never = 'لسه محدش دخل هنا برقم سري.'
export const lastUsed = (time: string) => `آخر رقم سري: ${time}`
export const remove = 'شيله'
export const removeNow = (name: string) => `أيوه، شيل ${name}`
export const removeNamed = (phone: string) => `شيل ${phone}`
export const failed = 'مقدرناش نجيب الموبايلات.'
