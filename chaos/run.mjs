/**
 * Tries to break the shop, on this machine alone.
 *
 *   npm run chaos                                      everything, about two hours
 *   npm run chaos -- crash --database pglite --runs 5  one scenario, shorter
 *   npm run chaos -- fuzz --seed 42                    the same again
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

const SCENARIOS = {
  interleavings: () => import('./interleavings.scenario.mjs'),
  fuzz: () => import('./fuzz.scenario.mjs'),
  crash: () => import('./crash.scenario.mjs'),
  failover: () => import('./failover.scenario.mjs'),
  containers: () => import('./containers.scenario.mjs'),
  imports: () => import('./imports.scenario.mjs'),
  places: () => import('./places.scenario.mjs'),
  pictures: () => import('./pictures.scenario.mjs'),
  flood: () => import('./flood.scenario.mjs'),
  soak: () => import('./soak.scenario.mjs'),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    database: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const unknown = positionals.find((name) => !(name in SCENARIOS))
if (unknown !== undefined) {
  process.stderr.write(`There is no scenario ${unknown}. Choose from ${Object.keys(SCENARIOS).join(', ')}.\n`)
  process.exit(2)
}
const options = {
  seed: Number(values.seed ?? Math.floor(Math.random() * 2 ** 31)),
  ...(values.runs === undefined ? {} : { runs: Number(values.runs) }),
  ...(values.seconds === undefined ? {} : { seconds: Number(values.seconds) }),
  ...(values.database === undefined ? {} : { database: values.database }),
}

let faults = 0
for (const name of positionals.length > 0 ? positionals : Object.keys(SCENARIOS)) {
  const began = Date.now()
  process.stderr.write(`\n${name}, seed ${options.seed}\n`)
  const { scenario } = await SCENARIOS[name]()
  const result = await scenario(options)
  faults += result.faults.length
  write(name, result, Date.now() - began)
}
process.exit(faults > 0 ? 1 : 0)

/** Writes results/<name>.md. `rows` are [what, how many] pairs, or longer under `heads`. */
function write(name, { title, about, heads = ['what', 'how many'], rows, faults }, ms) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const machine = `${os.cpus().length} × ${os.cpus()[0].model}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
  const lines = [
    `# ${title}`,
    '',
    `${new Date().toISOString().slice(0, 10)}, commit ${commit}, ${machine}, load ${os.loadavg()[0].toFixed(1)}, seed ${options.seed}, ${Math.round(ms / 1000)} s. ${about}`,
    '',
    ...[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    faults.length === 0
      ? 'No faults.'
      : `## Faults\n\n${faults
          .slice(0, 50)
          .map((fault) => `- ${fault}`)
          .join('\n')}`,
  ]
  process.stdout.write(`\n${lines.join('\n')}\n`)
  const folder = path.join(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.md`), `${lines.join('\n')}\n`)
}
