/** The files that commands write of orders: exports and sheets. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../db/rows.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { PRIVATE, writeWholeFile } from '../files/write-whole-file.ts'
import { exportOrders, type WantedOrders } from '../orders/board/export-orders.ts'
import { collectSheet } from '../orders/board/sheet.ts'
import { sheetAsHtml } from '../orders/board/sheet-as-html.ts'
import { sheetAsText } from './describe/describe-order.ts'
import { Refusal } from '../refusal.ts'
import { messages, says } from './operator.messages.en.ts'
import { resolveFile } from './options.ts'
import { withProgress } from './print.ts'

export interface ExportOptions {
  readonly from?: string
  readonly to?: string
  /** A CSV file's headings are Arabic. */
  readonly arabicHeadings?: boolean
  /** Writes over a file that is there already. */
  readonly force?: boolean
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

interface SheetOptions {
  readonly state?: OrderState | undefined
  readonly file?: string | undefined
  readonly html?: boolean | undefined
}

/** Writes the sheet to a file (.html or .txt) and returns one sentence about it; without a file returns the sheet itself. */
export async function writeSheet(
  db: Db,
  numbers: readonly number[],
  { state, file, html }: SheetOptions,
): Promise<string> {
  if (file !== undefined && !/\.(html?|txt)$/i.test(file)) throw new Refusal(400, messages.unknownSheet({ file }))
  const sheet = await collectSheet(db, numbers, state === undefined ? undefined : [state])
  const madeAt = cairoTime(new Date())
  if (file === undefined) return html === true ? sheetAsHtml(sheet, madeAt) : sheetAsText(sheet, madeAt)
  const content = /\.txt$/i.test(file) ? sheetAsText(sheet, madeAt) + '\n' : sheetAsHtml(sheet, madeAt)
  // It holds names and addresses of shoppers.
  await writeWholeFile(resolveFile(file), PRIVATE, (out) => out.writeFile(content))
  return says.sheetWritten({ file: resolveFile(file), orders: sheet.orders })
}
