import type { Column } from '../columns.ts'
import type { NamedColumns } from './named-columns.ts'

/** Headings of Shopify's product CSV: those of its exports for many years, and those since 2024. */
export const HEADINGS = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  body: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  productCategory: ['Product Category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  option1: ['Option1 Name'],
  value1: ['Option1 Value'],
  option2: ['Option2 Name'],
  value2: ['Option2 Value'],
  option3: ['Option3 Name'],
  value3: ['Option3 Value'],
  sku: ['Variant SKU', 'SKU'],
  barcode: ['Variant Barcode', 'Barcode'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  price: ['Variant Price', 'Price'],
  compareAt: ['Variant Compare At Price', 'Compare-at price'],
  image: ['Image Src', 'Product image URL'],
  imagePosition: ['Image Position'],
  variantImage: ['Variant Image', 'Variant image URL'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Columns = NamedColumns<keyof typeof HEADINGS>

/** The heading that a problem with one of our columns names. */
export const HEADING_OF: Partial<Record<Column, keyof typeof HEADINGS>> = {
  ...{ slug: 'handle', title: 'title', description: 'body', unit: 'grams', category: 'type', subcategory: 'tags' },
  ...{ brand: 'vendor', sku: 'sku', barcode: 'barcode', stock: 'stock', price: 'price' },
  ...{ priceAfterDiscount: 'compareAt', pictures: 'image' },
}
