export const messages = {
  categoryNotFound: 'هذا القسم غير موجود.',
  subcategoryNotFound: 'هذا القسم الفرعي غير موجود.',
  brandNotFound: 'هذه الماركة غير موجودة.',
  productNotFound: 'هذا المنتج غير موجود.',
  tooManySearches: 'عدد كبير يبحث الآن. حاول مرة أخرى بعد لحظات.',
  unknownSort: ({ keys }: { readonly keys: string }) => `ترتيب غير معروف. الترتيبات المتاحة: ${keys}`,
}
