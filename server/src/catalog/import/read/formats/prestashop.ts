import { readerOf } from './listing.ts'

/** PrestaShop: Catalogue, Products, Export, and the headings of its import. */
export const prestashop = readerOf({
  shop: 'PrestaShop',
  knownBy: [
    ['Product ID', 'Active (0/1)'],
    ['Name *', 'Reference #'],
    ['Product ID', 'Reference', 'Price (tax excl.)'],
    ['Nom *', 'Prix HT'],
  ],
  headings: {
    ...{
      title: ['Name *', 'Name', 'Nom *'],
      category: ['Categories (x,y,z...)', 'Category', 'Catégories (x,y,z...)'],
      sku: ['Reference #', 'Reference', 'Référence'],
    },
    ...{
      price: [
        'Price tax included',
        'Price (tax incl.)',
        'Prix TTC',
        'Price tax excluded',
        'Price (tax excl.)',
        'Prix HT',
      ],
    },
    ...{ brand: ['Manufacturer', 'Brand', 'Fabricant'], barcode: ['EAN13', 'EAN-13', 'UPC'], weight: ['Weight'] },
    stock: ['Quantity', 'Quantité'],
    ...{ description: ['Description', 'Short description'], pictures: ['Image URLs (x,y,z...)'] },
    shown: ['Active (0/1)', 'Actif (0/1)', 'Status'],
  },
  stepBy: ',',
  roots: /^(?:home|root|accueil)$/i,
  hidden: /^0$/,
})
