/**
 * The store of the toasts on screen, rendered by toaster.tsx. It is part of the entry chunk: a toast has to show when the
 * network is down and no further chunk can be loaded.
 */
import { createStore } from '../api/store.ts'

export type Tone = 'success' | 'failure' | 'removal'

interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
  /** The id of the thing that it tells of: a later failure of the same thing makes this toast wrong. */
  readonly about: string | undefined
}

// Specification 8 and 9.
const SHOWN_MS = 2000

export const toasts = createStore<readonly Toast[]>([])
let nextId = 1

export const toast = {
  success: (text: string, about?: string) => show('success', text, about),
  failure: (text: string, about?: string) => show('failure', text, about),
  /** A success shown in red, with a heart (specification 8: "Removed from wishlist"). */
  removal: (text: string) => show('removal', text),
}

function show(tone: Tone, text: string, about?: string): void {
  if (!text) return
  const shown = { id: nextId++, tone, text, about }
  // Several taps show one toast: a toast replaces an earlier one with the same text.
  const isReplaced = (other: Toast) =>
    other.tone === tone ? other.text === text : about !== undefined && other.about === about && tone === 'failure'
  toasts.set([...toasts.get().filter((other) => !isReplaced(other)), shown])
  setTimeout(() => toasts.set(toasts.get().filter((other) => other !== shown)), SHOWN_MS)
}
