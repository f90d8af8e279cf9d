import path from 'node:path'

/**
 * The environment of a process that a test starts: no settings of the shop, and a compile cache, which halves the time of the
 * next start.
 */
export const childEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../.cache/compiled'),
}

/**
 * Node flags for short processes: no optimizing compilation of the embedded database's WebAssembly, which would take longer
 * than everything else.
 */
export const shortLived = ['--liftoff-only']
