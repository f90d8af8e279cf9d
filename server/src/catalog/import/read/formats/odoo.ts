import { readerOf } from './listing.ts'

/** Odoo: Products, Export (product.template). An empty cell is `False`, and `Units` is no size. */
export const odoo = readerOf({
  shop: 'Odoo',
  knownBy: [
    ['Name', 'Internal Reference', 'Sales Price'],
    ['Name', 'Internal Reference', 'Quantity On Hand'],
    ['الاسم', 'المرجع الداخلي'],
  ],
  headings: {
    ...{ title: ['Name', 'الاسم'], sku: ['Internal Reference', 'المرجع الداخلي'], barcode: ['Barcode', 'الباركود'] },
    ...{
      price: ['Sales Price', 'سعر البيع', 'سعر المبيعات'],
      stock: ['Quantity On Hand', 'الكمية في اليد', 'الكمية المتاحة'],
    },
    ...{
      category: ['Product Category', 'Product Category/Display Name', 'فئة المنتج'],
      description: ['Sales Description'],
    },
    ...{ subcategory: ['POS Category'], weight: ['Weight'] },
  },
  stepBy: '/',
  roots: /^(?:all|saleable|expenses|الكل|قابل للبيع)$/i,
  empty: /^false$/i,
})
