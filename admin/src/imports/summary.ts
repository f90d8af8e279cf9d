import { messages } from '#messages/imports'

const PARTS = ['added', 'changed', 'counted', 'withdrawn', 'refused'] as const

/** Such as "12 new, 3 changed"; what is none is left out. */
export function summaryOf(counts: Readonly<Record<(typeof PARTS)[number], number>>): string {
  const parts = PARTS.filter((part) => counts[part] > 0).map((part) => messages.summary[part](counts[part]))
  return parts.length === 0 ? messages.nothingToDo : parts.join(' · ')
}
