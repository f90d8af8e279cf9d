import { open, rename, rm } from 'node:fs/promises'
import type { OrderState } from '@baqala/contract/orders'
import type { Db } from '../db/rows.ts'
import { Refusal } from '../refusal.ts'
import { cairoTime } from '../cairo-time.ts'
import { messages, says } from './operator.messages.en.ts'
import { collectSheet } from './order-sheet.ts'
import { resolveFile } from './resolve-file.ts'
import { sheetAsHtml } from './sheet-as-html.ts'
import { sheetAsText } from './sheet-as-text.ts'

interface Options {
  readonly state?: OrderState | undefined
  readonly file?: string | undefined
}

/** Writes the sheet to a file (.html or .txt) and returns one sentence about it; without a file returns the sheet as text. */
export async function writeSheet(db: Db, numbers: readonly number[], { state, file }: Options): Promise<string> {
  if (file !== undefined && !/\.(html?|txt)$/i.test(file)) throw new Refusal(400, messages.unknownSheet({ file }))
  const sheet = await collectSheet(db, numbers, state === undefined ? undefined : [state])
  const madeAt = cairoTime(new Date())
  if (file === undefined) return sheetAsText(sheet, madeAt)
  const isText = /\.txt$/i.test(file)
  await writeWhole(resolveFile(file), isText ? sheetAsText(sheet, madeAt) + '\n' : sheetAsHtml(sheet, madeAt))
  return says.sheetWritten({ file: resolveFile(file), orders: sheet.orders })
}

/** The file gets its name once it is whole. Only its owner may read it: it holds names and addresses of shoppers. */
async function writeWhole(file: string, content: string): Promise<void> {
  const unfinished = `${file}.unfinished`
  await rm(unfinished, { force: true })
  try {
    const out = await open(unfinished, 'wx', 0o600)
    await out.writeFile(content).finally(() => out.close())
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
}
