import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const title = 'اللي ملقوهوش'
export const explained = 'اللي العملاء دوّروا عليه وملقوهوش: بضاعة تجيبها، أو أسماء البحث مش عارفها.'
export const span = 'آخر أيام'
export const lastDays = (days: number) =>
  plural(days, { one: 'يوم', two: 'يومين', few: `${days} أيام`, other: `${days} يوم` })
export const typed = 'دوّروا على'
export const howOften = 'كام مرة'
export const lastTime = 'آخر مرة'
export const times = (count: number) =>
  plural(count, {
    one: 'مرة واحدة',
    two: 'مرتين',
    few: `${count} مرات`,
    other: `${count} مرة`,
  })
export const empty = 'كل اللي اتدوّر عليه اتلاقى.'
export const failed = 'مقدرناش نجيب اللي اتدوّر عليه.'
