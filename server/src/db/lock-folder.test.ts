import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { FolderInUse, lockFolder, UnusableFolder } from './lock-folder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a folder that another process holds is refused in words', async () => {
  await writeFile(path.join(folder, 'in-use-by.pid'), String(process.ppid))
  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  expect(await readdir(folder)).toEqual(['in-use-by.pid'])
})

test('a folder that is not there yet is made, with those above it', async () => {
  const unlock = await lockFolder(path.join(folder, 'shop/data'))
  expect(await readdir(path.join(folder, 'shop/data'))).toEqual(['in-use-by.pid'])
  await unlock()
})

test('a lock left by a process that is gone counts for nothing', async () => {
  const gone = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => gone.once('exit', resolve))
  await writeFile(path.join(folder, 'in-use-by.pid'), String(gone.pid))
  const unlock = await lockFolder(folder)
  await unlock()
  expect(await readdir(folder)).toEqual([])
})

test.each([[''], ['no number'], ['-1']])('a lock that says %j counts for nothing', async (text) => {
  await writeFile(path.join(folder, 'in-use-by.pid'), text)
  await (
    await lockFolder(folder)
  )()
})

test('a folder that cannot be made is refused in words', async () => {
  await writeFile(path.join(folder, 'file'), '')
  await expect(lockFolder(path.join(folder, 'file/data'))).rejects.toThrow(UnusableFolder)
  await expect(lockFolder('/proc/baqala/data')).rejects.toThrow(UnusableFolder)
})

// Whatever is written to /dev/full finds no space on the device.
test.runIf(existsSync('/dev/full'))(
  'a folder on a full disk is refused in words, and nothing is left in it',
  async () => {
    await symlink('/dev/full', path.join(folder, `in-use-by.pid.${process.pid}`))
    await expect(lockFolder(folder)).rejects.toThrow(
      `Nothing can be written in ${folder} (DATA_DIR): the disk is full.`,
    )
    expect(await readdir(folder)).toEqual([])
  },
)
