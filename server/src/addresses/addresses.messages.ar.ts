import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const replies = {
  added: 'العنوان اتحفظ',
  updated: 'العنوان اتعدّل',
  removed: 'العنوان اتحذف',
}

export const messages = {
  addressNotFound: 'العنوان ده مش موجود',
  tooMany: ({ max: n }: { max: number }) =>
    plural(n, {
      zero: 'ما ينفعش تحفظ عناوين.',
      one: 'عندك عنوان محفوظ. احذفه الأول.',
      two: 'عندك عنوانين محفوظين. احذف واحد منهم الأول.',
      few: `عندك ${n} عناوين محفوظة. احذف واحد منهم الأول.`,
      other: `عندك ${n} عنوان محفوظ. احذف واحد منهم الأول.`,
    }),
}
