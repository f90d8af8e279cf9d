import { hostname } from 'node:os'
import { mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explainFileCode } from '../file-errors.ts'

const LOCK = 'in-use.lock'
const HOLDER = 'in-use-by.txt'

// https://www.sqlite.org/rescode.html
const SQLITE_BUSY = 5
const SQLITE_NOTADB = 26

// The garbage collector would close a lock that nobody refers to, and release it.
const held = new Set<DatabaseSync>()

/**
 * Creates `folder` if necessary and locks it, because a second process would corrupt the embedded database. Returns the function
 * that unlocks it. Throws FolderInUse if another process has the lock, and UnusableFolder if nothing can be written or locked
 * there.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const holder = path.join(folder, HOLDER)
  const mine = `${holder}.${process.pid}.${hostname()}`
  try {
    await mkdir(folder, { recursive: true })
    await writeFile(mine, `process ${process.pid} on ${hostname()}`)
    const lock = await takeLock(folder)
    await rename(mine, holder)
    return async () => {
      await rm(holder, { force: true })
      held.delete(lock)
      lock.close()
    }
  } catch (error) {
    const why = explainFileCode(error)
    throw why === undefined ? error : new UnusableFolder(folder, why)
  } finally {
    await rm(mine, { force: true }).catch(() => undefined)
  }
}

/**
 * Takes a lock of the operating system on a file. The kernel releases it when the process ends, however it ends, and two
 * containers on one folder see it, although both are process 1. Node has no flock; SQLite, which is a part of Node, locks with
 * fcntl, or LockFileEx on Windows. The file stays: removing it would let two processes lock two files of one name.
 */
async function takeLock(folder: string): Promise<DatabaseSync> {
  const file = path.join(folder, LOCK)
  let code = lockFile(file)
  if (code === SQLITE_NOTADB) {
    // A power cut may leave anything in it. Nobody has it, or it would be busy; emptied it is still the same file for all.
    await truncate(file)
    code = lockFile(file)
  }
  if (typeof code !== 'number') return code
  if (code === SQLITE_BUSY) {
    const holder = await readFile(path.join(folder, HOLDER), 'utf8').catch(() => '')
    throw new FolderInUse(folder, holder || 'another process', file)
  }
  throw new UnusableFolder(folder, `${LOCK} cannot be locked: it is no file, or its file system has no locks`)
}

/** The lock, or why there is none: a code of SQLite. */
function lockFile(file: string): DatabaseSync | number {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(file, { timeout: 0 })
    // Nothing is ever written, so the journal needs no file.
    lock.exec('pragma journal_mode = memory; begin exclusive')
    held.add(lock)
    return lock
  } catch (error) {
    lock?.close()
    return error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0
  }
}

export class FolderInUse extends Error {
  readonly folder: string
  /** Who has it, in words. */
  readonly holder: string

  /** `lock`: the file that says so. */
  constructor(folder: string, holder: string, lock: string) {
    super(
      `The shop's database in ${folder} is already open in ${holder}, which holds ${lock}. ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    )
    this.folder = folder
    this.holder = holder
  }
}

/** The folder of the database, in which nothing can be written. */
export class UnusableFolder extends Error {
  constructor(folder: string, why: string) {
    super(`Nothing can be written in ${folder} (DATA_DIR): ${why}. Make room there, or name another folder.`)
  }
}
