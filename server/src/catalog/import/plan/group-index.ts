import type { Group } from '../../whole-catalogue.queries.ts'

/** Finds brands, categories or one category's subcategories by slug, name or Arabic name, in this order. */
export class GroupIndex<T extends Group> {
  readonly #byId = new Map<string, T>()
  readonly #slugs = new Map<string, T>()
  readonly #names = new Map<string, T>()
  readonly #arabicNames = new Map<string, T>()
  /** The position after the last group. */
  nextPosition = 1

  constructor(known: readonly T[] = []) {
    for (const group of known) this.add(group)
  }

  add(group: T): void {
    this.#byId.set(group.id, group)
    addFirst(this.#slugs, group.slug, group)
    addFirst(this.#names, group.name, group)
    addFirst(this.#arabicNames, group.nameAr, group)
    if ('position' in group) this.nextPosition = Math.max(this.nextPosition, Number(group.position) + 1)
  }

  find(cell: string): T | undefined {
    const key = normalized(cell)
    return this.#slugs.get(key) ?? this.#names.get(key) ?? this.#arabicNames.get(key)
  }

  byId(id: string): T | undefined {
    return this.#byId.get(id)
  }

  hasSlug(slug: string): boolean {
    return this.#slugs.has(slug)
  }

  /** Returns the name, or the slug if that name finds another group. */
  labelOf(group: T): string {
    return this.find(group.name) === group ? group.name : group.slug
  }
}

function addFirst<T>(map: Map<string, T>, text: string, value: T): void {
  const key = normalized(text)
  if (!map.has(key)) map.set(key, value)
}

function normalized(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
