import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { loadEnvFile } from './env-file.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'baqala-env-'))
})
afterAll(() => rm(folder, { recursive: true }))
afterEach(() => {
  delete process.env.FIRST_OF_FILE
  delete process.env.SECOND_OF_FILE
})

const SETTINGS = 'FIRST_OF_FILE=production\r\nSECOND_OF_FILE="بقالة"\r\n'

test.each([
  ['UTF-8', Buffer.from(SETTINGS)],
  ['UTF-8 with a mark, as Notepad writes it', Buffer.from(`\ufeff${SETTINGS}`)],
  ['UTF-16, as PowerShell writes it', Buffer.from(`\ufeff${SETTINGS}`, 'utf16le')],
])('settings are read from a file in %s', async (_, bytes) => {
  const file = path.join(folder, '.env')
  await writeFile(file, bytes)
  loadEnvFile(file)
  expect([process.env.FIRST_OF_FILE, process.env.SECOND_OF_FILE]).toEqual(['production', 'بقالة'])
})

test('a file is no must, and what is set already stays', async () => {
  process.env.FIRST_OF_FILE = 'test'
  await writeFile(path.join(folder, 'other.env'), SETTINGS)
  loadEnvFile(path.join(folder, 'other.env'))
  loadEnvFile(path.join(folder, 'nowhere.env'))
  expect(process.env.FIRST_OF_FILE).toBe('test')
})
