import { pluralsOf } from '@baqala/contract/plural'

const plural = pluralsOf('ar')

export const replies = {
  added: 'تم حفظ العنوان',
  updated: 'تم تعديل العنوان',
  removed: 'تم حذف العنوان',
}

export const messages = {
  addressNotFound: 'هذا العنوان غير موجود',
  tooMany: ({ max: n }: { max: number }) =>
    plural(n, {
      zero: 'لا يمكن حفظ عناوين.',
      one: 'عندك عنوان محفوظ بالفعل. احذفه أولًا.',
      two: 'عندك عنوانان محفوظان بالفعل. احذف واحدًا منهما أولًا.',
      few: `عندك ${n} عناوين محفوظة بالفعل. احذف واحدًا منها أولًا.`,
      many: `عندك ${n} عنوانًا محفوظًا بالفعل. احذف واحدًا منها أولًا.`,
      other: `عندك ${n} عنوان محفوظ بالفعل. احذف واحدًا منها أولًا.`,
    }),
}
