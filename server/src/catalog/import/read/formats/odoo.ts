import { readerOf } from './listing.ts'

/** Odoo: Products, Export (product.template). An empty cell is `False`, and `Units` is no size. */
export const odoo = readerOf({
  shop: 'Odoo',
  knownBy: [
    ['Name', 'Internal Reference', 'Sales Price'],
    ['Name', 'Internal Reference', 'Quantity On Hand'],
    ['Product Name', 'Internal Reference'],
    ['name', 'default_code'],
    ['Nom', 'Référence interne'],
    ['الاسم', 'المرجع الداخلي'],
  ],
  headings: {
    ...{ title: ['Name', 'Product Name', 'Nom', 'الاسم'], barcode: ['Barcode', 'Code-barres', 'الباركود'] },
    sku: ['Internal Reference', 'default_code', 'Référence interne', 'المرجع الداخلي'],
    ...{
      price: ['Sales Price', 'list_price', 'Prix de vente', 'سعر البيع', 'سعر المبيعات'],
      stock: ['Quantity On Hand', 'qty_available', 'Quantité en stock', 'الكمية في اليد', 'الكمية المتاحة'],
    },
    ...{
      category: [
        'Product Category',
        'Product Category/Display Name',
        'categ_id',
        'Catégorie de produits',
        'فئة المنتج',
      ],
      description: ['Sales Description'],
    },
    ...{ subcategory: ['POS Category'], weight: ['Weight'] },
    shown: ['Can be Sold', 'sale_ok'],
  },
  stepBy: '/',
  roots: /^(?:all|saleable|expenses|الكل|قابل للبيع)$/i,
  empty: /^false$/i,
  hidden: /^(?:false|0)$/i,
})
