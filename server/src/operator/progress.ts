import { Presets, SingleBar } from 'cli-progress'

/** How far a long piece of work is: a bar for a person at a terminal, a line every tenth for a log. */
export interface Progress {
  /** So many are done, all in all. */
  done(count: number): void
  end(): void
}

export function showProgress(what: string, total: number, stream: NodeJS.WriteStream = process.stderr): Progress {
  if (!stream.isTTY) return sayEveryTenth(what, total, stream)
  const bar = new SingleBar({ format: `${what} {bar} {value} of {total}, {eta_formatted} left`, stream }, Presets.rect)
  bar.start(total, 0)
  return { done: (count) => bar.update(count), end: () => bar.stop() }
}

// Less is done before anybody wonders.
const LONG = 5_000

function sayEveryTenth(what: string, total: number, stream: NodeJS.WriteStream): Progress {
  let tenths = 0
  return {
    done(count) {
      const now = Math.floor((count * 10) / total)
      if (total >= LONG && now > tenths) stream.write(`${what}: ${count} of ${total}\n`)
      tenths = Math.max(tenths, now)
    },
    end: () => undefined,
  }
}
