/** The columns of a catalogue file, and every heading they are known by. An export writes the first or the second. */
const HEADINGS = {
  id: ['id', 'المعرف'],
  slug: ['slug', 'الرمز', 'code', 'الكود', 'sku'],
  title: ['title', 'الاسم', 'name', 'product', 'المنتج', 'اسم المنتج', 'الصنف', 'اسم الصنف'],
  titleAr: ['titleAr', 'الاسم بالعربية', 'arabic title', 'nameAr', 'arabic name', 'الاسم العربي'],
  description: ['description', 'الوصف'],
  descriptionAr: ['descriptionAr', 'الوصف بالعربية', 'arabic description'],
  unit: ['unit', 'الوحدة', 'size', 'الحجم', 'العبوة'],
  unitAr: ['unitAr', 'الوحدة بالعربية', 'arabic unit'],
  price: ['price', 'السعر', 'سعر البيع', 'الثمن'],
  priceAfterDiscount: ['priceAfterDiscount', 'السعر بعد الخصم', 'sale price', 'discounted price', 'سعر العرض'],
  category: ['category', 'القسم', 'الفئة', 'التصنيف'],
  categoryAr: ['categoryAr', 'القسم بالعربية', 'arabic category'],
  subcategory: ['subcategory', 'القسم الفرعي', 'الفئة الفرعية', 'التصنيف الفرعي'],
  subcategoryAr: ['subcategoryAr', 'القسم الفرعي بالعربية', 'arabic subcategory'],
  brand: ['brand', 'الماركة', 'العلامة التجارية', 'الشركة'],
  brandAr: ['brandAr', 'الماركة بالعربية', 'arabic brand'],
  pictures: ['pictures', 'الصور', 'picture', 'images', 'image', 'الصورة'],
  stock: ['stock', 'المخزون', 'onHand', 'on hand', 'count', 'الكمية', 'الرصيد'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>

export type Column = keyof typeof HEADINGS

// Object.keys returns plain strings.
export const COLUMNS = Object.keys(HEADINGS) as Column[]

export function headingOf(column: Column, language: 'en' | 'ar' = 'en'): string {
  return HEADINGS[column][language === 'en' ? 0 : 1]
}

const COLUMN_OF = new Map(COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [normalized(heading), column])))

/** Finds the column of a heading in any of its spellings. */
export function toColumn(heading: string): Column | undefined {
  return COLUMN_OF.get(normalized(heading))
}

/** Removes case, spaces, hyphens and Arabic vowel marks, and unifies the forms of alef, of yeh and of heh. */
function normalized(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]|[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}
