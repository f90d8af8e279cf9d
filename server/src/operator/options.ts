/** The words and the options of commands, and their readers: a word that cannot be read ends the command with a sentence. */
import path from 'node:path'
import { Argument, InvalidArgumentError, Option } from 'commander'
import type { ZodMiniType } from 'zod/mini'
import { westernDigits } from '@baqala/contract/digits'
import { readMinute, readPlanHours, WEEKDAYS } from '../delivery/plan-hours.ts'
import { cairoDay, cairoInstant, readDay } from '../egypt/cairo-time.ts'
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

export function wholeNumber(min: number, max: number): (text: string) => number {
  return (text) => {
    const count = /^\d{1,7}$/.test(text) ? Number(text) : NaN
    if (!(count >= min && count <= max)) throw new InvalidArgumentError(says.countIsWrong({ min, max }))
    return count
  }
}

export const readCount = wholeNumber(0, 9_999)

/** Western digits in a word that is a number; other words may be names or notes and stay as typed. */
export function readNumber(word: string): string {
  return /^[+-]?[\d٠-٩۰-۹]+$/.test(word) ? westernDigits(word) : word
}

/** A reader of a noun as the reader of an argument: its refusal is one of the word. */
export function asArgument<Value>(read: (text: string) => Value): (text: string) => Value {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      throw error instanceof Refusal ? new InvalidArgumentError(error.message) : error
    }
  }
}

/** A reader of a field of the contract, which refuses in the words of the command line. */
export function fieldReader<Value>(field: ZodMiniType<Value>, otherwise: string): (typed: unknown) => Value {
  return (typed) => {
    const { success, data } = field.safeParse(typed)
    if (!success) throw new InvalidArgumentError(otherwise)
    return data
  }
}

/** Reads 2026-11-21, today or yesterday. */
export function parseDay(text: string): string {
  const day = readDay(text)
  if (day === undefined) throw new InvalidArgumentError('A day is written 2026-11-21, today or yesterday.')
  return day
}

/** Reads EGP as piastres. */
export function readAmount(text: string): number {
  if (!/^\d{1,6}(\.\d{1,2})?$/.test(text))
    throw new InvalidArgumentError('It must be an amount in EGP, such as 15 or 12.50.')
  return Math.round(Number(text) * 100)
}

/** Reads `fri`, `sun,mon` or `all`. 0 is Sunday. */
export function readWeekdays(text: string): number[] {
  if (text === 'all') return WEEKDAYS.map((_, day) => day)
  const days = text.split(',').map((name) => WEEKDAYS.indexOf(name.trim().toLowerCase().slice(0, 3)))
  if (days.includes(-1)) throw new InvalidArgumentError('Days are written sun,mon,tue,wed,thu,fri,sat or all.')
  return [...new Set(days)].sort()
}

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
export function readMoment(text: string): Date {
  const [, day = cairoDay(new Date()), clock = ''] = /^(?:(\d{4}-\d\d-\d\d) )?(\d{1,2}:\d\d)$/.exec(text) ?? []
  const minute = readMinute(clock)
  const moment = minute === undefined ? undefined : cairoInstant(day, minute)
  if (moment === undefined || moment <= new Date()) {
    throw new InvalidArgumentError('It must be a time ahead, such as 16:00 or "2026-11-25 10:00".')
  }
  return moment
}

/** Reads the name of a file that a command writes. Its ending says the format; any other is wrong usage. */
export function fileEndingIn<Format extends string>(...formats: readonly Format[]) {
  return (name: string) => {
    const format = formats.find((each) => name.toLowerCase().endsWith(`.${each}`))
    if (format === undefined) throw new InvalidArgumentError(`It must end in .${formats.join(' or .')}.`)
    return { file: resolveFile(name), format }
  }
}

/** The file and the options of an export. */
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
