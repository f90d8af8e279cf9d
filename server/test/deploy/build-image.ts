/**
 * Does without Docker what deploy/Dockerfile says: each stage is a folder, COPY copies, RUN runs. Packages are links to those
 * of this checkout, at the places that the lock file gives them.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { childEnvironment } from '../child-environment.ts'
import { listContext, readStages, type Stage } from './dockerfile.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

export interface Image {
  /** The folder that is /shop in the image. */
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
}

/** `args`: what `docker build --build-arg` gives. */
export function buildImage(
  dockerfile: string,
  ignoreFile: string,
  folder: string,
  args: Readonly<Record<string, string>> = {},
): Image {
  const stages = readStages(dockerfile)
  const context = path.join(folder, 'context')
  for (const file of listContext(ROOT, ignoreFile)) cpSync(path.join(ROOT, file), path.join(context, file))
  for (const stage of stages) buildStage(stage, folder, args)
  const last = stages.at(-1)
  const wordsOf = (name: string) => last?.instructions.find((each) => each.name === name)?.words ?? ''
  return {
    folder: path.join(folder, 'last'),
    environment: Object.fromEntries(
      [...wordsOf('ENV').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    ),
    command: JSON.parse(wordsOf('CMD')) as string[],
    healthCheck: JSON.parse(/CMD (\[.*\])$/.exec(wordsOf('HEALTHCHECK'))?.[1] ?? '[]') as string[],
  }
}

function buildStage({ name, from, instructions }: Stage, folder: string, args: Readonly<Record<string, string>>): void {
  const shop = path.join(folder, name)
  const before = path.join(folder, from)
  mkdirSync(shop)
  if (existsSync(before)) cpSync(before, shop, { recursive: true })
  const env: Record<string, string> = { ...childEnvironment }
  for (const instruction of instructions) {
    if (instruction.name === 'ARG') {
      const [arg = '', preset = ''] = instruction.words.split('=')
      env[arg] = args[arg] ?? preset
    }
    if (instruction.name === 'COPY') copy(instruction.words, shop, folder)
    if (instruction.name === 'RUN' && instruction.words.startsWith('npm ci')) install(instruction.words, shop)
    // The last stage's touches the system outside /shop.
    else if (instruction.name === 'RUN' && name !== 'last') run(instruction.words, shop, env)
  }
}

function copy(words: string, shop: string, folder: string): void {
  const [, stage, rest = ''] = /^(?:--from=(\S+) )?(.*)$/.exec(words) ?? []
  const places = rest.split(/\s+/)
  const into = places.pop() ?? ''
  for (const place of places) {
    const source = path.join(folder, stage ?? 'context', place.replace(/^\/shop\//, ''))
    // Docker copies a folder's content, and a file into a folder whose name ends with a slash.
    const target = path.join(shop, into, into.endsWith('/') ? path.basename(place) : '')
    cpSync(source, target, { recursive: true, verbatimSymlinks: true })
  }
}

function run(line: string, cwd: string, env: Readonly<Record<string, string>>): void {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`RUN ${line}\n${stdout}${stderr}`)
}

/** Links every package, or for `--omit=dev` the dependencies of the named workspaces; theirs are found from their own places. */
function install(line: string, shop: string): void {
  const isWhole = !line.includes('--omit=dev')
  const workspaces = [...line.matchAll(/--workspace (\S+)/g)].map(([, workspace]) => workspace ?? '')
  for (const parent of ['', 'contract', 'server', 'web']) {
    const packages = path.join(parent, 'node_modules')
    for (const name of listPackages(path.join(ROOT, packages))) {
      const isWanted = isWhole || workspaces.some((each) => isDependency(shop, each, parent, name))
      if (isWanted) link(path.join(packages, name), shop)
    }
  }
}

function listPackages(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(path.join(folder, name)).map((each) => `${name}/${each}`) : name,
    )
}

/** A workspace's own folder of packages comes before the one they share. */
function isDependency(shop: string, workspace: string, parent: string, name: string): boolean {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(shop, workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const isShadowed = parent === '' && existsSync(path.join(ROOT, workspace, 'node_modules', name))
  return name in dependencies && (parent === workspace || (parent === '' && !isShadowed))
}

function link(place: string, shop: string): void {
  const own = /^node_modules\/@baqala\/(\w+)$/.exec(place)?.[1]
  mkdirSync(path.dirname(path.join(shop, place)), { recursive: true })
  symlinkSync(own === undefined ? path.join(ROOT, place) : `../../${own}`, path.join(shop, place))
}
