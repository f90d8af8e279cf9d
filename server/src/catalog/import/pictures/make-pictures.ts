import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { Db } from '../../../db/rows.ts'
import { makeMaster } from '../../../pictures/make-picture.ts'
import { insertMaster, type Master } from '../../../pictures/masters.queries.ts'
import { Refusal } from '../../../refusal.ts'
import { messages } from '../import.messages.en.ts'
import type { PictureToMake } from './find-pictures.ts'

// The size of Node's thread pool.
const PICTURES_AT_ONCE = Math.min(4, availableParallelism())

/** A picture made and not yet in the shop: its master in a file. */
export interface MadePicture extends Omit<Master, 'bytes'> {
  readonly file: string
}

/**
 * Makes the masters of pictures into files in a folder: a thousand are more than fits into memory, and take longer than a
 * transaction should. `onDone` is called after each with the number of pictures done.
 */
export async function makePictures(pictures: readonly PictureToMake[], folder: string, onDone: (done: number) => void) {
  const made: MadePicture[] = []
  async function make({ picture: name, read, from }: PictureToMake) {
    const { bytes, ...facts } = await makeMaster(await read()).catch((error: unknown) => {
      throw new Refusal(400, messages.pictureNotMade({ file: from, why: error instanceof Error ? error.message : '' }))
    })
    const file = path.join(folder, `${name}.master`)
    await writeFile(file, bytes)
    made.push({ name, file, ...facts })
    onDone(made.length)
  }
  await Readable.from(pictures).forEach(make, { concurrency: PICTURES_AT_ONCE })
  return made
}

/** Puts made pictures into the shop, in the transaction of the products that show them. */
export async function insertMade(tx: Db, made: readonly MadePicture[]): Promise<void> {
  for (const { file, ...facts } of made) await insertMaster(tx, { ...facts, bytes: await readFile(file) })
}
