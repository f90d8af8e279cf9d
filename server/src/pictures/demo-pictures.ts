/** The pictures of the demo shop, which are part of the build: every width and format lies ready in one archive. */
import path from 'node:path'
import { openTar, type TarArchive } from './tar-archive.ts'

const ARCHIVE = path.resolve(import.meta.dirname, '../../seed/pictures.tar')
let opened: { readonly archive: TarArchive; readonly pictures: ReadonlySet<string> } | undefined

/** Whether the demo shop has a picture of that name. */
export function isDemoPicture(picture: string): boolean {
  return open().pictures.has(picture)
}

export function readDemoFile(file: string): Promise<Buffer> {
  return open().archive.read(file)
}

function open() {
  if (opened !== undefined) return opened
  const archive = openTar(ARCHIVE)
  opened = { archive, pictures: new Set(archive.names.map((file) => file.replace(/\..*/, ''))) }
  return opened
}
