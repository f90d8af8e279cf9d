import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const label = 'امسح أو دوّر: اسم أو كود أو باركود'
export const scan = 'امسح'
export const stop = 'وقّف'
export const torch = 'النور'
export const takePicture = 'صوّر الباركود'
export const cameraPicture = 'اللي الكاميرا شايفاه'
export const waits = 'مستني كود: من الكاميرا، أو جهاز مسح، أو مكتوب.'
export const waitsForCamera = 'حط الباركود جوه الإطار.'
export const notAllowed = 'المتصفح مش سامح بالكاميرا. اسمح بيها من الإعدادات، أو صوّر الباركود، أو اكتبه.'
export const noCamera = 'مفيش كاميرا فاضية. صوّر الباركود أو اكتبه.'
export const noReader = 'مقدرناش نشغّل الماسح. حاول تاني أو اكتب الكود.'
export const noneInPicture = 'مفيش باركود باين في الصورة. قرّب أكتر، وفي نور أحسن.'
export const notFound = (code: string) => `مفيش منتج بالكود ${code}.`
export const found = (count: number) =>
  plural(count, {
    one: 'منتج واحد',
    two: 'منتجين',
    few: `${count} منتجات`,
    other: `${count} منتج`,
  })
export const nothingFound = (text: string) => `مفيش حاجة اسمها ${text}.`
export const withdrawn = 'مش بيتباع دلوقتي'
export const failed = 'مقدرناش نجيب المنتجات.'
export const addIt = 'ضيفه كمنتج جديد'
