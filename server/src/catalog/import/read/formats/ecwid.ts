import { readerOf } from './listing.ts'

/** Ecwid: Catalog, Products, Export. */
export const ecwid = readerOf({
  shop: 'Ecwid',
  knownBy: [['product_sku', 'product_name', 'product_price']],
  headings: {
    ...{ title: ['product_name'], sku: ['product_sku'], barcode: ['product_upc'], price: ['product_price'] },
    priceBefore: ['product_compare_to_price'],
    ...{ description: ['product_description'], stock: ['product_quantity'], brand: ['product_brand'] },
    ...{ category: ['product_category_1'], shown: ['product_is_available'], weight: ['product_weight'] },
    pictures: ['product_media_main_image_url'],
  },
  stepBy: '/',
  hidden: /^false$/i,
})
