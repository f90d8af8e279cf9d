/**
 * What is to be said, as a tiny store; ui/toaster.tsx shows it. It is part of the entry on purpose: a toast is most needed
 * when the network is gone and nothing more can be loaded.
 */
export type Tone = 'success' | 'failure' | 'removal'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

// Spec 8 and 9.
const MS_SHOWN = 2000

const listeners = new Set<() => void>()
let toasts: readonly Toast[] = []
let nextId = 1

export const toast = {
  success: (text: string) => show('success', text),
  failure: (text: string) => show('failure', text),
  /** Done as asked, and yet red (spec 8: "Removed from wishlist"). */
  removal: (text: string) => show('removal', text),
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(tone: Tone, text: string): void {
  if (!text) return
  const shown = { id: nextId++, tone, text }
  // A burst of taps is told of once: the same words take the place of their earlier selves.
  replace([...toasts.filter((other) => other.tone !== tone || other.text !== text), shown])
  setTimeout(() => replace(toasts.filter((other) => other !== shown)), MS_SHOWN)
}

function replace(next: readonly Toast[]): void {
  toasts = next
  for (const tell of listeners) tell()
}
