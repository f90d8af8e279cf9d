import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes sure that one process at a time opens the embedded database in `folder`: a second one would corrupt it without
 * a word. Returns the function that opens the lock again; a lock left by a process that is gone counts for nothing.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, 'in-use-by.pid')
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    if (isAlive(holder)) throw new FolderInUse(folder, holder)
    await rm(file, { force: true })
  }
}

export class FolderInUse extends Error {
  constructor(folder: string, holder: number) {
    super(
      `The shop's database in ${folder} is already open in process ${holder}. ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    )
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is alive too.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
