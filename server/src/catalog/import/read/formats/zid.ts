import { readerOf } from './listing.ts'

/** Zid (زد): Products, Export. */
export const zid = readerOf({
  shop: 'Zid',
  knownBy: [['name_ar', 'name_en', 'sku', 'price']],
  headings: {
    ...{ title: ['name_en'], titleAr: ['name_ar'], description: ['description_en'], descriptionAr: ['description_ar'] },
    ...{ sku: ['sku'], barcode: ['barcode'], price: ['price'], salePrice: ['sale_price'], stock: ['quantity'] },
    ...{
      category: ['categories_en', 'categories', 'categories_description', 'category'],
      weight: ['weight'],
      weightUnit: ['weight_unit'],
    },
    ...{ pictures: ['images', 'image'], shown: ['published', 'is_published'], brand: ['brand'] },
  },
  pathsBy: ',',
  hidden: /^(?:0|no|false|لا)$/i,
})
