/** Reads the Dockerfile, and the ignore file as Docker does: the last pattern that matches a path, or a folder above it, decides. */
import { readdirSync } from 'node:fs'
import path from 'node:path'

export interface Instruction {
  readonly name: string
  readonly words: string
}

export interface Stage {
  readonly name: string
  /** The image or the stage it continues. */
  readonly from: string
  readonly instructions: readonly Instruction[]
}

export function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile.replace(/^\s*#.*\n/gm, '').replaceAll(/\\\n/g, ' ')
  const stages: (Stage & { instructions: Instruction[] })[] = []
  for (const line of lines.split('\n').filter((each) => each.trim() !== '')) {
    const [name = '', words = ''] = line.trim().split(/\s+(.*)/)
    const from = name === 'FROM' ? /^(\S+)(?: AS (\S+))?$/.exec(words) : null
    if (from) stages.push({ from: from[1] ?? '', name: from[2] ?? 'last', instructions: [] })
    else stages.at(-1)?.instructions.push({ name, words })
  }
  return stages
}

/** Lists the files of `root` that reach the image's build, as paths relative to it. */
export function listContext(root: string, ignoreFile: string): string[] {
  const patterns = readPatterns(ignoreFile)
  const files: string[] = []
  function look(folder: string) {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const place = path.posix.join(folder, entry.name)
      if (!entry.isDirectory()) {
        if (isAdmitted(place, patterns)) files.push(place)
      } else if (
        isAdmitted(place, patterns) ||
        patterns.some((each) => each.admits && each.text.startsWith(place + '/'))
      )
        look(place)
    }
  }
  look('')
  return files
}

interface Pattern {
  readonly text: string
  readonly admits: boolean
  readonly shape: RegExp
}

function readPatterns(ignoreFile: string): Pattern[] {
  const lines = ignoreFile.split('\n').map((line) => line.trim())
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const text = line.replace(/^!/, '').replace(/^\//, '').replace(/\/$/, '')
      return { text, admits: line.startsWith('!'), shape: shapeOf(text) }
    })
}

function shapeOf(pattern: string): RegExp {
  const shape = pattern.replaceAll(/\*\*\/|\*\*|\*|\?|[.+^${}()|[\]\\]/g, (part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    return part === '?' ? '[^/]' : `\\${part}`
  })
  return new RegExp(`^${shape}(?:/|$)`)
}

function isAdmitted(place: string, patterns: readonly Pattern[]): boolean {
  return patterns.findLast(({ shape }) => shape.test(place))?.admits ?? true
}
