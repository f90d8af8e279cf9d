import { pluralsOf } from '@baqala/kit/language/language.ts'

const plural = pluralsOf('ar')

export const reviews = 'التقييمات'
export const none = (ratings: number) =>
  ratings === 0
    ? 'لسه محدش كتب عنه. تقدر تكتب بعد ما يوصلك.'
    : plural(ratings, {
        one: 'لسه محدش كتب عنه: عليه تقييم واحد بالنجوم بس، من غير كلام. تقدر تكتب بعد ما يوصلك.',
        two: 'لسه محدش كتب عنه: عليه تقييمين بالنجوم بس، من غير كلام. تقدر تكتب بعد ما يوصلك.',
        few: `لسه محدش كتب عنه: عليه ${ratings} تقييمات بالنجوم بس، من غير كلام. تقدر تكتب بعد ما يوصلك.`,
        other: `لسه محدش كتب عنه: عليه ${ratings} تقييم بالنجوم بس، من غير كلام. تقدر تكتب بعد ما يوصلك.`,
      })
export const isHidden = 'المحل أخفى تقييمك، ومش ظاهر هنا لحد غيرك.'
export const askWhy = 'اسأل ليه من صفحة المساعدة'
export const yours = 'تقييمك'
export const write = 'المنتج ده وصلك. إيه رأيك فيه؟'
export const stars = (count: number) =>
  plural(count, {
    one: 'نجمة واحدة',
    two: 'نجمتين',
    few: `${count} نجوم`,
    other: `${count} نجمة`,
  })
export const ofFive = (rating: number) => `${rating} من 5 نجوم`
export const starsLabel = 'النجوم'
export const textLabel = 'رأيك بكلامك (اختياري)'
export const longest = (letters: string) => `التقييم بيشيل لحد ${letters} حرف.`
export const chooseStars = 'اختار من نجمة لخمس نجوم.'
export const send = 'ابعت التقييم'
export const save = 'احفظ'
export const cancel = 'إلغاء'
export const edit = 'تعديل'
export const remove = 'حذف'
export const askToRemove = 'نحذف تقييمك؟'
export const keep = 'خليه'
export const failed = 'ما نفعش. اتأكد من النت وجرّب تاني.'
export const notLoaded = 'ما قدرناش نجيب التقييمات.'
export const showMore = 'شوف كمان'
export const changedOn = (date: string) => `${date}، اتعدّل`
