import { existsSync } from 'node:fs'
import path from 'node:path'

/** The place itself, or the first folder above it that is there. */
export function nearestExisting(place: string): string {
  return existsSync(place) ? place : nearestExisting(path.dirname(place))
}
