import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes `folder`, and sure that one process at a time opens the embedded database in it: a second one would corrupt it
 * without a word. Returns the function that opens the lock again; a lock left by a process that is gone counts for nothing.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  const lock = path.join(folder, 'in-use-by.pid')
  const mine = `${lock}.${process.pid}`
  // Written first and linked then: the lock appears whole or not at all, and for one process only.
  await writeFile(mine, String(process.pid))
  try {
    while (!(await isLinked(mine, lock))) await takeAwayIfLeft(lock, `${mine}.left`, folder)
  } finally {
    await rm(mine, { force: true })
  }
  return () => rm(lock, { force: true })
}

async function isLinked(mine: string, lock: string): Promise<boolean> {
  try {
    await link(mine, lock)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/** Moved before it is judged once more: another process may have taken it over since it was read. */
async function takeAwayIfLeft(lock: string, aside: string, folder: string): Promise<void> {
  await refuseIfHeld(lock, folder)
  try {
    await rename(lock, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  try {
    await refuseIfHeld(aside, folder)
  } catch (error) {
    await link(aside, lock)
    throw error
  } finally {
    await rm(aside, { force: true })
  }
}

async function refuseIfHeld(file: string, folder: string): Promise<void> {
  const holder = Number(await readFile(file, 'utf8').catch(() => ''))
  if (isAlive(holder)) throw new FolderInUse(folder, holder)
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
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
    return hasCode(error, 'EPERM')
  }
}
