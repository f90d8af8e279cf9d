/** The hours, by Cairo's clock, in which the bell is silent. Each browser has its own; the night until somebody says otherwise. */
import { createStore } from '@baqala/kit/api/store.ts'
import { readStored, writeStored } from '@baqala/kit/api/stored.ts'

export interface QuietHours {
  readonly from: number
  readonly until: number
}

const KEY = 'quietHours'
const NIGHT: QuietHours = { from: 0, until: 8 }
const hourInCairo = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone: 'Africa/Cairo' })

export const quietHours = createStore(kept())

export function setQuietHours(hours: QuietHours): void {
  quietHours.set(hours)
  writeStored(KEY, `${hours.from}-${hours.until}`)
}

/** Hours that begin and end at once are none. */
export function isQuiet({ from, until }: QuietHours, at: Date): boolean {
  const hour = Number(hourInCairo.format(at))
  return from <= until ? from <= hour && hour < until : hour >= from || hour < until
}

function kept(): QuietHours {
  const [, from, until] = /^(\d\d?)-(\d\d?)$/.exec(readStored(KEY) ?? '') ?? []
  return from === undefined || until === undefined ? NIGHT : { from: Number(from), until: Number(until) }
}
