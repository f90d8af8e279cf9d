/** The hours, by Cairo's clock, in which the bell is silent. Each browser has its own; the night until somebody says otherwise. */
import { createKeptStore } from '@baqala/kit/api/kept-store.ts'
import { cairoHour } from '@baqala/kit/language/cairo-time.ts'

export interface QuietHours {
  readonly from: number
  readonly until: number
}

const QUIET_AT_NIGHT: QuietHours = { from: 0, until: 8 }

export const quietHours = createKeptStore('quietHours', {
  read: hoursFrom,
  write: ({ from, until }) => `${from}-${until}`,
})

/** Hours that begin and end at once are none. */
export function isQuiet({ from, until }: QuietHours, at: Date): boolean {
  const hour = cairoHour(at)
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until
}

function hoursFrom(text: string | null): QuietHours {
  const [, from, until] = /^(\d\d?)-(\d\d?)$/.exec(text ?? '') ?? []
  return from === undefined || until === undefined ? QUIET_AT_NIGHT : { from: Number(from), until: Number(until) }
}
