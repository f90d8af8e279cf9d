import type { Named } from './catalogue-book.queries.ts'

/** Brands, categories or one category's subcategories, found by what people call them. */
export interface Names<T extends Named> {
  /** By slug, name or Arabic name, in this order. */
  find(cell: string): T | undefined
  /** The shortest thing to call it by that finds it again. */
  callIt(named: T): string
  add(named: T): void
  isTaken(slug: string): boolean
  /** In the order they came. */
  all(): readonly T[]
}

export function makeNames<T extends Named>(known: readonly T[]): Names<T> {
  const slugs = new Map<string, T>()
  const names = new Map<string, T>()
  const arabicNames = new Map<string, T>()
  const list: T[] = []

  function add(named: T) {
    list.push(named)
    for (const [map, key] of [
      [slugs, named.slug],
      [names, named.name],
      [arabicNames, named.name_ar],
    ] as const)
      if (!map.has(plain(key))) map.set(plain(key), named)
  }
  function find(cell: string) {
    const key = plain(cell)
    return slugs.get(key) ?? names.get(key) ?? arabicNames.get(key)
  }
  for (const each of known) add(each)
  return {
    find,
    add,
    callIt: (named) => (find(named.name) === named ? named.name : named.slug),
    isTaken: (slug) => slugs.has(slug),
    all: () => list,
  }
}

function plain(name: string): string {
  return name.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ')
}
