import { cairoFormat } from '@baqala/kit/language/cairo-time.ts'

// In Arabic the month by its name: between digits and strokes Intl puts marks of direction.
const inCairo = cairoFormat({ timeStyle: 'short', dateStyle: 'medium' }, { timeStyle: 'short', dateStyle: 'long' })

/** A time by Cairo's clock, as deliveries have it; text that is not a date stays as the server sent it. */
export function OrderTime({ at }: { at: string }) {
  return <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : inCairo(at)}</time>
}
