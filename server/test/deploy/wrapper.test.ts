/** deploy/baqala.sh, with a sudo that tells who called it as sudo does, and a node that says what it was given. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const SCRIPT = path.resolve(import.meta.dirname, '../../../deploy/baqala.sh')
const PROGRAMS = {
  sudo: 'test "$1 $2" = "-u baqala" || exit 1\nshift 2\nSUDO_USER=root exec "$@"',
  node: 'printf "%s\\n" "$SUDO_USER" "$@"',
}

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'baqala-wrapper-'))
  for (const [name, text] of Object.entries(PROGRAMS)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${text}\n`)
    chmodSync(path.join(folder, name), 0o755)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

function baqala(env: Record<string, string>, ...words: string[]) {
  const PATH = `${folder}:/usr/bin:/bin`
  return execFileSync('sh', [SCRIPT, ...words], { env: { PATH, ...env }, encoding: 'utf8' })
    .trimEnd()
    .split('\n')
}

describe('the command baqala where the shop is deployed', () => {
  test('tells who called it, also through sudo, and passes words on as they are', () => {
    const tool = ['--env-file=/etc/baqala.env', '/opt/baqala/current/server/src/operator/shop.ts']
    const words = ['orders', 'cancel', '10044', '--why', 'The street is flooded.']
    expect(baqala({}, ...words)).toEqual([userInfo().username, ...tool, ...words])
    expect(baqala({ SUDO_USER: 'mona' }, ...words)).toEqual(['mona', ...tool, ...words])
  })
})
