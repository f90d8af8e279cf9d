/** Workbooks are read in a thread of its own: a file of a kilobyte can ask for more memory than the machine has. */
import { Worker } from 'node:worker_threads'
import { MAX_WORKBOOK_BYTES } from '@baqala/contract/admin/imports'
import { Refusal, type Message } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import type { CatalogueFile } from './catalogue-file.ts'
import { MAX_ROWS, type Line } from './read-sheet.ts'
import { unpackedSize } from './unpacked-size.ts'

/** The cells of one sheet as text; the numbers of the lines are those beside the rows. */
export interface ReadSheet {
  readonly sheet: string
  /** All sheets that are not hidden. */
  readonly sheets: readonly string[]
  readonly lines: readonly Line[]
  /** The numbers of the filled lines that a filter, or somebody, hides. */
  readonly hidden: readonly number[]
}

/** The answer of workbook-worker.ts. */
export type WorkbookAnswer = ReadSheet | { readonly refused: 'noSheet' | 'tooManyRows' | 'tooMuch' | 'unreadable' }

// A sheet of 4 MB unpacks to some 40 MB; memory for its bytes is not part of a thread's limit.
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }
const TIMEOUT_MS = 10_000

/** Reads one sheet of a workbook: the one of that name, or the first that is not hidden. Refused with 400 or 413. */
export async function readWorkbook({ name: file, bytes }: CatalogueFile, sheet?: string): Promise<ReadSheet> {
  if (bytes.length > MAX_WORKBOOK_BYTES) throw new Refusal(413, messages.workbookTooLarge({ file }))
  const size = unpackedSize(bytes)
  if (size === undefined) throw new Refusal(400, messages.notWorkbook({ file }))
  if (size > MAX_UNPACKED_BYTES) throw new Refusal(413, messages.workbookBomb({ file }))
  const answer = await readInThread(file, bytes, sheet)
  if (!('refused' in answer)) return answer
  const why: Record<typeof answer.refused, Message> = {
    noSheet: messages.noSheet({ file, sheet: sheet ?? '' }),
    tooManyRows: messages.tooManyRows({ file, max: MAX_ROWS }),
    tooMuch: messages.workbookBomb({ file }),
    unreadable: messages.notWorkbook({ file }),
  }
  throw new Refusal(400, why[answer.refused])
}

function readInThread(file: string, bytes: Uint8Array, sheet: string | undefined): Promise<WorkbookAnswer> {
  const workerData = { bytes, sheet, maxRows: MAX_ROWS }
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), { workerData, resourceLimits: LIMITS })
  const tooMuch = new Refusal(413, messages.workbookBomb({ file }))
  return new Promise<WorkbookAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(tooMuch), TIMEOUT_MS)
    worker.once('message', resolve)
    worker.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch : error),
    )
    // A thread that ended said why before; this is for one that did not.
    worker.once('exit', () => reject(tooMuch))
    void timer.unref()
  }).finally(() => void worker.terminate())
}
