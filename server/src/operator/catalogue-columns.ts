/** The columns a catalogue file may have, and the headings they go by. The first two are what an export writes. */
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

// Object.keys forgets what it knew.
export const COLUMNS = Object.keys(HEADINGS) as Column[]

export function headingOf(column: Column, language: 'en' | 'ar' = 'en'): string {
  return HEADINGS[column][language === 'en' ? 0 : 1]
}

const COLUMN_OF = new Map(COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [plain(heading), column])))

/** The column a heading means, however it is spelled; undefined where nobody reads it. */
export function toColumn(heading: string): Column | undefined {
  return COLUMN_OF.get(plain(heading))
}

/** Without case, spaces and hyphens; without vowel marks, and with one alef, one yeh and one heh for each of their kinds. */
function plain(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_-]|[\u064b-\u0652\u0640]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
}
