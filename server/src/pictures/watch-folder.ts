import { readdir, stat } from 'node:fs/promises'

// Some file systems keep times by the second or two: a folder that changed just now may change again unnoticed.
const CLOCK_GRAIN_MS = 2_000

/** Tells what lies in a folder: everything where something came or went since it was last asked, otherwise nothing. */
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

  // Whoever asks while it is being read waits for the next reading: this one may have begun too early.
  return async function read() {
    await reading?.catch(() => undefined)
    reading ??= readIfChanged().finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** Undefined where there is no such folder (yet). */
async function changedAt(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
