/** The fields of a product, by the words of the server. */
export const fields: Readonly<Record<string, string>> = {
  sku: 'own code (SKU)',
  barcode: 'barcode',
  price: 'price',
  priceAfterDiscount: 'sale price',
  category: 'category',
  subcategory: 'subcategory',
  brand: 'brand',
  pictures: 'pictures',
  'on sale again': 'on sale again',
}
/** Texts in two languages: the Arabic one ends in Ar. */
export const texts: Readonly<Record<string, string>> = {
  title: 'name',
  unit: 'size',
  description: 'description',
  ingredients: 'ingredients',
  origin: 'country of origin',
  storage: 'storage',
  nutrition: 'nutrition',
}
export const inEnglish = (text: string) => `${text} in English`
export const inArabic = (text: string) => `${text} in Arabic`
export const notFound = (code: string) => `No product has the code ${code}.`
export const found = (count: number) => (count === 1 ? '1 product' : `${count} products`)
export const nothingFound = (text: string) => `Nothing is called ${text}.`
export const withdrawn = 'not sold any more'
export const failed = 'The products could not be loaded.'
export const addIt = 'Add it as a product'
