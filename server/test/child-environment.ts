import path from 'node:path'

/**
 * What a process that a test starts has of this one's environment: nothing that could change the shop. Node keeps what it
 * compiled, so that the next such process starts in half the time.
 */
export const childEnvironment = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../.cache/compiled'),
}

/**
 * How Node runs a process that is over in moments: translating the embedded database's code a second time, for speed, would
 * cost it more than all the rest.
 */
export const shortLived = ['--liftoff-only']
