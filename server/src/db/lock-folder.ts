import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { explainFileCode } from './file-errors.ts'
import { makeFolder } from './make-folder.ts'

/**
 * Creates `folder` if necessary and locks it with a PID file, because a second process would corrupt the embedded database.
 * Returns the function that unlocks it. Replaces the lock of a dead process; throws FolderInUse for that of a running one,
 * and UnusableFolder if nothing can be written there.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = path.join(folder, 'in-use-by.pid')
  const mine = `${lock}.${process.pid}`
  try {
    await makeFolder(folder)
    // Linking a complete file is atomic and fails if the lock exists.
    await writeFile(mine, String(process.pid))
    while (!(await isLinked(mine, lock))) await removeStaleLock(lock, `${mine}.stale`, folder)
  } catch (error) {
    const why = explainFileCode(error)
    throw why === undefined ? error : new UnusableFolder('DATA_DIR', folder, why)
  } finally {
    await rm(mine, { force: true }).catch(() => undefined)
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

/** Renames the lock and checks it again, because another process may have replaced it in the meantime. */
async function removeStaleLock(lock: string, aside: string, folder: string): Promise<void> {
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
  readonly folder: string
  /** The id of the process that has it. */
  readonly holder: number

  constructor(folder: string, holder: number) {
    super(
      `The shop's database in ${folder} is already open in process ${holder}. ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    )
    this.folder = folder
    this.holder = holder
  }
}

/** A folder that a setting names and in which nothing can be written. */
export class UnusableFolder extends Error {
  constructor(setting: 'DATA_DIR' | 'PICTURES_DIR', folder: string, why: string) {
    super(`Nothing can be written in ${folder} (${setting}): ${why}. Make room there, or name another folder.`)
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return hasCode(error, 'EPERM')
  }
}
