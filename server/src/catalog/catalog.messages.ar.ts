const KINDS = { category: 'قسم', subcategory: 'قسم فرعي', brand: 'ماركة' }

export const messages = {
  categoryNotFound: 'القسم ده مش موجود.',
  subcategoryNotFound: 'القسم الفرعي ده مش موجود.',
  brandNotFound: 'الماركة دي مش موجودة.',
  noGroupNamed: ({ kind, named }: { readonly kind: keyof typeof KINDS; readonly named: string }) =>
    `مفيش ${KINDS[kind]} باسم "${named}".`,
  productNotFound: 'المنتج ده مش موجود.',
  productExists: ({ title }: { readonly title: string }) => `المنتج موجود في المحل: ${title}.`,
  productWithdrawn: ({ title }: { readonly title: string }) =>
    `المنتج موجود في المحل بس موقوف بيعه: ${title}. رجّعه للبيع.`,
  productChanged: 'المنتج اتعدّل في الوقت ده. بص عليه تاني قبل ما تعدّله.',
  productChangedBy: ({ who }: { readonly who: string }) => `${who} عدّل المنتج في الوقت ده. بص عليه تاني قبل ما تعدّله.`,
  nameTaken: ({ name }: { readonly name: string }) => `فيه واحد اسمه ${name} بالفعل.`,
  hasGoods: ({ count }: { readonly count: number }) =>
    count === 1
      ? 'فيه منتج واحد، معروض أو موقوف. انقله الأول.'
      : `عدد المنتجات اللي فيه، معروضة أو موقوفة: ${count}. انقلها الأول.`,
  pictureNotFound: 'مفيش صورة للمنتج في المكان ده.',
  noPicture: 'الملف مش صورة سليمة من نوعه، أو كبيرة جدًا.',
  tooManySearches: 'ناس كتير بتدوّر دلوقتي. حاول تاني بعد شوية.',
  unknownSort: ({ keys }: { readonly keys: string }) => `الترتيب ده مش معروف. الاختيارات المتاحة: ${keys}`,
}
