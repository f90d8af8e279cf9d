import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderInUse, lockFolder, UnusableFolder } from './lock-folder.ts'

// A process of its own, which answers on its output.
const LOCK_AND_WAIT = `
  const { lockFolder } = await import(process.argv[1])
  await lockFolder(process.argv[2]).then(() => console.log('locked'), ({ message }) => console.log(message))
  setTimeout(() => {}, 60_000)`
const arguments_ = ['--input-type=module', '-e', LOCK_AND_WAIT, path.join(import.meta.dirname, 'lock-folder.ts')]
// As a container has it: a namespace in which the process has the id 1.
const AS_CONTAINER = ['--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
const hasNamespaces = spawnSync('unshare', [...AS_CONTAINER, 'true']).status === 0

let folder: string
const holders: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-lock-'))
})
afterEach(async () => {
  for (const holder of holders.splice(0)) await end(holder)
  await rm(folder, { recursive: true, force: true })
})

/** Starts a process that locks the folder, and returns it with the first line that it prints. */
async function lockElsewhere(command = process.execPath, before: readonly string[] = []) {
  const holder = spawn(command, [...before, ...arguments_, folder])
  holders.push(holder)
  const said = await new Promise<string>((resolve) =>
    holder.stdout.once('data', (text: Buffer) => resolve(text.toString())),
  )
  return { holder, said: said.trim() }
}

function end(process: ChildProcess): Promise<unknown> {
  if (process.exitCode !== null || process.signalCode !== null) return Promise.resolve()
  const ended = new Promise((resolve) => process.once('exit', resolve))
  process.kill('SIGKILL')
  return ended
}

describe('the folder of the embedded database', () => {
  test('is refused while another process has it, in a sentence that names the process and the file', async () => {
    const { holder } = await lockElsewhere()
    await expect(lockFolder(folder)).rejects.toThrow(
      `is already open in process ${holder.pid} on ${hostname()}, which holds ${folder}/in-use.lock. Stop that one first`,
    )
    expect((await readdir(folder)).sort()).toEqual(['in-use-by.txt', 'in-use.lock'])
  })

  test('is refused within one process too', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    await unlock()
  })

  test('is free again after its process was killed', async () => {
    const { holder, said } = await lockElsewhere()
    expect(said).toBe('locked')
    await end(holder)
    await (
      await lockFolder(folder)
    )()
  })

  test('is made if it is not there yet, with those above it', async () => {
    const unlock = await lockFolder(path.join(folder, 'shop/data'))
    expect(await readdir(path.join(folder, 'shop/data'))).toContain('in-use.lock')
    await unlock()
  })

  test('is refused in words if it cannot be made', async () => {
    await writeFile(path.join(folder, 'file'), '')
    await expect(lockFolder(path.join(folder, 'file/data'))).rejects.toThrow(UnusableFolder)
  })

  // Whatever is written to /dev/full finds no space on the device.
  test.runIf(existsSync('/dev/full'))('is refused in words on a full disk, and nothing is left in it', async () => {
    await symlink('/dev/full', path.join(folder, `in-use-by.txt.${process.pid}.${hostname()}`))
    await expect(lockFolder(folder)).rejects.toThrow(
      `Nothing can be written in ${folder} (DATA_DIR): the disk is full.`,
    )
    expect(await readdir(folder)).toEqual([])
  })
})

describe.runIf(hasNamespaces)('two containers on one folder, both process 1', () => {
  const lockInContainer = () => lockElsewhere('unshare', [...AS_CONTAINER, process.execPath])

  test('do not both get it', async () => {
    expect((await lockInContainer()).said).toBe('locked')
    expect((await lockInContainer()).said).toContain('is already open in process 1 on')
  })

  test('get it one after the other, also after the first was killed', async () => {
    const { holder } = await lockInContainer()
    await end(holder)
    await expect.poll(async () => (await lockInContainer()).said, { timeout: 10_000 }).toBe('locked')
  })
})

describe('what a power cut leaves', () => {
  test.each([['words'], ['\0'.repeat(5_000)]])('is no lock: %j', async (left) => {
    await writeFile(path.join(folder, 'in-use.lock'), left)
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    await unlock()
  })

  test('is told in a sentence where it is no file', async () => {
    await mkdir(path.join(folder, 'in-use.lock'))
    await expect(lockFolder(folder)).rejects.toThrow('in-use.lock cannot be locked: it is no file')
  })
})
