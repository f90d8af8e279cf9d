/** deploy/Dockerfile against the files that the build and the server read. With Docker, the image is built and started too. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const dockerfile = read('deploy/Dockerfile')
const [lists = '', , , image = ''] = dockerfile.split(/^FROM .*$/m).slice(1)
const workspaces = (JSON.parse(read('package.json')) as { workspaces: string[] }).workspaces

describe('the Docker image', () => {
  test('is given every file that the storefront is built from', () => {
    const admin = ['admin/src/main.tsx', 'admin/vite.config.ts', 'admin/index.html']
    const needed = filesFrom(['web/src/main.tsx', 'web/vite.config.ts', 'scripts/build-web.mjs', ...admin])
    expect(needed.length).toBeGreaterThan(200)
    const settings = ['tsconfig.base.json', 'tsconfig.browser.json', 'package-lock.json']
    expect([...needed, ...settings].filter((file) => !isGiven(file))).toEqual([])
  })

  test('keeps every file that the server and its command line read', () => {
    const copied = copiesOf(image)
    const isKept = (file: string) => isGiven(file) && copied.some((place) => isIn(file, place))
    const needed = filesFrom(['server/src/main.ts', 'server/src/operator/shop.ts'])
    expect(needed.length).toBeGreaterThan(200)
    expect([...needed, 'server/migrations', 'server/seed', 'package.json'].filter((file) => !isKept(file))).toEqual([])
  })

  test('installs the packages of every workspace', () => {
    const manifests = workspaces.map((workspace) => `${workspace}/package.json`)
    expect(copiesOf(lists)).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', ...manifests]))
  })

  test('is given no tests, no settings and no packages of the machine that builds it', () => {
    const kept = ['server/test/shop.ts', 'server/src/cart/cart.routes.db.test.ts', 'server/.env', 'web/dist/index.html']
    expect([...kept, 'server/node_modules/pg/package.json', '.env', 'data/in-use.lock'].filter(isGiven)).toEqual([])
  })

  test('starts the server as an unprivileged process that gets its signals itself', () => {
    expect(image).toMatch(/^USER node$/m)
    const command = JSON.parse(/^CMD (\[.*\])$/m.exec(image)?.[1] ?? '[]') as string[]
    expect([command[0], command.at(-1)]).toEqual(['node', 'server/src/main.ts'])
  })
})

const hasDocker = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0

describe.runIf(hasDocker)('the Docker image, built', () => {
  const docker = (...words: string[]) => execFileSync('docker', words, { cwd: ROOT, encoding: 'utf8' }).trim()
  afterAll(() => void spawnSync('docker', ['rm', '--force', 'baqala-test'], { stdio: 'ignore' }))

  test('opens the shop, tells its version and has its command line', async () => {
    docker('build', '-f', 'deploy/Dockerfile', '-t', 'baqala-test', '--build-arg', 'BAQALA_VERSION=v7', '.')
    docker(
      'run',
      '-d',
      '--name',
      'baqala-test',
      '-p',
      '127.0.0.1::3000',
      '-e',
      'SMTP_URL=smtp://127.0.0.1:9',
      'baqala-test',
    )
    const address = `http://${docker('port', 'baqala-test', '3000/tcp')}`
    await expect
      .poll(() => docker('inspect', '-f', '{{.State.Health.Status}}', 'baqala-test'), { timeout: 60_000 })
      .toBe('healthy')
    expect(await (await fetch(`${address}/Products`)).text()).toContain('<title>')
    expect(docker('exec', 'baqala-test', 'cat', 'VERSION')).toBe('v7')
    expect(docker('exec', 'baqala-test', 'baqala', '--help')).toContain('baqala backup')
  }, 600_000)
})

/** The files of the repository that `entries` import, and those that these import. */
function filesFrom(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const look = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    if (!/\.(ts|tsx|mjs)$/.test(file)) return
    const code = read(file).replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '')
    for (const [, wanted = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+|@baqala\/[^']+)'/g)) {
      const place = placeOf(wanted, file)
      if (place !== undefined) look(place)
    }
  }
  entries.forEach(look)
  return [...found]
}

/** Packages of the shop are named by their folder; `exports` leaves out "src" and, for the contract, the ending. */
function placeOf(wanted: string, from: string): string | undefined {
  const place = wanted.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), wanted)
    : wanted.replace(/^@baqala\/(\w+)/, '$1/src')
  return [place, `${place}.ts`].find(
    (each) => existsSync(path.join(ROOT, each)) && statSync(path.join(ROOT, each)).isFile(),
  )
}

/** The files that COPY brings from the build's own folder; "." is all of it. */
function copiesOf(stage: string): string[] {
  return [...stage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '))
}

/** The ignore file admits some places, and takes out of them folders, endings and places. */
function isGiven(file: string): boolean {
  const lines = read('deploy/Dockerfile.dockerignore').split('\n').filter(Boolean)
  const isTakenOut = (line: string) => {
    if (line.startsWith('**/*')) return file.endsWith(line.slice(4))
    return line.startsWith('**/') ? file.split('/').includes(line.slice(3)) : isIn(file, line)
  }
  const [all, ...others] = lines
  expect(all).toBe('**')
  return (
    others.some((line) => line.startsWith('!') && isIn(file, line.slice(1))) &&
    !others.some((line) => !line.startsWith('!') && isTakenOut(line))
  )
}

function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}
