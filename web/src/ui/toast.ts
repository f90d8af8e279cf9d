/**
 * The toasts on screen, drawn by ui/toaster.tsx. They are part of the entry chunk on purpose: a toast is most needed when
 * the network is gone and nothing more can be loaded.
 */
export type Tone = 'success' | 'failure' | 'removal'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

// Specification 8 and 9.
const MS_SHOWN = 2000

const changes = new EventTarget()
let toasts: readonly Toast[] = []
let nextId = 1

export const toast = {
  success: (text: string) => show('success', text),
  failure: (text: string) => show('failure', text),
  /** A success shown in red (specification 8: "Removed from wishlist"). */
  removal: (text: string) => show('removal', text),
}

export function currentToasts(): readonly Toast[] {
  return toasts
}

export function onToastsChange(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}

function show(tone: Tone, text: string): void {
  if (!text) return
  const shown = { id: nextId++, tone, text }
  // A burst of taps shows one toast: the same text replaces its earlier self.
  replace([...toasts.filter((other) => other.tone !== tone || other.text !== text), shown])
  setTimeout(() => replace(toasts.filter((other) => other !== shown)), MS_SHOWN)
}

function replace(next: readonly Toast[]): void {
  toasts = next
  changes.dispatchEvent(new Event('change'))
}
