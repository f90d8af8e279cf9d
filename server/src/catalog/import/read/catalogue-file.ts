import { readFile } from 'node:fs/promises'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'

/** A catalogue file: its name, or its path at the command line, and its content. */
export interface CatalogueFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Reads a file from the disk. Refused with 400. */
export async function openCatalogueFile(file: string): Promise<CatalogueFile> {
  try {
    return { name: file, bytes: await readFile(file) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if ('code' in error && error.code === 'ENOENT') throw new Refusal(400, messages.noFile({ file }))
    throw new Refusal(400, messages.unreadableFile({ file, why: error.message }))
  }
}
