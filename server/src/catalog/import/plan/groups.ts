import { idFor } from '../../../db/ids.ts'
import type { Brand, Catalogue, Category, Group, Subcategory } from '../../whole-catalogue.queries.ts'
import { ARABIC_OF } from '../read/formats/foreign-product.ts'
import { GroupIndex } from './group-index.ts'
import { freeSlug, slugOf } from '../../slugs.ts'

export type Groups = ReturnType<typeof makeGroups>

/**
 * Brands, categories and subcategories by name. An unknown name makes a new one. `pictureOf` returns the picture of a new group,
 * such as `brand-nile`.
 */
export function makeGroups(catalogue: Catalogue, pictureOf: (name: string) => string) {
  const made: { brands: Brand[]; categories: Category[]; subcategories: Subcategory[] } = {
    ...{ brands: [], categories: [], subcategories: [] },
  }
  const brands = new GroupIndex(catalogue.brands)
  const categories = new GroupIndex(catalogue.categories)
  const subcategories = indexSubcategories(catalogue)
  const takenSlugs = new Set(catalogue.subcategories.map(({ slug }) => slug))

  return {
    made,
    /** The name of a brand, category or subcategory by its id; a value of another field as it is. */
    nameOf(field: string, value: string): string {
      if (field === 'brand') return brands.byId(value)?.name ?? value
      if (field === 'category') return categories.byId(value)?.name ?? value
      if (field !== 'subcategory') return value
      return [...subcategories.values()].map((groups) => groups.byId(value)?.name).find(Boolean) ?? value
    },
    hasCategory: (id: string) => categories.byId(id) !== undefined,
    findCategory: (name: string) => categories.find(name),
    brand(name: string, nameAr: string | undefined): Brand {
      return findOrAdd(brands, made.brands, name, () => {
        const group = newGroup('brand', name, nameAr, (slug) => brands.hasSlug(slug))
        return { ...group, image: pictureOf(`brand-${group.slug}`) }
      })
    },
    category(name: string, nameAr: string | undefined): Category {
      return findOrAdd(categories, made.categories, name, () => {
        const group = newGroup('category', name, nameAr, (slug) => categories.hasSlug(slug))
        return { ...group, image: pictureOf(`category-${group.slug}`), position: categories.nextPosition }
      })
    },
    subcategory(categoryId: string, name: string, nameAr: string | undefined): Subcategory {
      const siblings = subcategories.get(categoryId) ?? new GroupIndex<Subcategory>()
      subcategories.set(categoryId, siblings)
      return findOrAdd(siblings, made.subcategories, name, () => {
        // Two categories may both have "Other"; their addresses must differ.
        const prefix = `${categories.byId(categoryId)?.slug}-`
        const group = newGroup('subcategory', name, nameAr, (slug) => takenSlugs.has(slug), prefix)
        takenSlugs.add(group.slug)
        return { ...group, categoryId, position: siblings.nextPosition }
      })
    },
  }
}

function findOrAdd<T extends Group>(index: GroupIndex<T>, made: T[], name: string, make: () => T): T {
  const known = index.find(name)
  if (known !== undefined) return known
  const group = make()
  index.add(group)
  made.push(group)
  return group
}

export function indexSubcategories({ categories, subcategories }: Catalogue): Map<string, GroupIndex<Subcategory>> {
  const ofCategory = Map.groupBy(subcategories, ({ categoryId }) => categoryId)
  return new Map(categories.map(({ id }) => [id, new GroupIndex(ofCategory.get(id))]))
}

function newGroup(
  kind: 'brand' | 'category' | 'subcategory',
  name: string,
  nameAr: string | undefined,
  isTaken: (slug: string) => boolean,
  prefix = '',
): Group {
  const short = slugOf(name)
  const slug = freeSlug(isTaken(short) ? prefix + short : short, isTaken)
  return { id: idFor(kind, slug), slug, name, nameAr: nameAr ?? ARABIC_OF.get(name) ?? name }
}
