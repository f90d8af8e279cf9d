import { readdir, stat } from 'node:fs/promises'

// Some file systems store times in steps of one or two seconds: a second change within one step would go unnoticed.
const CLOCK_GRAIN_MS = 2_000

/** Lists a folder's files if files came or went since the last call, otherwise nothing. */
export function watchFolder(folder: string): () => Promise<readonly string[]> {
  let seen: number | undefined
  let reading: Promise<readonly string[]> | undefined

  async function readIfChanged(): Promise<readonly string[]> {
    const changed = await changedAt(folder)
    if (changed === undefined || changed === seen) return []
    const names = await readdir(folder)
    seen = Date.now() - changed > CLOCK_GRAIN_MS ? changed : undefined
    return names
  }

  // A call during a reading waits for the next one: this one may have begun before the caller's file was there.
  return async function read() {
    await reading?.catch(() => undefined)
    reading ??= readIfChanged().finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** Undefined if the folder does not exist (yet). */
async function changedAt(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
