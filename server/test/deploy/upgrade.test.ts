/** deploy/upgrade.sh on two versions of a small shop, with a systemctl that writes down what it is asked. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const SCRIPT = path.resolve(import.meta.dirname, '../../../deploy/upgrade.sh')
// Presses Ctrl-C where somebody is impatient. Fails for a process of a release that holds a file named broken, as the unit does if /readyz does not answer.
const SYSTEMCTL = `#!/bin/sh
test -e "$BAQALA_HOME/impatient" && kill -INT $PPID
echo "$1 $2 $(basename "$(readlink "$BAQALA_HOME/current")")" >> "$BAQALA_HOME/asked"
! test -e "$BAQALA_HOME/current/broken"`
const BUILD = `import { existsSync, writeFileSync } from 'node:fs'
if (existsSync('does-not-build')) process.exit(1)
writeFileSync('built', process.argv[2])`

let home: string
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'baqala-upgrade-'))
  mkdirSync(path.join(home, 'repository/scripts'), { recursive: true })
  mkdirSync(path.join(home, 'bin'))
  writeFileSync(path.join(home, 'bin/systemctl'), SYSTEMCTL)
  chmodSync(path.join(home, 'bin/systemctl'), 0o755)
  writeFileSync(path.join(home, 'repository/scripts/run.mjs'), BUILD)
  git('init', '--quiet')
  release('v1')
})
afterEach(() => rmSync(home, { recursive: true }))

function git(...words: string[]) {
  const who = ['-c', 'user.name=Mona', '-c', 'user.email=mona@baqala.example']
  execFileSync('git', [...who, ...words], { cwd: path.join(home, 'repository'), stdio: 'pipe' })
}

/** Commits a version that holds the named file, and tags it. */
function release(tag: string, file = 'version') {
  writeFileSync(path.join(home, 'repository', file), tag)
  git('add', '.')
  git('commit', '--quiet', '--message', tag)
  git('tag', tag)
}

function upgrade(...words: string[]) {
  return upgradeIn(home, ...words)
}

function upgradeIn(place: string, ...words: string[]) {
  const node = path.dirname(process.execPath)
  const env = { PATH: `${home}/bin:${node}:${process.env.PATH ?? ''}`, BAQALA_HOME: place }
  const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...words], { env, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

const running = () => path.basename(readlinkSync(path.join(home, 'current')))
const asked = () => {
  const file = path.join(home, 'asked')
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
}

describe('upgrade.sh', () => {
  test('installs the first version and starts nothing', () => {
    expect(upgrade()).toEqual({ status: 0, said: 'The shop runs v1.\n' })
    expect(readFileSync(path.join(home, 'current/built'), 'utf8')).toBe('scripts/build-and-weigh.mjs')
    expect(asked()).toEqual([])
  })

  test('moves both processes in turn to a new version, and back', () => {
    upgrade()
    release('v2')
    expect(upgrade()).toEqual({ status: 0, said: 'The shop runs v2; --back returns to v1.\n' })
    expect(asked()).toEqual(['restart baqala@3001 v2', 'restart baqala@3002 v2'])
    expect(upgrade('--back')).toEqual({ status: 0, said: 'The shop runs v1; --back returns to v2.\n' })
    expect(asked().slice(2)).toEqual(['restart baqala@3001 v1', 'restart baqala@3002 v1'])
    expect(running()).toBe('v1')
    expect(readdirSync(path.join(home, 'releases')).sort()).toEqual(['v1', 'v2'])
  })

  test('writes into each release the version that its processes tell', () => {
    const version = () => readFileSync(path.join(home, 'current/VERSION'), 'utf8')
    upgrade()
    expect(version()).toBe('v1\n')
    release('v2')
    upgrade()
    expect(version()).toBe('v2\n')
    upgrade('--back')
    expect(version()).toBe('v1\n')
  })

  test('returns by itself where the first process does not become ready, and leaves the other one alone', () => {
    upgrade()
    release('v2', 'broken')
    const { status, said } = upgrade()
    expect(status).toBe(1)
    expect(said).toContain('baqala@3001 did not become ready: journalctl -u baqala@3001. The shop runs v1 again.')
    expect(asked()).toEqual(['restart baqala@3001 v2', 'restart baqala@3001 v1'])
    expect(running()).toBe('v1')
  })

  test('changes nothing for a version that cannot be built, nor for changes that nobody committed', () => {
    upgrade()
    release('v2', 'does-not-build')
    expect(upgrade()).toMatchObject({
      status: 1,
      said: expect.stringMatching(/v2 could not be built. Nothing.* needs more memory/),
    })
    expect(readdirSync(path.join(home, 'releases'))).toEqual(['v1'])
    writeFileSync(path.join(home, 'repository/version'), 'changed by hand')
    expect(upgrade()).toMatchObject({ status: 1, said: expect.stringContaining('has changes that are not committed') })
    expect(running()).toBe('v1')
    expect(asked()).toEqual([])
  })

  test('builds beside the releases, whatever an interrupted build has left', () => {
    mkdirSync(path.join(home, 'building.before/node_modules'), { recursive: true })
    expect(upgrade()).toEqual({ status: 0, said: 'The shop runs v1.\n' })
    expect(readdirSync(path.join(home, 'releases'))).toEqual(['v1'])
    expect(readdirSync(home).filter((name) => name.startsWith('building'))).toEqual([])
  })

  test('says what is missing where it may not write, or where another one is under way', async () => {
    const nowhere = path.join(home, 'nowhere')
    expect(upgradeIn(nowhere)).toEqual({ status: 1, said: `Run this with sudo: ${nowhere} cannot be written.\n` })
    const other = spawn('flock', [
      '--no-fork',
      path.join(home, 'upgrade.lock'),
      'sh',
      '-c',
      'echo locked; exec sleep 60',
    ])
    await once(other.stdout, 'data')
    expect(upgrade()).toEqual({ status: 1, said: 'Another upgrade is under way.\n' })
    expect(existsSync(path.join(home, 'current'))).toBe(false)
    other.kill()
  })

  test('restarts both processes, or none, where somebody interrupts it', () => {
    upgrade()
    release('v2')
    writeFileSync(path.join(home, 'impatient'), '')
    expect(upgrade()).toMatchObject({ status: 0 })
    expect(asked()).toEqual(['restart baqala@3001 v2', 'restart baqala@3002 v2'])
  })

  test('keeps three releases, and always the one it can return to', () => {
    upgrade()
    for (const tag of ['v2', 'v3', 'v4']) {
      release(tag, 'broken')
      upgrade()
    }
    rmSync(path.join(home, 'repository/broken'))
    release('v5')
    upgrade()
    expect(running()).toBe('v5')
    expect(path.basename(readlinkSync(path.join(home, 'previous')))).toBe('v1')
    expect(readdirSync(path.join(home, 'releases')).sort()).toEqual(['v1', 'v3', 'v4', 'v5'])
  })

  test('does not go back where there is nothing', () => {
    upgrade()
    expect(upgrade('--back')).toMatchObject({ status: 1, said: expect.stringContaining('no release before this one') })
    expect(upgrade('v2')).toMatchObject({ status: 1, said: 'usage: upgrade.sh [--back]\n' })
  })
})
