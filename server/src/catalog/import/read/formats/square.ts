import { readerOf } from './listing.ts'

/** Square: Items, Export library. Each variation has a line with the item's name. */
export const square = readerOf({
  shop: 'Square',
  knownBy: [['Item Name', 'Variation Name']],
  headings: {
    ...{ title: ['Item Name'], variant: ['Variation Name'], sku: ['SKU'], description: ['Description'] },
    ...{ category: ['Categories', 'Category', 'Reporting Category'], barcode: ['GTIN'], price: ['Price'] },
    ...{
      weight: ['Weight (kg)', 'Weight (lb)'],
      salePrice: ['Online Sale Price'],
      shown: ['Archived'],
      enabled: ['Sellable'],
    },
    ...{ option1: ['Option Name 1'], value1: ['Option Value 1'] },
  },
  stockOf: /^current quantity /i,
  pathsBy: ',',
  empty: /^regular$/i,
  hidden: /^y$/i,
})
