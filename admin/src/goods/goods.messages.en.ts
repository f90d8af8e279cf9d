/** The fields of a product, by the words of the server. */
export const fields: Readonly<Record<string, string>> = {
  sku: 'SKU',
  barcode: 'barcode',
  title: 'name',
  unit: 'size',
  price: 'price',
  priceAfterDiscount: 'sale price',
  description: 'description',
  ingredients: 'ingredients',
  origin: 'origin',
  storage: 'storage',
  nutrition: 'nutrition',
  category: 'category',
  subcategory: 'subcategory',
  brand: 'brand',
  pictures: 'pictures',
  'on sale again': 'on sale again',
}
export const inArabic = (field: string) => `Arabic ${field}`
