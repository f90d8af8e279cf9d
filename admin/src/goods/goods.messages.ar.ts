/** The fields of a product, by the words of the server. */
export const fields: Readonly<Record<string, string>> = {
  sku: 'SKU',
  barcode: 'الباركود',
  title: 'الاسم',
  unit: 'الحجم',
  price: 'السعر',
  priceAfterDiscount: 'سعر العرض',
  description: 'الوصف',
  ingredients: 'المكونات',
  origin: 'بلد المنشأ',
  storage: 'الحفظ',
  nutrition: 'القيمة الغذائية',
  category: 'القسم',
  subcategory: 'القسم الفرعي',
  brand: 'الماركة',
  pictures: 'الصور',
  'on sale again': 'هيتعرض تاني',
}
export const inArabic = (field: string) => `${field} بالعربي`
