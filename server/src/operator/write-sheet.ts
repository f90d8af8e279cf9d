import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { cairoTime } from '../egypt/cairo-time.ts'
import { messages, says } from './operator.messages.en.ts'
import { collectSheet } from '../orders/sheet.ts'
import { resolveFile } from './resolve-file.ts'
import { sheetAsHtml } from './sheet-as-html.ts'
import { sheetAsText } from './sheet-as-text.ts'
import { PRIVATE, writeWholeFile } from '../files/write-whole-file.ts'

interface Options {
  readonly state?: OrderState | undefined
  readonly file?: string | undefined
  readonly html?: boolean | undefined
}

/** Writes the sheet to a file (.html or .txt) and returns one sentence about it; without a file returns the sheet itself. */
export async function writeSheet(db: Db, numbers: readonly number[], { state, file, html }: Options): Promise<string> {
  if (file !== undefined && !/\.(html?|txt)$/i.test(file)) throw new Refusal(400, messages.unknownSheet({ file }))
  const sheet = await collectSheet(db, numbers, state === undefined ? undefined : [state])
  const madeAt = cairoTime(new Date())
  if (file === undefined) return html === true ? sheetAsHtml(sheet, madeAt) : sheetAsText(sheet, madeAt)
  const content = /\.txt$/i.test(file) ? sheetAsText(sheet, madeAt) + '\n' : sheetAsHtml(sheet, madeAt)
  // It holds names and addresses of shoppers.
  await writeWholeFile(resolveFile(file), PRIVATE, (out) => out.writeFile(content))
  return says.sheetWritten({ file: resolveFile(file), orders: sheet.orders })
}
