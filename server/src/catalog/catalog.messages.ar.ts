export const messages = {
  categoryNotFound: 'القسم ده مش موجود.',
  subcategoryNotFound: 'القسم الفرعي ده مش موجود.',
  brandNotFound: 'الماركة دي مش موجودة.',
  productNotFound: 'المنتج ده مش موجود.',
  pictureNotFound: 'مفيش صورة للمنتج في المكان ده.',
  noPicture: 'الملف مش صورة سليمة من نوعه، أو كبيرة جدًا.',
  tooManySearches: 'ناس كتير بتدوّر دلوقتي. حاول تاني بعد شوية.',
  unknownSort: ({ keys }: { readonly keys: string }) => `الترتيب ده مش معروف. الاختيارات المتاحة: ${keys}`,
}
