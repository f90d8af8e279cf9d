import { InvalidArgumentError, Option } from 'commander'
import { says } from './operator.messages.en.ts'

const MAX = 10_000

/** The option that bounds a list. */
export function mostOption(usually: number): Option {
  return new Option('--most <count>', 'so many at most').default(usually).argParser((text) => {
    if (!/^\d{1,5}$/.test(text) || Number(text) < 1 || Number(text) > MAX) {
      throw new InvalidArgumentError(says.mostIsWrong({ max: MAX }))
    }
    return Number(text)
  })
}
