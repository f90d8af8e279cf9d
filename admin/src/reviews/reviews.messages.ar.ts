export const title = 'التقييمات'
export const explained =
  'رأي العملاء في المنتجات، الأحدث الأول. التقييم المخفي محدش بيشوفه غير اللي كتبه، ونجومه مش محسوبة.'
export const ofOne = 'لمنتج واحد.'
export const all = 'تقييمات كل المنتجات'
export const product = 'المنتج'
export const stars = 'النجوم'
export const review = 'التقييم'
export const written = 'اتكتب'
export const ofFive = (rating: number) => `${rating} من 5`
export const starsAlone = 'من غير كلام'
export const isHidden = 'مخفي'
export const hide = 'اخفيه'
export const hideOf = (product: string) => `اخفيه: تقييم ${product}`
export const show = 'رجّعه'
export const showOf = (product: string) => `رجّعه: تقييم ${product}`
export const hidden = 'التقييم اتخفى.'
export const shown = 'التقييم رجع.'
export const empty = 'لسه محدش قيّم حاجة.'
export const emptyOfOne = 'لسه محدش قيّم المنتج ده.'
export const failed = 'مقدرناش نجيب التقييمات.'
