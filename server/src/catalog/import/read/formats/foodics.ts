import { readerOf } from './listing.ts'

/** Foodics, a point of sale: Menu, Products, Export. */
export const foodics = readerOf({
  shop: 'Foodics',
  knownBy: [['name', 'name_localized', 'sku']],
  headings: {
    ...{ title: ['name'], titleAr: ['name_localized'], sku: ['sku'], barcode: ['barcode'], price: ['price'] },
    ...{ category: ['category_name', 'category', 'category_reference'], shown: ['is_active', 'active'] },
    ...{ description: ['description'], descriptionAr: ['description_localized'], pictures: ['image'] },
  },
  hidden: /^(?:0|no|false)$/i,
})
