/** Lines of deploy/ and .npmrc that docs/deploy.md and docs/security.md promise, and that no program reads in a test. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const linesOf = (text: string) => text.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '))

describe('nginx.conf', () => {
  const conf = read('deploy/nginx.conf')
  const servers = conf.split(/^server \{$/m).slice(1)

  test('answers at port 80 and 443 for every name, by IPv4 and IPv6', () => {
    const listening = linesOf(conf).filter((line) => line.startsWith('listen '))
    expect(listening).toEqual([
      ...['listen 80 default_server;', 'listen [::]:80 default_server;'],
      ...['listen 443 ssl http2 default_server;', 'listen [::]:443 ssl http2 default_server;'],
    ])
  })

  test('redirects to the shop’s own name and never to the one that a request brings', () => {
    const redirects = conf.match(/\breturn .*?;/g)
    expect(redirects).toHaveLength(2)
    expect(new Set(redirects)).toEqual(new Set(['return 308 https://${SHOP_DOMAIN}$request_uri;']))
  })

  test('tells no version, sends security headers and logs little, at both ports', () => {
    expect(servers).toHaveLength(2)
    for (const server of servers) {
      expect(linesOf(server)).toEqual(
        expect.arrayContaining([
          'server_tokens off;',
          'access_log /var/log/nginx/access.log baqala;',
          'error_log /var/log/nginx/error.log crit;',
          'add_header X-Content-Type-Options $own_nosniff always;',
          'add_header Content-Security-Policy $own_csp always;',
        ]),
      )
    }
    expect(linesOf(servers[1] ?? '')).toContain('add_header Strict-Transport-Security $own_hsts always;')
  })

  test('has no location with headers of its own, which would lose those of the server', () => {
    const locations = conf.match(/^ {4}location [^{]*\{[^}]*\}/gm) ?? []
    expect(locations.length).toBeGreaterThan(3)
    expect(locations.filter((location) => location.includes('add_header'))).toEqual([])
  })

  test('speaks TLS 1.2 and 1.3 only', () => {
    expect(conf.match(/^ *ssl_protocols .*$/gm)?.map((line) => linesOf(line)[0])).toEqual([
      'ssl_protocols TLSv1.2 TLSv1.3;',
    ])
  })

  test('sends a failed request to the other process, and leaves out neither', () => {
    expect(linesOf(conf)).toContain('proxy_next_upstream error timeout http_502 http_503;')
    const ours = linesOf(read('deploy/upstream.conf')).filter((line) => line.startsWith('server '))
    expect(ours).toEqual([3001, 3002].map((port) => `server 127.0.0.1:${port} max_fails=0;`))
  })
})

describe('compose.yaml', () => {
  const compose = read('deploy/compose.yaml')
  const [, services = ''] = /^services:\n((?: .*\n|\n)+)/m.exec(compose) ?? []
  const named = new Map([...services.matchAll(/^ {2}([\w-]+):(.*\n(?: {4}.*\n| *\n)*)/gm)].map(([, a, b]) => [a, b]))

  test('bounds the log of every container', () => {
    expect(compose).toContain("options: { max-size: 10m, max-file: '5' }")
    expect([...named.keys()]).toEqual(['shop-1', 'shop-2', 'nginx', 'database', 'mail'])
    // Both shops merge x-shop, where their logs are bounded.
    expect(/^x-shop: &shop\n((?: .*\n)+)/m.exec(compose)?.[1]).toContain('  logging: *logs\n')
    for (const [name, service = ''] of named) {
      const isShop = /^ {4}<<: \*shop\n/m.test(service)
      expect(isShop || service.includes('    logging: *logs\n'), name).toBe(true)
    }
  })

  test('keeps backups, the database and its cache in volumes that outlive their containers', () => {
    const [, kept = ''] = /^volumes:\n((?: .*\n?)+)/m.exec(compose) ?? []
    expect(linesOf(kept).filter((line) => line !== '')).toEqual(['database:', 'pictures:', 'backups:'])
    expect(compose).toContain("  volumes: ['pictures:/data', 'backups:/backups']\n")
    expect(named.get('database')).toContain('volumes: [database:/var/lib/postgresql]')
  })

  test('gives both shops the addresses at which nginx looks for them', () => {
    const addresses = ['shop-1', 'shop-2'].map((name) => /ipv4_address: ([\d.]+)/.exec(named.get(name) ?? '')?.[1])
    const upstream = linesOf(read('deploy/upstream.compose.conf')).filter((line) => line.startsWith('server '))
    expect(upstream).toEqual(addresses.map((address) => `server ${address}:3000 max_fails=0;`))
    expect(new Set(addresses).size).toBe(2)
  })
})

describe('the units of systemd', () => {
  const unit = read('deploy/baqala@.service')

  test('start a process again for ever, however long its database is away', () => {
    expect(/^\[Unit\]\n[^[]*/.exec(unit.slice(unit.indexOf('[Unit]')))?.[0]).toContain('\nStartLimitIntervalSec=0\n')
    expect(unit).toMatch(/^Restart=always$/m)
  })

  /** Runs what the unit runs to learn that the process is ready, for the process `pid` at `port`. */
  function waitForReady(port: number, pid: number) {
    const [, command = ''] = /^ExecStartPost=\/bin\/sh -c '(.*)'$/m.exec(unit) ?? []
    const env = { PATH: process.env.PATH, MAINPID: String(pid) }
    return spawn('/bin/sh', ['-c', command.replace('%i', String(port))], { env })
  }

  test('see at once that a process ended before it was ready', async () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    const [code] = await once(waitForReady(9, pid), 'exit')
    expect(code).toBe(1)
    // Before that, systemd would name a process that is not the shop yet.
    expect(unit).toMatch(/^Type=exec$/m)
  })

  test.runIf(spawnSync('curl', ['--version']).status === 0)('wait until a process is ready', async () => {
    let isReady = false
    const server = createServer((request, response) => {
      response.statusCode = isReady ? 200 : 503
      response.end()
      isReady = request.url === '/readyz'
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const [code] = await once(waitForReady((server.address() as AddressInfo).port, process.pid), 'exit')
    expect(code).toBe(0)
    server.close()
  })

  test('serve metrics where Prometheus asks for them', () => {
    expect(unit).toMatch(/^Environment=.*\bPORT=%i METRICS_PORT=1%i$/m)
    const processes = read('deploy/upgrade.sh').match(/baqala@(\d+)/g) ?? []
    const targets = processes.map((name) => `'127.0.0.1:${name.replace('baqala@', '1')}'`)
    expect(read('deploy/prometheus.yml')).toContain(`targets: [${targets.join(', ')}]`)
  })

  test('delete backups older than thirty days, after one has been made', () => {
    const backup = linesOf(read('deploy/baqala-backup.service'))
    expect(backup).toContain(`ExecStartPost=/usr/bin/find /backups -maxdepth 1 -name 'baqala-*.gz' -mtime +30 -delete`)
    expect(linesOf(read('deploy/baqala-backup.timer'))).toContain('OnCalendar=*-*-* 03:30')
  })
})

