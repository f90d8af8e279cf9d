import { readWeights } from '../http/negotiation.ts'
import type { Format } from './picture-files.ts'

const TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const satisfies Record<Format, string>
const BEST_FIRST = ['avif', 'webp', 'jpg'] as const

export function contentTypeOf(format: Format): string {
  return TYPES[format]
}

/**
 * The best format for an Accept header. AVIF and WebP only if the header names them: old browsers send image/* or *\/* for
 * the formats they know, and all know JPEG.
 */
export function chooseFormat(
  accept: string | undefined,
  available: Partial<Record<Format, unknown>>,
): Format | undefined {
  const weights = readWeights(accept ?? '*/*')
  const named = (format: Format) => weights.get(TYPES[format])
  const anyImage = weights.get('image/*') ?? weights.get('*/*') ?? 0
  const weightOf = (format: Format) => named(format) ?? (format === 'jpg' ? anyImage : 0)
  const there = BEST_FIRST.filter((format) => available[format] !== undefined)
  const wanted = there.filter((format) => weightOf(format) > 0)
  // A picture in a format that was not asked for is better than none.
  return (
    wanted.reduce<Format | undefined>(
      (best, next) => (best && weightOf(best) >= weightOf(next) ? best : next),
      undefined,
    ) ?? there.at(-1)
  )
}
