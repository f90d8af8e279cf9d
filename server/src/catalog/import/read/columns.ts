import { foldArabic } from '@baqala/contract/arabic'

/** The columns of a catalogue file, and every heading they are known by. An export writes the first or the second. */
const HEADINGS = {
  id: ['id', 'المعرف'],
  slug: ['slug', 'الرمز'],
  sku: ['sku', 'كود الصنف', 'code', 'الكود', 'item code', 'رقم الصنف', 'رمز الصنف'],
  barcode: ['barcode', 'الباركود', 'باركود', 'ean', 'gtin', 'upc'],
  title: ['title', 'الاسم', 'name', 'product', 'المنتج', 'اسم المنتج', 'الصنف', 'اسم الصنف'],
  titleAr: ['titleAr', 'الاسم بالعربية', 'arabic title', 'nameAr', 'arabic name', 'الاسم العربي'],
  description: ['description', 'الوصف'],
  descriptionAr: ['descriptionAr', 'الوصف بالعربية', 'arabic description'],
  ingredients: ['ingredients', 'المكونات'],
  ingredientsAr: ['ingredientsAr', 'المكونات بالعربية', 'arabic ingredients'],
  origin: ['origin', 'بلد المنشأ', 'المنشأ'],
  originAr: ['originAr', 'بلد المنشأ بالعربية', 'arabic origin'],
  storage: ['storage', 'طريقة الحفظ', 'التخزين'],
  storageAr: ['storageAr', 'طريقة الحفظ بالعربية', 'arabic storage'],
  nutrition: ['nutrition', 'القيمة الغذائية', 'القيم الغذائية'],
  nutritionAr: ['nutritionAr', 'القيمة الغذائية بالعربية', 'arabic nutrition'],
  unit: ['unit', 'الوحدة', 'size', 'الحجم', 'العبوة'],
  unitAr: ['unitAr', 'الوحدة بالعربية', 'arabic unit'],
  price: ['price', 'السعر', 'سعر البيع', 'الثمن'],
  priceAfterDiscount: ['priceAfterDiscount', 'السعر بعد الخصم', 'sale price', 'discounted price', 'سعر العرض'],
  category: ['category', 'القسم', 'الفئة', 'التصنيف'],
  categoryAr: ['categoryAr', 'القسم بالعربية', 'arabic category'],
  subcategory: ['subcategory', 'القسم الفرعي', 'الفئة الفرعية', 'التصنيف الفرعي'],
  subcategoryAr: ['subcategoryAr', 'القسم الفرعي بالعربية', 'arabic subcategory'],
  brand: ['brand', 'الماركة', 'العلامة التجارية', 'الشركة', 'الشركة المصنعة', 'manufacturer'],
  brandAr: ['brandAr', 'الماركة بالعربية', 'arabic brand'],
  pictures: ['pictures', 'الصور', 'picture', 'images', 'image', 'الصورة'],
  stock: ['stock', 'المخزون', 'onHand', 'on hand', 'count', 'الكمية', 'الرصيد'],
} as const satisfies Record<string, readonly [string, string, ...string[]]>

export type Column = keyof typeof HEADINGS

// Object.keys returns plain strings.
export const COLUMNS = Object.keys(HEADINGS) as Column[]

/** The columns that a new product needs. */
export const NEEDED = ['title', 'price', 'category'] as const
type Needed = (typeof NEEDED)[number]

export function headingOf(column: Column, language: 'en' | 'ar' = 'en'): string {
  return HEADINGS[column][language === 'en' ? 0 : 1]
}

// COLUMN_OF below already needs it.
const OF_EGP = /\((?:egp|l\.?e\.?|e£|(?:بال)?جنيه(?: مصر[يى])?|ج\.?م?\.?)\)|\b(?:in )?egp$|بالجنيه(?: المصر[يى])?$/

const COLUMN_OF = new Map(COLUMNS.flatMap((column) => HEADINGS[column].map((heading) => [normalized(heading), column])))

