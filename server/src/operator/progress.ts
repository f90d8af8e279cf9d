import { Presets, SingleBar } from 'cli-progress'

/** The progress of long work: a bar at a terminal, a line after every 10 % in a log. */
export interface Progress {
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
