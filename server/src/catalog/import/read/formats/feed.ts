import { readerOf } from './listing.ts'

/** Product feeds of Meta (Facebook, Instagram, WhatsApp) and Google, whose ids are the shop's SKUs. */
export const feed = readerOf({
  shop: 'Meta or Google',
  knownBy: [
    ['id', 'title', 'availability', 'image_link'],
    ['sku_id', 'title', 'availability', 'image_link'],
  ],
  headings: {
    ...{
      sku: ['id', 'sku_id'],
      title: ['title'],
      description: ['description'],
      price: ['price'],
      salePrice: ['sale_price'],
    },
    saleEnds: ['sale_price_effective_date'],
    ...{
      pictures: ['image_link'],
      brand: ['brand'],
      barcode: ['gtin'],
      stock: ['inventory', 'quantity_to_sell', 'quantity_to_sell_on_facebook', 'availability'],
    },
    ...{ category: ['product_type', 'google_product_category'], unit: ['size'], shown: ['status', 'visibility'] },
  },
  empty: /^(?:pre|back)[ _]?order$|^available[ _]for[ _]order$/i,
  hidden: /^(?:archived|hidden|staging)$/i,
})
