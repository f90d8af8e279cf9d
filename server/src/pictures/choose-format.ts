import { readWeights } from '../http/negotiation.ts'
import type { Format } from './picture-names.ts'

export const CONTENT_TYPES: Record<Format, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }
const BY_PREFERENCE = ['avif', 'webp', 'jpg'] as const

/**
 * Chooses the best format for an Accept header. AVIF and WebP must be named in it: old browsers that do not support them
 * send image/* or *\/*.
 */
export function chooseFormat(accept: string | undefined): Format {
  const weights = readWeights(accept ?? '*/*')
  const named = (format: Format) => weights.get(CONTENT_TYPES[format])
  const anyImage = weights.get('image/*') ?? weights.get('*/*') ?? 0
  const weightOf = (format: Format) => named(format) ?? (format === 'jpg' ? anyImage : 0)
  const acceptable = BY_PREFERENCE.filter((format) => weightOf(format) > 0)
  // A picture in a format that the client does not accept is better than none.
  const [best = 'jpg'] = acceptable.toSorted((one, other) => weightOf(other) - weightOf(one))
  return best
}
