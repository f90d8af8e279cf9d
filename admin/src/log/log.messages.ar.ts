export const title = 'مين عمل إيه'
export const who = 'مين'
export const what = 'إيه، أو على إيه'
export const find = 'دوّر'
export const at = 'إمتى'
export const change = 'قبل وبعد'
export const empty = 'مفيش حاجة في السجل بالشكل ده.'
export const failed = 'مقدرناش نجيب السجل.'
export const none = 'مفيش'
export const deeds: Readonly<Record<string, string>> = {
  'signed in': 'دخل',
  'invitation accepted': 'قبل الدعوة',
  'own password changed': 'غيّر كلمة السر',
  'second factor set up': 'فعّل التحقق بخطوتين',
  'person added': 'ضاف',
  'person invited': 'دعا تاني',
  'person changed': 'عدّل',
  'person disabled': 'استبعد',
  'person enabled': 'رجّع',
  'price changed': 'غيّر سعر',
  'picture put': 'حط صورة لـ',
  'picture removed': 'شال صورة من',
  'delivery time changed': 'غيّر ميعاد التوصيل',
  'shop closed': 'قفل',
  'stock counted': 'عدّ',
  'stock adjusted': 'صحّح مخزون',
  'order being packed': 'بيجهّز الطلب',
  'order on its way': 'بعت الطلب',
  'order delivered': 'سلّم الطلب',
  'order cancelled': 'لغى الطلب',
  'order refunded': 'رجّع فلوس الطلب',
}
export const facts: Readonly<Record<string, string>> = {
  name: 'الاسم',
  login: 'اسم الدخول',
  role: 'الوظيفة',
  device: 'المتصفح',
  isDisabled: 'مُستبعد',
  password: 'كلمة السر',
  code: 'التحقق بخطوتين',
  price: 'السعر',
  priceAfterDiscount: 'سعر العرض',
  picture: 'الصورة',
  position: 'المكان',
  change: 'القطع',
  note: 'ملاحظة',
  why: 'السبب',
  places: 'الأماكن',
  isClosed: 'مقفول',
}
