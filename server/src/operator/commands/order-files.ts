/** The files that commands write of orders: exports and sheets. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../../db/rows.ts'
import { cairoTime } from '../../egypt/cairo-time.ts'
import { PRIVATE, writeWholeFile } from '../../files/write-whole-file.ts'
import { exportOrders } from '../../orders/board/export-orders.ts'
import { collectSheet } from '../../orders/board/sheet.ts'
import { Refusal } from '../../refusal.ts'
import type { Clerk } from '../../staff/log.queries.ts'
import { sheetAsText } from '../describe/describe-sheet.ts'
import { sheetAsHtml } from '../describe/sheet-as-html.ts'
import { messages, says } from '../operator.messages.en.ts'
import { fileEndingIn, type readExport } from '../options.ts'
import { withProgress } from '../print.ts'

interface ExportOptions {
  readonly target: ReturnType<typeof readExport>
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly arabicHeadings?: boolean | undefined
  readonly force?: boolean | undefined
  readonly as: Clerk
}

/** Writes the orders of some days to a file, which its owner alone can read. Returns one sentence about it. */
export async function writeOrders(
  db: Db,
  { target, arabicHeadings, force, as, ...days }: ExportOptions,
): Promise<string> {
  const { file, format } = target
  refuseOverwriting(file, force)
  const wanted = { ...days, format, headings: arabicHeadings ? 'ar' : 'en' } as const
  const count = await withProgress('Writing orders', (onProgress) =>
    writeWholeFile(file, PRIVATE, async (out) => {
      let count = 0
      for await (const { text, written, all } of exportOrders(db, wanted, as)) {
        await out.write(text)
        onProgress((count = written), all)
      }
      return count
    }),
  )
  return `${count} orders are in ${file}.`
}

export function refuseOverwriting(file: string, force = false): void {
  if (existsSync(file) && !force) throw new Refusal(409, messages.fileExists({ file: path.basename(file) }))
}

export const readSheetFile = fileEndingIn('html', 'htm', 'txt')

interface SheetOptions {
  readonly numbers: readonly number[]
  readonly state?: OrderState | undefined
  readonly target?: ReturnType<typeof readSheetFile> | undefined
  readonly html?: boolean | undefined
}

/** Writes the sheet to a file and returns one sentence about it; without a file returns the sheet itself. */
export async function writeSheet(db: Db, { numbers, state, target, html }: SheetOptions): Promise<string> {
  const sheet = await collectSheet(db, numbers, state === undefined ? undefined : [state])
  const madeAt = cairoTime(new Date())
  if (target === undefined) return html === true ? sheetAsHtml(sheet, madeAt) : sheetAsText(sheet, madeAt)
  const { file, format } = target
  const content = format === 'txt' ? sheetAsText(sheet, madeAt) + '\n' : sheetAsHtml(sheet, madeAt)
  // It holds names and addresses of shoppers.
  await writeWholeFile(file, PRIVATE, (out) => out.writeFile(content))
  return says.sheetWritten({ file, orders: sheet.orders })
}
