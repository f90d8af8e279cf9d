import { readerOf } from './listing.ts'

/** Odoo: Products, Export (product.template). An empty cell is `False`, and `Units` is no size. */
export const odoo = readerOf({
  shop: 'Odoo',
  knownBy: [
    ['Name', 'Internal Reference', 'Sales Price'],
    ['Name', 'Internal Reference', 'Quantity On Hand'],
  ],
  headings: {
    ...{ title: ['Name'], sku: ['Internal Reference'], barcode: ['Barcode'], price: ['Sales Price'] },
    ...{ category: ['Product Category'], stock: ['Quantity On Hand'], description: ['Sales Description'] },
    ...{ subcategory: ['POS Category'], weight: ['Weight'] },
  },
  stepBy: '/',
  roots: /^(?:all|saleable|expenses)$/i,
  empty: /^false$/i,
})
