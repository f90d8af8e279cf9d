/** How far each entry of the history was scrolled, in pixels, by its key and its path. app/use-scroll-restoration.ts restores it. */
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'

const KEPT = 'scrollPositions'

export const positions = new Map(JSON.parse(readStored(KEPT, 'sessionStorage') ?? '[]') as [string, number][])

/** For a reload, and for Back from another site. */
export function keepPositions(): void {
  writeStored(KEPT, JSON.stringify([...positions]), 'sessionStorage')
}

/** For a screen that holds something else now: Back opens it from its top. */
export function forgetPositions(path: string): void {
  for (const entry of positions.keys()) if (entry.endsWith(` ${path}`)) positions.delete(entry)
}