/** Headings that people and programs use besides, where no other one of the file names the column. Never what the shop pays. */
const ALSO: Partial<Record<Column, string>> = {
  sku:
    'item no | item number | product code | custom sku | reference | référence | référence interne | stok kodu | ' +
    'كود المنتج | رقم المنتج | كود السلعة | رقم المادة | كود المادة | رمز المادة',
  barcode: 'ean13 | barcode number | الباركود الدولي | رقم الباركود | code-barres | barkod',
  title:
    'product name | item name | item | name_en | title_en | désignation | nom | produit | ürün adı | ürün | ' +
    'المادة | اسم المادة | السلعة | اسم السلعة',
  titleAr: 'name_ar | title_ar',
  description: 'product description | long description',
  price:
    'unit price | selling price | sales price | retail price | list price | consumer price | price incl vat | ' +
    'price 1 | sale price 1 | regular price | price before discount | original price | السعر قبل الخصم | ' +
    'سعر البيع للجمهور | rate | selling rate | standard selling rate | السعر بعد الضريبة | ' +
    'سعر البيع بعد الضريبة | سعر البيع شامل الضريبة | سعر البيع شامل ضريبة القيمة المضافة | السعر شامل الضريبة | ' +
    'سعر المستهلك | سعر الجمهور | prix | prix de vente | prix de vente ttc | fiyat | satış fiyatı',
  priceAfterDiscount: 'السعر بعد التخفيض | السعر المخفض | prix promo | indirimli fiyat',
  category:
    'cat | categories | category 1 | category l1 | main category | department | group | item group | ' +
    'category name | department name | product group | التصنيفات | المجموعة | القسم الرئيسي | catégorie | ' +
    'catégorie de produits | kategori',
  subcategory: 'category 2 | category l2 | subcategory 1 | sub group',
  stock:
    'qty | qty 1 | quantity | stock qty | qty on hand | quantity on hand | qty available | qty in stock | ' +
    'الكمية المتاحة | الكمية المتوفرة | stock on hand | opening stock | العدد | إجمالي الرصيد | إجمالي الكمية | ' +
    'إجمالي المخزون | balance | المخزون الحالي | الرصيد الحالي | quantité | quantité en stock | stok | adet | ' +
    'current stock | stock level | current stock level',
  brand: 'marque | marka | brand name | product brand',
}

const ALSO_OF = new Map(
  COLUMNS.flatMap((column) =>
    (ALSO[column]?.split(' | ') ?? []).map((heading) => [normalized(heading), column] as const),
  ),
)

const OF_LANGUAGE = /^(.+?)\(?(?:(ar|arabic|(?:بال)?عربي(?:ه)?)|en|english|(?:بال)?انجليزي(?:ه)?)\)?$/

// Between signs, lines, and letters of two languages.
const PARTS = /[/|()\n]| [-–] |(?<=\p{Script=Arabic})\s(?=[a-z])|(?<=[a-z])\s(?=\p{Script=Arabic})/iu

/**
 * Finds the column that a heading means if no other one does. The language of a text may stand behind it: Item Name (Arabic). And a
 * heading may say the same twice: السعر / Price.
 */
export function alsoColumn(heading: string): Column | undefined {
  const parts = heading.split(PARTS).filter((part) => part.trim() !== '')
  const [said, ...others] = new Set(parts.length > 1 ? parts.map((part) => toColumn(part) ?? alsoColumn(part)) : [])
  if (said !== undefined && others.length === 0) return said
  const plain = normalized(heading)
  const [, text = '', arabic] = OF_LANGUAGE.exec(plain) ?? []
  const column = ALSO_OF.get(plain) ?? COLUMN_OF.get(text) ?? ALSO_OF.get(text)
  return arabic === undefined || ALSO_OF.has(plain) ? column : COLUMNS.find((each) => each === `${column}Ar`)
}

/** Finds the column of a heading in any of its spellings. */
export function toColumn(heading: string): Column | undefined {
  return COLUMN_OF.get(normalized(heading))
}

/** Headings of prices that the shop pays: they are no prices of ours. */
export const COST = /cost|supply|purchase|wholesale|achat|revient|شراء|تكلف|جمل[هة]/i

/** Words that other people's headings of a needed column have in them. */
const CLUES: Record<Needed, RegExp> = {
  title: /name|title|product|item|اسم|صنف|منتج/i,
  price: /price|prix|fiyat|mrp|amount|سعر|ثمن/i,
  category: /categ|type|department|aisle|قسم|فئة|تصنيف/i,
}

/** Headings that may mean a needed column which no heading names: `market_price` for price. */
export function headingsLike(column: Needed, headings: readonly string[]): string[] {
  return headings.filter((heading) => {
    const known = toColumn(heading) ?? alsoColumn(heading)
    return CLUES[column].test(heading) && !COST.test(heading) && !NEEDED.some((needed) => needed === known)
  })
}

/**
 * Without case, spaces, hyphens, marks that nobody sees, quotes, signs at the end, our currency and the Arabic article, and in one
 * Arabic spelling.
 */
export function normalized(heading: string): string {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u200b-\u200f\u061c\u2060-\u2069\ufeff]/g, '')
    .trim()
  return foldArabic(plain.replace(/^["'«]+|[\s:*.?؟"'»]+$/g, '').replace(OF_EGP, ''))
    .replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')
    .replace(/[\s_-]/g, '')
}
