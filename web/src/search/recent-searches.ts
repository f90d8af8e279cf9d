/** The shopper's last searches, newest first, in this browser alone. A sign-out forgets them. */
import { useSyncExternalStore } from 'react'
import { onStored, readStored, writeStored } from '@baqala/kit/api/stored.ts'
import { SEARCHES } from '../api/stored-session.ts'
import { asTyped } from '../catalog/category-names.ts'

const MAX = 8
// Fields strip line ends, so no search holds one.
const BETWEEN = '\n'

export function rememberSearch(typed: string): void {
  const text = typed.trim().replace(/\s+/g, ' ')
  if (text) store([text, ...without(text)].slice(0, MAX))
}

export function forgetSearch(typed: string): void {
  store(without(typed))
}

export function forgetSearches(): void {
  store([])
}

export function useRecentSearches(): readonly string[] {
  return listed(useSyncExternalStore(onChange, readSearches, () => ''))
}

/** All but this text, in any spelling. */
function without(typed: string): string[] {
  return listed(readSearches()).filter((text) => asTyped(text) !== asTyped(typed))
}

function onChange(listener: () => void): () => void {
  return onStored(SEARCHES, listener)
}

function readSearches(): string {
  return readStored(SEARCHES) ?? ''
}

function listed(stored: string): string[] {
  return stored.split(BETWEEN).filter(Boolean)
}

function store(searches: readonly string[]): void {
  writeStored(SEARCHES, searches.join(BETWEEN) || null)
}
