import path from 'node:path'
import type { FastifyStaticOptions } from '@fastify/static'

/** The caching of pages. They are the reader's: no cache between may keep them. */
export const PRIVATE = 'private, no-cache'

/** How @fastify/static serves the files that Vite has built. */
export const BUILT_FILES = {
  preCompressed: true,
  index: false,
  // Dot files are internal to the build.
  dotfiles: 'deny',
  cacheControl: false,
  // The ETag is enough, and nothing is long enough to be asked for in parts.
  lastModified: false,
  acceptRanges: false,
  setHeaders(reply, file) {
    reply.header('cache-control', cachingOf(file))
  },
} as const satisfies Partial<FastifyStaticOptions>

/** The names of files in assets/ hold a hash of their content. */
function cachingOf(file: string): string {
  if (file.includes(`${path.sep}assets${path.sep}`)) return 'public, max-age=31536000, immutable'
  return /\.html(\.\w+)?$/.test(file) ? PRIVATE : 'no-cache'
}