describe('the rules for Prometheus', () => {
  const [alerts, prometheus] = [read('deploy/alerts.yml'), read('deploy/prometheus.yml')]

  test('are read from where they are copied to, and ask about the job that is there', () => {
    expect(prometheus).toContain('rule_files: [baqala.yml]')
    expect(read('docs/deploy.md')).toContain('deploy/alerts.yml /etc/prometheus/baqala.yml\n')
    const [, job] = /job_name: (\w+)/.exec(prometheus) ?? []
    expect(new Set([...alerts.matchAll(/job="(\w+)"/g)].map(([, name]) => name))).toEqual(new Set([job]))
  })

  test('ring for a backup at the age that docs/deploy.md names', () => {
    const [, seconds] = /baqala_last_backup_age_seconds\) > (\d+)$/m.exec(alerts) ?? []
    expect(read('docs/deploy.md')).toContain(`| \`baqala_last_backup_age_seconds\` above ${seconds}, or`)
  })
})

test('packages are installed without their scripts, at exact versions', () => {
  expect(linesOf(read('.npmrc'))).toEqual(expect.arrayContaining(['ignore-scripts=true', 'save-exact=true']))
  const installs = read('deploy/Dockerfile').match(/npm ci .*/g) ?? []
  expect(installs).toHaveLength(2)
  for (const install of installs) expect(install).toContain('--ignore-scripts')
})

test('scripts are checked out with line ends that a shell reads, on Windows too', () => {
  const scripts = ['deploy/upgrade.sh', 'server/src/operator/shop.ts']
  const told = execFileSync('git', ['check-attr', 'eol', ...scripts], { cwd: ROOT, encoding: 'utf8' })
  expect(linesOf(told.trim())).toEqual(scripts.map((file) => `${file}: eol: lf`))
})
