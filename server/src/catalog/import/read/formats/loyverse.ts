import { readerOf } from './listing.ts'

/** Loyverse, a point of sale: Items, Export. Prices and counts stand once for each branch. */
export const loyverse = readerOf({
  shop: 'Loyverse',
  knownBy: [['Handle', 'SKU of included item']],
  headings: {
    ...{ handle: ['Handle'], sku: ['SKU'], title: ['Name'], category: ['Category'], description: ['Description'] },
    ...{ option1: ['Option 1 name'], value1: ['Option 1 value'], option2: ['Option 2 name'] },
    ...{ value2: ['Option 2 value'], option3: ['Option 3 name'], value3: ['Option 3 value'], barcode: ['Barcode'] },
    price: ['Default price'],
  },
  priceOf: /^price \[/i,
  stockOf: /^in stock \[/i,
  shownOf: /^available for sale \[/i,
  hidden: /^n$/i,
})
