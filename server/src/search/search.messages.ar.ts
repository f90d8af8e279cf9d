import { isolate } from '@baqala/contract/arabic'

export const messages = {
  tooManySearching: 'فيه ناس كتير بتدوّر دلوقتي. حاول تاني بعد لحظة.',
  onSale: 'منتجات عليها خصم',

  tooFewNames: 'السطر لازم يبقى فيه اسمين مختلفين على الأقل: واحد مكتوب على منتج، وواحد العملا بيكتبوه.',
  tooManyNames: ({ max }: { readonly max: number }) => `السطر بيكفي ${max} اسم بالكتير.`,
  nameIsWrong: ({
    name,
    words,
    letters,
  }: {
    readonly name: string
    readonly words: number
    readonly letters: number
  }) => `«${name}» مش اسم: لازم يكون من كلمة لـ${words} كلمات، و${letters} حرف بالكتير.`,
  rowIsThere: ({ row }: { readonly row: string }) => `السطر ده موجود في المحل أصلًا: ${isolate(row)}`,
  noSuchRow: ({ name }: { readonly name: string }) => `مفيش سطر ضافه المحل فيه اسم «${name}».`,
  comesWithTheShop: ({ name, row }: { readonly name: string; readonly row: string }) =>
    `«${name}» جاي مع البرنامج وبيفضل فيه (${isolate(row)}). اللي ينفع يتشال هو السطور اللي المحل ضافها بس.`,
}
