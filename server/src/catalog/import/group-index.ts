import type { Group } from './catalogue.queries.ts'

/** Finds brands, categories or one category's subcategories by slug, name or Arabic name, in this order. */
export class GroupIndex<T extends Group> {
  readonly #byId = new Map<string, T>()
  readonly #slugs = new Map<string, T>()
  readonly #names = new Map<string, T>()
  readonly #arabicNames = new Map<string, T>()

  constructor(known: readonly T[] = []) {
    for (const group of known) this.add(group)
  }

  add(group: T): void {
    this.#byId.set(group.id, group)
    addFirst(this.#slugs, group.slug, group)
    addFirst(this.#names, group.name, group)
    addFirst(this.#arabicNames, group.nameAr, group)
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

  /** Returns the name, or the slug where that name finds another group. */
  labelOf(group: T): string {
    return this.find(group.name) === group ? group.name : group.slug
  }

  nextPosition(): number {
    return (
      Math.max(0, ...[...this.#byId.values()].map((group) => ('position' in group ? Number(group.position) : 0))) + 1
    )
  }
}

function addFirst<T>(map: Map<string, T>, text: string, value: T): void {
  const key = normalized(text)
  if (!map.has(key)) map.set(key, value)
}

function normalized(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
