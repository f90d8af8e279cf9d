/** The groups of products: categories, subcategories and brands, as the catalogue, a product and a cart show them. */
import * as z from 'zod/mini'

// Keys that end in `Ar` are there only with `lang=ar`, beside the English ones: those are links and keys in every language.
const nameAr = z.optional(z.string())

export const Category = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr,
  slug: z.optional(z.string()),
  image: z.string(),
})
export type Category = z.infer<typeof Category>

export const Subcategory = z.object({
  _id: z.string(),
  name: z.string(),
  nameAr,
  slug: z.string(),
  category: z.optional(z.string()),
})
export type Subcategory = z.infer<typeof Subcategory>

export const Brand = z.object({ _id: z.string(), name: z.string(), nameAr, slug: z.string(), image: z.string() })
export type Brand = z.infer<typeof Brand>
