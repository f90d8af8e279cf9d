import { writeFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline/promises'
import { stripVTControlCharacters } from 'node:util'
import { Presets, SingleBar } from 'cli-progress'

const STDOUT = 1

/**
 * Prints a result to stdout, which may be redirected to a file. Refusals, questions and progress go to stderr. `mark` stands
 * in front and is our own: it may have colours.
 */
export function print(text: string, mark = ''): void {
  writeOut(`${mark}${harmless(text)}\n`)
}

/**
 * Writes to stdout. Into a file Node's own stream writes as much as the disk holds and does not tell that the rest is missing;
 * this throws.
 */
export function writeOut(text: string): void {
  if (process.stdout instanceof Socket) process.stdout.write(text)
  else writeFileSync(STDOUT, text)
}

/** Prints a refusal or a problem to stderr. */
export function printProblem(text: string): void {
  process.stderr.write(`${harmless(text)}\n`)
}

// Control characters but tab and newline, line separators, and what turns the direction of writing: a terminal obeys them.
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g

/**
 * Text that a terminal shows and does not obey: escape sequences are left out, other control characters replaced.
 * Suppliers and shoppers wrote some of what the commands print. Amounts get plain spaces, as people search for them.
 */
function harmless(text: string): string {
  return stripVTControlCharacters(text).replace(CONTROLS, '\ufffd').replaceAll('\u00a0', ' ')
}

/** Asks a yes-or-no question at the terminal. Without a terminal the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return false
  const keyboard = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await keyboard.question(`${harmless(question)} [y/N] `)).trim())
  } catch (error) {
    // Ctrl-C at the question.
    if (error instanceof Error && error.name === 'AbortError') return false
    throw error
  } finally {
    keyboard.close()
  }
}

/** The progress of long work: a bar at a terminal, a line after every 10 % in a log. */
interface Progress {
  /** `count` is the number of items done so far. */
  done(count: number): void
  end(): void
}

const SILENT: Progress = { done: () => undefined, end: () => undefined }

/** Without a terminal, fewer than `long` items write nothing. */
export function showProgress(what: string, total: number, long = 5_000): Progress {
  const stream = process.stderr
  if (total === 0 || (!stream.isTTY && total < long)) return SILENT
  if (!stream.isTTY) return logEveryTenth(what, total)
  const bar = new SingleBar({ format: `${what} {bar} {value} of {total}, {eta_formatted} left`, stream }, Presets.rect)
  bar.start(total, 0)
  return { done: (count) => bar.update(count), end: () => bar.stop() }
}

/** The same for work that tells by itself how much there is. */
export async function withProgress<Result>(
  what: string,
  work: (onProgress: (done: number, all: number) => void) => Promise<Result>,
): Promise<Result> {
  let progress: Progress | undefined
  try {
    return await work((done, all) => (progress ??= showProgress(what, all)).done(done))
  } finally {
    progress?.end()
  }
}

function logEveryTenth(what: string, total: number): Progress {
  let tenths = 0
  function done(count: number) {
    const now = Math.floor((count * 10) / total)
    if (now > tenths) process.stderr.write(`${what}: ${count} of ${total}\n`)
    tenths = Math.max(tenths, now)
  }
  return { ...SILENT, done }
}
