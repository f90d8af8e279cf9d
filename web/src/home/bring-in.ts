import type { FocusEvent } from 'react'

/** Brings in what the keyboard reaches in a row that scrolls sideways: browsers leave it half in view. */
export function bringIn({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
