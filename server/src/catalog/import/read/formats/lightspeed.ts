import { readerOf } from './listing.ts'

/** Lightspeed Retail X-Series, once Vend: Products, Export. Counts stand once for each outlet. */
export const lightspeed = readerOf({
  shop: 'Lightspeed',
  knownBy: [['supply_price', 'retail_price']],
  headings: {
    ...{ handle: ['handle'], sku: ['sku'], title: ['name'], description: ['description'], brand: ['brand_name'] },
    ...{
      category: ['product_category', 'type'],
      price: ['retail_price'],
      shown: ['active'],
      barcode: ['product_code'],
    },
    ...{ option1: ['variant_option_one_name'], value1: ['variant_option_one_value'] },
    ...{ option2: ['variant_option_two_name'], value2: ['variant_option_two_value'] },
  },
  stockOf: /^inventory_/i,
  stepBy: '/',
  hidden: /^(?:0|false)$/i,
})
