import { readerOf } from './listing.ts'

/** Salla (سلة): المنتجات، تصدير. */
export const salla = readerOf({
  shop: 'Salla',
  knownBy: [
    ['أسم المنتج', 'تصنيف المنتج'],
    ['اسم المنتج', 'تصنيف المنتج'],
  ],
  headings: {
    ...{ title: ['أسم المنتج', 'اسم المنتج'], category: ['تصنيف المنتج'], pictures: ['صورة المنتج'] },
    ...{ price: ['سعر المنتج'], salePrice: ['السعر المخفض'], description: ['الوصف'], sku: ['رمز المنتج sku'] },
    ...{ weight: ['الوزن'], weightUnit: ['وحدة الوزن'], brand: ['الماركة'], stock: ['الكمية المتوفرة'] },
    barcode: ['الباركود', 'GTIN'],
  },
})
