import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { isWholePicture, pictureName } from '../../../pictures/make-picture.ts'
import type { Message } from '../../../refusal.ts'
import { fetchPublic, NotFetched } from './fetch-public.ts'
import { messages } from '../import.messages.en.ts'
import type { WantedRow } from '../read/read-rows.ts'
import { slugOf } from '../../slugs.ts'

/** Pictures from the web, by their addresses. */
export interface WebPictures {
  readonly files: ReadonlyMap<string, WebPicture>
  readonly notes: readonly Message[]
}

export interface WebPicture {
  /** Its name in the shop. */
  readonly picture: string
  /** The file it was fetched into. */
  readonly file: string
}

const AT_ONCE = 8
const MAX_PICTURES = 5_000
const MAX_BYTES = 10_000_000
const MAX_BYTES_TOGETHER = 2_000_000_000
const TIMEOUT_MS = 20_000
const REASONS_SHOWN = 3

export function isWebAddress(name: string): boolean {
  return /^https?:\/\//i.test(name) && URL.canParse(name)
}

/** Lists the addresses of pictures in the rows, each once. */
export function listWebPictures(rows: readonly WantedRow[]): string[] {
  return [...new Set(rows.flatMap(({ wanted }) => wanted.pictures?.filter(isWebAddress) ?? []))]
}

/**
 * Fetches pictures into `folder`: at most 5,000 and 2 GB together, 10 MB and 20 s each, from public addresses only. One that
 * cannot be fetched is left out and noted. `onDone` is called with the number of pictures tried so far; `isAllowed` replaces
 * the rule which IP addresses may be asked.
 */
export async function fetchWebPictures(
  addresses: readonly string[],
  folder: string,
  { onDone, isAllowed }: { onDone?: (done: number) => void; isAllowed?: (address: string) => boolean } = {},
): Promise<WebPictures> {
  const files = new Map<string, WebPicture>()
  const failures: string[] = []
  let done = 0
  let bytes = 0
  async function fetchOne(address: string) {
    try {
      if (bytes > MAX_BYTES_TOGETHER) throw new NotFetched('is too much at once')
      const content = await fetchPublic(address, { maxBytes: MAX_BYTES, timeout: TIMEOUT_MS, isAllowed })
      bytes += content.length
      if (!(await isWholePicture(content))) throw new NotFetched('is no picture that can be read')
      const picture = pictureName(nameIn(address), content)
      await writeFile(path.join(folder, picture), content)
      files.set(address, { picture, file: path.join(folder, picture) })
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error
      failures.push(`${address} ${error.message}`)
    }
    done += 1
    onDone?.(done)
  }
  await Readable.from(addresses.slice(0, MAX_PICTURES)).forEach(fetchOne, { concurrency: AT_ONCE })
  failures.push(...addresses.slice(MAX_PICTURES).map((address) => `${address} is one too many at once`))
  const note = { count: failures.length, why: failures.slice(0, REASONS_SHOWN) }
  return { files, notes: failures.length === 0 ? [] : [messages.picturesNotFetched(note)] }
}

function nameIn(address: string): string {
  const last = new URL(address).pathname.split('/').at(-1) ?? ''
  return slugOf(last.replace(/\.\w+$/, '')) || 'picture'
}
