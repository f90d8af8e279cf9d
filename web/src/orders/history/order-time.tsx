import { cairoFormat } from '@baqala/kit/language/cairo-time.ts'

// In Arabic the month by its name: between digits and strokes Intl puts marks of direction.
const inCairo = cairoFormat({ timeStyle: 'short', dateStyle: 'medium' }, { timeStyle: 'short', dateStyle: 'long' })

/** A time by Cairo's clock, like those of deliveries; as the server sent it if it is not a date. */
export function OrderTime({ at }: { at: string }) {
  return <time dateTime={at}>{Number.isNaN(Date.parse(at)) ? at : inCairo(at)}</time>
}
