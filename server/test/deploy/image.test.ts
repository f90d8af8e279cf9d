/** Follows deploy/Dockerfile without Docker: the files it is given build the storefront, those it keeps open the shop. */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { childEnvironment, shortLived } from '../child-environment.ts'
import { freePort } from '../free-port.ts'
import { buildImage } from './build-image.ts'
import { listContext } from './dockerfile.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8')
const folder = mkdtempSync(path.join(tmpdir(), 'baqala-image-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the Docker image', () => {
  test('builds, opens the shop, tells its version and has its command line', async () => {
    const image = buildImage(read('Dockerfile'), read('Dockerfile.dockerignore'), folder, { BAQALA_VERSION: 'v7' })
    const metricsPort = await freePort()
    const data = path.join(folder, 'data')
    const env = {
      ...childEnvironment,
      ...image.environment,
      ...{ NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE, DATA_DIR: data, PORT: '0' },
      SMTP_URL: 'smtp://127.0.0.1:9',
      METRICS_PORT: String(metricsPort),
    }
    const [node, ...words] = image.command
    expect(node).toBe('node')
    const shop = spawn(process.execPath, [...shortLived, ...words], { cwd: image.folder, env })
    let said = ''
    shop.stderr.on('data', (text: Buffer) => (said += text.toString()))
    try {
      for await (const text of shop.stdout) if ((said += String(text)).includes('API:')) break
      const address = /http:\/\/localhost:(\d+)/.exec(said)
      expect(said, said).toContain('The shop is open')
      const page = await (await fetch(`${address?.[0]}/Products`)).text()
      expect(page).toContain('<title>')
      const [script] = /\/assets\/[^"]+\.js/.exec(page) ?? []
      expect((await fetch(`${address?.[0]}${script}`)).status).toBe(200)
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      expect(metrics).toContain('baqala_build_info{version="v7",')
      execFileSync(process.execPath, image.healthCheck.slice(1), { env: { ...env, PORT: address?.[1] } })
    } finally {
      shop.kill('SIGKILL')
      if (shop.exitCode === null && shop.signalCode === null) await once(shop, 'exit')
    }
    const tool = path.join(image.folder, 'server/src/operator/shop.ts')
    expect(execFileSync(process.execPath, [tool, '--help'], { env, encoding: 'utf8' })).toContain('baqala backup')
  }, 120_000)

  test('is not built where a file is kept from it, and the build says which', () => {
    const tooStrict = read('Dockerfile.dockerignore').replace('!tsconfig.base.json\n', '')
    const build = () => buildImage(read('Dockerfile'), tooStrict, path.join(folder, 'too-strict'))
    expect(build).toThrow(/Tsconfig not found .*tsconfig\.base\.json/)
  })

  test('holds no tests, no settings and no packages of the machine that builds it', () => {
    const files = listContext(root, read('Dockerfile.dockerignore'))
    expect(files).toEqual(expect.arrayContaining(['package.json', 'server/src/main.ts', 'web/src/main.tsx']))
    expect(
      files.filter((file) => /\.test(ing)?\.tsx?$|^server\/test\/|node_modules|\.env|^(data|docs|e2e)\//.test(file)),
    ).toEqual([])
  })
})
