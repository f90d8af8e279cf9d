import { readerOf } from './listing.ts'

/** OpenCart, by its Export/Import extension. Categories are ids, and pictures files of that server. */
export const opencart = readerOf({
  shop: 'OpenCart',
  knownBy: [['product_id', 'model', 'manufacturer']],
  headings: {
    ...{ title: ['name(en-gb)', 'name(en)', 'name'], titleAr: ['name(ar)'], sku: ['sku', 'model'] },
    ...{ description: ['description(en-gb)', 'description(en)'], descriptionAr: ['description(ar)'] },
    ...{ barcode: ['ean', 'upc'], stock: ['quantity'], brand: ['manufacturer'], price: ['price'], shown: ['status'] },
    ...{ category: ['categories', '_CATEGORY_'], weight: ['weight'], weightUnit: ['weight_unit'] },
  },
  pathsBy: ',',
  stepBy: /[>|]/,
  hidden: /^(?:false|0)$/i,
})
