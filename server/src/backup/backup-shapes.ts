/** The shapes of a backup's lines. Rows are objects; every other line is an array that begins with its kind. */
import * as z from 'zod'
import { Refusal } from '../refusal.ts'
import { damaged, notABackup } from './backup-lines.ts'
import { messages } from './backup.messages.en.ts'

const MARK = 'baqala backup'
const FORMAT = 1

const Header = z.object({
  /** The newest migration of the database that was backed up. */
  schema: z.string(),
  madeAt: z.string(),
  /** How many rows follow; older backups do not say. */
  rows: z.int().min(0).optional(),
})
export type Header = z.infer<typeof Header>

const Table = z.object({ name: z.string(), columns: z.readonly(z.array(z.string())) })
export type Table = z.infer<typeof Table>

/** An identity column, and the number it gives out next. */
const Counter = z.object({ table: z.string(), column: z.string(), next: z.number() })
export type Counter = z.infer<typeof Counter>

const Line = z.union([
  z
    .tuple([z.literal(MARK), z.literal(FORMAT), Header])
    .transform(([, , header]) => ({ kind: 'header', header }) as const),
  z.tuple([z.literal('table'), Table]).transform(([kind, table]) => ({ kind, table })),
  z.tuple([z.literal('counter'), Counter]).transform(([kind, counter]) => ({ kind, counter })),
  z
    .tuple([z.literal('end'), z.string()], z.string())
    .transform(([kind, checksum, signature]) => ({ kind, checksum, signature })),
])
type Line = z.infer<typeof Line>
/** The last line: the SHA-256 of those before, and its signature if there is a key. */
export type End = Extract<Line, { kind: 'end' }>
export type Part = Exclude<Line, End> | { readonly kind: 'rows'; readonly lines: readonly string[] }

export function textOf(part: Part | End): string {
  if (part.kind === 'rows') return part.lines.join('\n')
  if (part.kind === 'header') return JSON.stringify([MARK, FORMAT, part.header])
  if (part.kind === 'table') return JSON.stringify(['table', part.table])
  if (part.kind === 'counter') return JSON.stringify(['counter', part.counter])
  return JSON.stringify(['end', part.checksum, ...(part.signature === undefined ? [] : [part.signature])])
}

/** Parses a line that is no row. Refuses one that no version of the shop wrote, or a newer one did. */
export function parseLine(file: string, line: string, isFirst: boolean): Line {
  if (isFirst && !line.startsWith(`["${MARK}",`)) throw notABackup(file)
  const parsed = parseJson(line)
  if (isFirst && Array.isArray(parsed) && parsed[1] !== FORMAT) throw new Refusal(400, messages.newerFormat({ file }))
  const { data, success } = Line.safeParse(parsed)
  if (!success || isFirst !== (data.kind === 'header')) throw damaged(file)
  return data
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
