import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { childEnvironment, shortLived } from '../server/test/child-environment.ts'
import { MAIN, printedBy } from './shop-process.ts'

/**
 * Global setup: starts the demo shop once and ends it. Every worker's shop copies its folder, because making and seeding a
 * database takes longer than most tests.
 */
export default async function openFirstShop(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'baqala-first-'))
  const shop = spawn(process.execPath, [...shortLived, MAIN], {
    env: { ...childEnvironment, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' },
    cwd: folder,
  })
  await printedBy(shop)
  const ended = new Promise((resolve) => shop.once('exit', resolve))
  shop.kill('SIGTERM')
  await ended
  process.env.TEST_FIRST_SHOP = folder
  return () => rm(folder, { recursive: true, force: true })
}
