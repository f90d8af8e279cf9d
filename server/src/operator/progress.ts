import { Presets, SingleBar } from 'cli-progress'

/** How far a long piece of work is: a bar for a person at a terminal, a line every tenth for a log. */
export interface Progress {
  /** So many are done, all in all. */
  done(count: number): void
  end(): void
}

/** A log hears of it where there are at least `long` of them: less is done before anybody wonders. */
export function showProgress(what: string, total: number, long = 5_000, stream = process.stderr): Progress {
  if (!stream.isTTY)
    return total < long ? { done: () => undefined, end: () => undefined } : sayEveryTenth(what, total, stream)
  const bar = new SingleBar({ format: `${what} {bar} {value} of {total}, {eta_formatted} left`, stream }, Presets.rect)
  bar.start(total, 0)
  return { done: (count) => bar.update(count), end: () => bar.stop() }
}

function sayEveryTenth(what: string, total: number, stream: NodeJS.WriteStream): Progress {
  let tenths = 0
  return {
    done(count) {
      const now = Math.floor((count * 10) / total)
      if (now > tenths) stream.write(`${what}: ${count} of ${total}\n`)
      tenths = Math.max(tenths, now)
    },
    end: () => undefined,
  }
}
