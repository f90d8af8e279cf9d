import { readdir, stat } from 'node:fs/promises'

// Some file systems store times with a resolution of two seconds, so a second change soon after would go unnoticed.
const TIME_RESOLUTION_MS = 2_000

/** Returns a function that lists the folder if it has changed since the last call, and otherwise returns no names. */
export function watchFolder(folder: string): () => Promise<readonly string[]> {
  let seen: number | undefined
  let reading: Promise<readonly string[]> | undefined

  async function readIfChanged(): Promise<readonly string[]> {
    const changed = await changedAt(folder)
    if (changed === undefined || changed === seen) return []
    const names = await readdir(folder)
    seen = Date.now() - changed > TIME_RESOLUTION_MS ? changed : undefined
    return names
  }

  // A call during a read waits for the next read, because the current one may have missed the caller's file.
  return async function read() {
    await reading?.catch(() => undefined)
    reading ??= readIfChanged().finally(() => {
      reading = undefined
    })
    return reading
  }
}

/** The folder's modification time; undefined if it does not exist. */
async function changedAt(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
