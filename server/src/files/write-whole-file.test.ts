import { chmod, mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { explainError } from '../operator/explain-error.ts'
import { PRIVATE, writeWholeFile } from './write-whole-file.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-file-'))
  file = path.join(folder, 'november.csv')
})
afterEach(() => rm(folder, { recursive: true }))

describe('a file with the names of shoppers', () => {
  test('belongs to its owner alone, also where somebody left an unfinished one for everybody to read', async () => {
    await writeFile(`${file}.unfinished`, 'planted')
    await chmod(`${file}.unfinished`, 0o666)
    await writeWholeFile(file, PRIVATE, (out) => out.writeFile('Mona'))
    expect(await readFile(file, 'utf8')).toBe('Mona')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await readdir(folder)).toEqual(['november.csv'])
  })

  test('is not written through a link that somebody put there', async () => {
    await writeFile(path.join(folder, 'bait'), 'bait')
    await symlink(path.join(folder, 'bait'), `${file}.unfinished`)
    await writeWholeFile(file, PRIVATE, (out) => out.writeFile('Mona'))
    expect(await readFile(path.join(folder, 'bait'), 'utf8')).toBe('bait')
  })

  test.runIf(process.platform === 'linux')('on a full disk leaves nothing behind and is named', async () => {
    await writeFile(file, 'the one before')
    const written = writeWholeFile(file, PRIVATE, async (out) => {
      await out.writeFile('Mona')
      const fullDisk = await open('/dev/full', 'w')
      try {
        await fullDisk.writeFile('Mostafa')
      } finally {
        await fullDisk.close()
      }
    })
    const error: unknown = await written.catch((reason: unknown) => reason)
    expect(explainError(error)).toBe(`${file}: the disk is full.`)
    expect(await readdir(folder)).toEqual(['november.csv'])
    expect(await readFile(file, 'utf8')).toBe('the one before')
  })
})
