import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Db } from '../db/rows.ts'
import { PRIVATE, writeWholeFile } from '../files/write-whole-file.ts'
import { exportOrders, type WantedOrders } from '../orders/export-orders.ts'
import { Refusal } from '../refusal.ts'
import { messages } from './operator.messages.en.ts'
import { withProgress } from './progress.ts'
import { resolveFile } from './resolve-file.ts'

export interface ExportOptions {
  readonly from?: string
  readonly to?: string
  /** A CSV file's headings are Arabic. */
  readonly arabicHeadings?: true
  /** Writes over a file that is there already. */
  readonly force?: true
}

/** Writes the orders of some days to a file, which its owner alone can read. Returns one sentence about it. */
export async function writeOrders(db: Db, name: string, options: ExportOptions): Promise<string> {
  const file = resolveFile(name)
  const ending = /\.(csv|json)$/i.exec(file)?.[1]
  if (ending === undefined) throw new Refusal(400, messages.unknownFormat({ file: name }))
  if (existsSync(file) && !options.force) throw new Refusal(409, messages.fileExists({ file: path.basename(file) }))
  const format = formatOf(ending, options)
  const count = await withProgress('Writing orders', (onProgress) =>
    writeWholeFile(file, PRIVATE, async (out) => {
      let count = 0
      for await (const { text, written, all } of exportOrders(db, { ...options, format })) {
        await out.write(text)
        onProgress((count = written), all)
      }
      return count
    }),
  )
  return `${count} orders are in ${file}.`
}

function formatOf(ending: string, { arabicHeadings }: ExportOptions): WantedOrders['format'] {
  if (ending.toLowerCase() === 'json') return 'json'
  return arabicHeadings ? 'csv with Arabic headings' : 'csv'
}
