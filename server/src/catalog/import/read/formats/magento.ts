import { readerOf } from './listing.ts'

/** Magento, or Adobe Commerce: System, Export, Products. A language has lines of its own, with the same SKU. */
export const magento = readerOf({
  shop: 'Magento',
  knownBy: [['sku', 'store_view_code', 'attribute_set_code']],
  headings: {
    ...{ sku: ['sku'], title: ['name'], description: ['description', 'short_description'], category: ['categories'] },
    ...{
      price: ['price'],
      salePrice: ['special_price'],
      saleEnds: ['special_price_to_date', 'special_to_date'],
      stock: ['qty'],
      weight: ['weight'],
      barcode: ['gtin', 'ean'],
    },
    ...{
      shown: ['visibility'],
      enabled: ['product_online', 'status'],
      language: ['store_view_code'],
      brand: ['manufacturer', 'brand'],
    },
  },
  pathsBy: ',',
  stepBy: '/',
  roots: /^(?:default category|root catalog)$/i,
  hidden: /^not visible individually$/i,
})
