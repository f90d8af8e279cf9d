/** Categories, brands and subcategories: where products stand in the shop. Their pictures are in pictures.ts. */
import * as z from 'zod/mini'
import { fieldCode } from '../field-code.ts'
import { id } from '../endpoint.ts'
import { oneLine, turnsDirection } from '../fields.ts'
import { adminChange, adminEndpoint, dataOf, Named } from './admin-endpoint.ts'

const name = z.string(fieldCode('nameRequired')).check(
  oneLine,
  z.trim(),
  z.minLength(1, fieldCode('nameRequired')),
  z.maxLength(100, fieldCode('nameInvalid')),
  z.refine((typed) => !turnsDirection(typed), fieldCode('nameInvalid')),
)

const Group = z.extend(Named, {
  slug: z.string(),
  /** How many products are in it, the withdrawn too. */
  products: z.number(),
  /** Whether it is in the shop's lists: not where all of its products are withdrawn. */
  isShown: z.boolean(),
})
const PicturedGroup = z.extend(Group, {
  /** The path of its picture on the shop's address. */
  image: z.string(),
})
/** `category`: the id of the one that it is in. */
const Subcategory = z.extend(Group, { category: z.string() })
/** A group of any kind, as the staff's screens hold it. */
export type StaffGroup = z.infer<typeof Group> & { readonly image?: string; readonly category?: string }

const params = z.object({ id })
const names = { name, nameAr: z.optional(name) }
const added = {
  summary: 'Without `nameAr` the Arabic name is the English one.',
  body: z.object(names),
  status: 201,
  refusals: { 409: 'The name is taken.' },
} as const
const changed = {
  summary: 'Change the names. The address in the shop stays.',
  params,
  body: z.object({ name: z.optional(name), nameAr: z.optional(name) }),
  refusals: { 404: 'There is none of that id.', 409: 'The name is taken.' },
} as const
const removed = {
  params,
  refusals: { 404: 'There is none of that id.', 409: 'Products are in it; the sentence counts them.' },
} as const
const one = dataOf(PicturedGroup)

export const listCategories = adminEndpoint('listCategories', {
  summary: 'All categories, in the order of the shop.',
  reply: dataOf(z.array(PicturedGroup)),
})
export const addCategory = adminChange('addCategory', { ...added, reply: one })
export const changeCategory = adminChange('changeCategory', { ...changed, reply: one })
export const removeCategory = adminChange('removeCategory', {
  summary: 'Remove a category without products, and its subcategories.',
  ...removed,
  reply: one,
})

export const listBrands = adminEndpoint('listBrands', {
  summary: 'All brands by name.',
  reply: dataOf(z.array(PicturedGroup)),
})
export const addBrand = adminChange('addBrand', { ...added, reply: one })
export const changeBrand = adminChange('changeBrand', { ...changed, reply: one })
export const removeBrand = adminChange('removeBrand', {
  summary: 'Remove a brand without products.',
  ...removed,
  reply: one,
})

export const listSubcategories = adminEndpoint('listSubcategories', {
  summary: 'All subcategories, in the order of their categories.',
  reply: dataOf(z.array(Subcategory)),
})
export const addSubcategory = adminChange('addSubcategory', {
  ...added,
  summary: `Add a subcategory to a \`category\`, by its id. ${added.summary}`,
  body: z.object({ ...names, category: id }),
  reply: dataOf(Subcategory),
})
export const changeSubcategory = adminChange('changeSubcategory', {
  ...changed,
  reply: dataOf(Subcategory),
})
export const removeSubcategory = adminChange('removeSubcategory', {
  summary: 'Remove a subcategory without products.',
  ...removed,
  reply: dataOf(Subcategory),
})
