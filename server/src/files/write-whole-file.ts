import { open, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Only the owner may read the file. */
export const PRIVATE = 0o600

/**
 * Writes a file that gets its name only once it is whole and on the disk. Until then it is FILE.unfinished, made anew: one
 * that an earlier run left is removed, and nothing is ever written into a file or through a link that somebody else put
 * there. Failed work leaves nothing behind, and the file that had the name before.
 */
export async function writeWholeFile<Result>(
  file: string,
  mode: number,
  write: (out: FileHandle, unfinished: string) => Promise<Result>,
): Promise<Result> {
  // Named by itself if it is missing: the file is missing anyway.
  await stat(dirname(file))
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  const out = await open(unfinished, 'wx', mode)
  try {
    const result = await write(out, unfinished)
    await out.sync()
    await out.close()
    await rename(unfinished, file)
    return result
  } catch (error) {
    await out.close()
    await rm(unfinished, { force: true })
    throw withPath(error, file)
  }
}

/** An open file's errors do not say which file it is. */
function withPath(error: unknown, file: string): unknown {
  const isOfFile = error instanceof Error && 'syscall' in error && ['write', 'fsync'].includes(String(error.syscall))
  return isOfFile ? Object.assign(error, { path: file }) : error
}
