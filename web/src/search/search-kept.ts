/** The search without a network: the server's knows spellings and sizes, this one the words of the list that was kept. */
import type { Product } from '@baqala/contract/catalog'
import type { SearchReply } from '@baqala/contract/search'
import { isOffline } from '@baqala/kit/api/is-offline.ts'
import { loadKept } from '../api/load.ts'
import { asTyped, namesOf } from '../catalog/name-as-typed.ts'

/** The kept products whose names hold each typed word. Undefined with a network, or where no list is kept. */
export async function searchKept(typed: string, limit: number): Promise<SearchReply | undefined> {
  const list = isOffline() ? await loadKept('listProducts', {}) : undefined
  if (!list) return undefined
  const words = asTyped(typed).split(/\s+/)
  const found = list.data.filter((product) => words.every((word) => wordsOf(product).includes(word)))
  return { results: found.length, metadata: { understood: [], isRelaxed: false }, data: found.slice(0, limit) }
}

function wordsOf({ title, category, brand }: Product): string {
  return [asTyped(title), ...[category, brand].flatMap((named) => (named ? namesOf(named) : []))].join(' ')
}
