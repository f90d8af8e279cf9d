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
export const notFound = (code: string) => `No product has the code ${code}.`
export const found = (count: number) => (count === 1 ? '1 product' : `${count} products`)
export const nothingFound = (text: string) => `Nothing is called ${text}.`
export const withdrawn = 'not sold any more'
export const failed = 'The products could not be loaded.'
export const addIt = 'Add it as a product'
