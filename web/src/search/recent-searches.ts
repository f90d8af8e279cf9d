/** The shopper's last searches, newest first, in this browser alone. A sign-out forgets them. */
import { createKeptStore } from '@baqala/kit/api/kept-store.ts'
import { useStore } from '@baqala/kit/api/store.ts'
import { SEARCHES } from '../api/stored-session.ts'
import { asTyped } from '../catalog/category-names.ts'

const MAX = 8
// Fields strip line ends, so no search holds one.
const BETWEEN = '\n'

const searches = createKeptStore<readonly string[]>(SEARCHES, {
  read: (text) => text?.split(BETWEEN) ?? [],
  write: (texts) => texts.join(BETWEEN) || null,
})

export function useRecentSearches(): readonly string[] {
  return useStore(searches)
}

export function rememberSearch(typed: string): void {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text) searches.set([text, ...without(text)].slice(0, MAX))
}

export function forgetSearch(typed: string): void {
  searches.set(without(typed))
}

export function forgetSearches(): void {
  searches.set([])
}

/** All but this text, in any spelling. */
function without(typed: string): string[] {
  return searches.get().filter((text) => asTyped(text) !== asTyped(typed))
}
