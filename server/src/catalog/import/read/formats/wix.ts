import { readerOf } from './listing.ts'

/** Wix: Store Products, Export, the older and the newer one. A variant has a line without a price of its own, and is told as such. */
export const wix = readerOf({
  shop: 'Wix',
  knownBy: [
    ['handleId', 'fieldType', 'name', 'price'],
    ['handle', 'fieldType', 'name', 'price'],
  ],
  headings: {
    ...{ handle: ['handleId', 'handle'], title: ['name'], description: ['description', 'plainDescription'] },
    ...{ category: ['collection'], stock: ['inventory'], weight: ['weight'], brand: ['brand'], shown: ['visible'] },
    ...{ sku: ['sku'], barcode: ['barcode'], price: ['price'], priceBefore: ['strikethroughPrice'] },
    ...{ discount: ['discountValue'], discountMode: ['discountMode'], pictures: ['productImageUrl', 'media'] },
  },
  pathsBy: ';',
  hidden: /^false$/i,
})
