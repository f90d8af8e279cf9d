import { readerOf } from './listing.ts'

/** PrestaShop: Catalogue, Products, Export, and the headings of its import. */
export const prestashop = readerOf({
  shop: 'PrestaShop',
  knownBy: [
    ['Product ID', 'Active (0/1)'],
    ['Name *', 'Reference #'],
  ],
  headings: {
    ...{
      title: ['Name *', 'Name'],
      category: ['Categories (x,y,z...)', 'Category'],
      sku: ['Reference #', 'Reference'],
    },
    ...{ price: ['Price tax included', 'Price tax excluded', 'Price (tax incl.)', 'Price (tax excl.)'] },
    ...{ brand: ['Manufacturer', 'Brand'], barcode: ['EAN13', 'UPC'], weight: ['Weight'], stock: ['Quantity'] },
    ...{ description: ['Description', 'Short description'], pictures: ['Image URLs (x,y,z...)'] },
    shown: ['Active (0/1)'],
  },
  stepBy: ',',
  roots: /^(?:home|root)$/i,
  hidden: /^0$/,
})
