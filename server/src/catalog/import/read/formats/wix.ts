import { readerOf } from './listing.ts'

/** Wix: Store Products, Export. A variant has a line without a price of its own, and is told as such. */
export const wix = readerOf({
  shop: 'Wix',
  knownBy: [['handleId', 'fieldType', 'name', 'price']],
  headings: {
    ...{ handle: ['handleId'], title: ['name'], description: ['description'], sku: ['sku'], price: ['price'] },
    ...{ category: ['collection'], stock: ['inventory'], weight: ['weight'], brand: ['brand'], shown: ['visible'] },
    pictures: ['productImageUrl'],
  },
  pathsBy: ';',
  empty: /^instock$/i,
  hidden: /^false$/i,
})
