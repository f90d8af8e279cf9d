/** The words and the options of commands, and their readers: a word that cannot be read ends the command with a sentence. */
import path from 'node:path'
import { Argument, InvalidArgumentError, Option } from 'commander'
import { westernDigits } from '@baqala/contract/arabic'
import { amountOf } from '@baqala/contract/typed-amount'
import { readMinute, readPlanHours, WEEKDAYS } from '../delivery/plan-hours.ts'
import { cairoDay, cairoInstant, readDay } from '../egypt/cairo-time.ts'
import { toPiastres } from '../egypt/money.ts'
import { printable } from '../files/text-table.ts'
import { Refusal } from '../refusal.ts'
import { says } from './operator.messages.en.ts'

/** A word or an option of the line. `Value` is what its reader makes of it; only the type says so. */
export type Input<Value> = (Argument | Option) & { readonly gives?: () => Value }
type WordOf<Name, Value> = Name extends `${string}...${string}`
  ? Value[]
  : Name extends `[${string}`
    ? Value | undefined
    : Value

/** A word without a name on the line: `<needed>`, `[optional]` or `<several...>`. */
export function word<Name extends string, Value = string>(
  name: Name,
  description?: string,
  read?: (text: string) => Value,
): Argument & Input<WordOf<Name, NoInfer<Value>>> {
  const argument = new Argument(name, description)
  if (read === undefined) return argument
  if (!argument.variadic) return argument.argParser(read)
  return argument.argParser((text, before?: Value[]) => [...(before ?? []), read(text)])
}

export function option<Value = string, Absent extends Value | undefined = undefined>(
  flags: string,
  description: string,
  read?: (text: string) => Value,
  absent?: Absent,
): Option & Input<NoInfer<Value> | Absent> {
  const option = new Option(flags, description).default(absent)
  return read === undefined ? option : option.argParser(read)
}

export function flag(flags: string, description: string): Option & Input<boolean | undefined> {
  return new Option(flags, description)
}

export function choice<Value extends string, Absent extends Value | undefined = undefined>(
  flags: string,
  description: string,
  among: readonly Value[],
  absent?: Absent,
): Option & Input<Value | Absent> {
  return new Option(flags, description).choices(among).default(absent)
}

export const PRODUCT = word('<product>', 'id, name in the address, SKU or barcode')

/** The option must be on the line. */
export function needed<Value>(input: Option & Input<Value>): Input<Exclude<Value, undefined>> {
  const option: Option = input
  return option.makeOptionMandatory()
}

const MAX_LISTED = 10_000

export function atMost(usually: number): Input<number> {
  return option('--most <count>', 'so many at most', wholeNumber(1, MAX_LISTED), usually)
}

/** Wraps `read`: undefined is a usage error. */
export function reader<Value>(read: (text: string) => Value | undefined, otherwise: string) {
  return (text: string): Value => {
    const value = read(text)
    if (value === undefined) throw new InvalidArgumentError(otherwise)
    return value
  }
}

export function wholeNumber(min: number, max: number): (text: string) => number {
  return reader((text) => {
    const count = /^\d{1,7}$/.test(text) ? Number(text) : NaN
    return count >= min && count <= max ? count : undefined
  }, says.countIsWrong({ min, max }))
}

/** A text on one line, of 1 to `max` letters. */
export function shortText(max: number, otherwise: string): (text: string) => string {
  return reader((text) => {
    const line = printable(text).trim()
    return line === '' || line.length > max ? undefined : line
  }, otherwise)
}

export const readCount = wholeNumber(0, 9_999)

/** Western digits in a word that is a number; other words may be names or notes and stay as typed. */
export function readNumber(word: string): string {
  return /^[+-]?[\d٠-٩۰-۹]+$/.test(word) ? westernDigits(word) : word
}

/** Turns the Refusal of `read` into a usage error. */
export function asArgument<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      throw error instanceof Refusal ? new InvalidArgumentError(error.message) : error
    }
  }
}

export const parseDay = reader(readDay, 'A day is written 2026-11-21, today or yesterday.')

const MAX_PIASTRES = 100_000_000

/** Reads EGP as piastres. */
export const readAmount = reader((text) => {
  const piastres = toPiastres(amountOf(text))
  return piastres >= 0 && piastres < MAX_PIASTRES ? piastres : undefined
}, 'It must be an amount in EGP, such as 15 or 12.50.')

/** Reads `fri`, `sun,mon` or `all`. 0 is Sunday. */
export const readWeekdays = reader((text) => {
  if (text === 'all') return WEEKDAYS.map((_, day) => day)
  const days = text.split(',').map((name) => WEEKDAYS.indexOf(name.trim().toLowerCase().slice(0, 3)))
  return days.includes(-1) ? undefined : [...new Set(days)].sort()
}, 'Days are written sun,mon,tue,wed,thu,fri,sat or all.')

export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? ''
}

/** Reads `10:00-12:00,12:00-14:00` as minutes after midnight. Hours after midnight are 24:30, 25:30. */
export const readHours = asArgument((text) =>
  readPlanHours(
    text.split(',').map((hours) => {
      const [from = '', until = ''] = hours.trim().split(/[-–]/)
      return { from, until }
    }),
  ),
)

/** Reads `16:00` as that moment today in Cairo, or `2026-11-25 10:00`. It must be ahead. */
export const readMoment = reader((text) => {
  const [, day = cairoDay(new Date()), clock = ''] = /^(?:(\d{4}-\d\d-\d\d) )?(\d{1,2}:\d\d)$/.exec(text) ?? []
  const minute = readMinute(clock)
  const moment = minute === undefined ? undefined : cairoInstant(day, minute)
  return moment !== undefined && moment > new Date() ? moment : undefined
}, 'It must be a time ahead, such as 16:00 or "2026-11-25 10:00".')

/** Reads the name of a file that a command writes. Its ending says the format; any other is wrong usage. */
export function fileEndingIn<Format extends string>(...formats: readonly Format[]) {
  return reader(
    (name) => {
      const format = formats.find((each) => name.toLowerCase().endsWith(`.${each}`))
      return format && { file: resolveFile(name), format }
    },
    `It must end in .${formats.join(' or .')}.`,
  )
}

export const readExport = fileEndingIn('csv', 'json')
export const EXPORT_OPTIONS = {
  arabicHeadings: flag('--arabic-headings', 'with Arabic column headings (CSV)'),
  force: flag('--force', 'over a file that is there already'),
}

/** Resolves a file from the shell's working directory, since npm runs its scripts in the shop's own folder. */
export function resolveFile(name: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: cwd } = process.env
  return path.resolve(script === 'shop' && cwd !== undefined ? cwd : '.', name)
}
