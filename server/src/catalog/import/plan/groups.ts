import { idFor } from '../../../db/ids.ts'
import type { Brand, Catalogue, Category, Group, Subcategory } from '../../whole-catalogue.queries.ts'
import { ARABIC_OF } from '../read/formats/foreign-product.ts'
import { GroupIndex } from './group-index.ts'
import { freeSlug, slugOf } from '../../slugs.ts'

/** Brands, categories and subcategories by name. An unknown name makes a new one. */
export class Groups {
  readonly made: { brands: Brand[]; categories: Category[]; subcategories: Subcategory[] } = {
    ...{ brands: [], categories: [], subcategories: [] },
  }
  readonly #brands: GroupIndex<Brand>
  readonly #categories: GroupIndex<Category>
  readonly #subcategories: Map<string, GroupIndex<Subcategory>>
  readonly #takenSlugs: Set<string>
  readonly #pictureOf: (name: string) => string

  /** `pictureOf` returns the picture of a new group, such as `brand-nile`. */
  constructor(catalogue: Catalogue, pictureOf: (name: string) => string) {
    this.#brands = new GroupIndex(catalogue.brands)
    this.#categories = new GroupIndex(catalogue.categories)
    this.#subcategories = indexSubcategories(catalogue)
    this.#takenSlugs = new Set(catalogue.subcategories.map(({ slug }) => slug))
    this.#pictureOf = pictureOf
  }

  /** The name of a brand, category or subcategory by its id; a value of another field as it is. */
  nameOf(field: string, value: string): string {
    if (field === 'brand') return this.#brands.byId(value)?.name ?? value
    if (field === 'category') return this.#categories.byId(value)?.name ?? value
    if (field !== 'subcategory') return value
    return [...this.#subcategories.values()].map((groups) => groups.byId(value)?.name).find(Boolean) ?? value
  }

  hasCategory(id: string): boolean {
    return this.#categories.byId(id) !== undefined
  }

  findCategory(name: string): Category | undefined {
    return this.#categories.find(name)
  }

  brand(name: string, nameAr: string | undefined): Brand {
    return findOrAdd(this.#brands, this.made.brands, name, () => {
      const group = newGroup('brand', name, nameAr, (slug) => this.#brands.hasSlug(slug))
      return { ...group, image: this.#pictureOf(`brand-${group.slug}`) }
    })
  }

  category(name: string, nameAr: string | undefined): Category {
    return findOrAdd(this.#categories, this.made.categories, name, () => {
      const group = newGroup('category', name, nameAr, (slug) => this.#categories.hasSlug(slug))
      const image = this.#pictureOf(`category-${group.slug}`)
      return { ...group, image, position: this.#categories.nextPosition }
    })
  }

  subcategory(categoryId: string, name: string, nameAr: string | undefined): Subcategory {
    const siblings = this.#subcategories.get(categoryId) ?? new GroupIndex<Subcategory>()
    this.#subcategories.set(categoryId, siblings)
    return findOrAdd(siblings, this.made.subcategories, name, () => {
      // Two categories may both have "Other"; their addresses must differ.
      const prefix = `${this.#categories.byId(categoryId)?.slug}-`
      const group = newGroup('subcategory', name, nameAr, (slug) => this.#takenSlugs.has(slug), prefix)
      this.#takenSlugs.add(group.slug)
      return { ...group, categoryId, position: siblings.nextPosition }
    })
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
