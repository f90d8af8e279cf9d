import type { Column } from '../columns.ts'
import type { NamedColumns } from './named-columns.ts'

/** Headings of WooCommerce's product CSV. Its ID is that of its own database. */
export const HEADINGS = {
  id: ['ID'],
  type: ['Type'],
  sku: ['SKU'],
  barcode: ['GTIN, UPC, EAN, or ISBN', 'GTIN'],
  name: ['Name'],
  published: ['Published'],
  visibility: ['Visibility in catalog'],
  shortDescription: ['Short description'],
  description: ['Description'],
  saleStarts: ['Date sale price starts'],
  saleEnds: ['Date sale price ends'],
  weight: ['Weight (kg)', 'Weight (g)', 'Weight (lbs)', 'Weight (oz)'],
  inStock: ['In stock?'],
  stock: ['Stock'],
  salePrice: ['Sale price'],
  price: ['Regular price'],
  categories: ['Categories'],
  tags: ['Tags'],
  brands: ['Brands'],
  images: ['Images'],
  parent: ['Parent'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Columns = NamedColumns<keyof typeof HEADINGS>

/** The heading that a problem with one of our columns names. */
export const HEADING_OF: Partial<Record<Column, keyof typeof HEADINGS>> = {
  ...{ sku: 'sku', barcode: 'barcode', title: 'name', description: 'description', price: 'price', stock: 'stock' },
  ...{ priceAfterDiscount: 'salePrice', category: 'categories', subcategory: 'categories', brand: 'brands' },
  pictures: 'images',
}
