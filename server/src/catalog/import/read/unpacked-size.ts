const END_OF_DIRECTORY = 0x06054b50
const ENTRY = 0x02014b50
const LONGEST_COMMENT = 65_535
// The number stands in another directory, for archives of 4 GB and more, which could tell of other entries.
const IN_ZIP64_16 = 0xffff
const IN_ZIP64 = 0xffff_ffff
// Deflate makes at most so many bytes of one.
const MOST_FROM_ONE_BYTE = 1_032

/**
 * The bytes that a ZIP archive unpacks to, by its directory; undefined if it has none. The reader of workbooks stops an entry at
 * the size that the directory tells, so a lie unpacks no more; an entry that tells none is taken at its worst.
 */
export function unpackedSize(archive: Uint8Array): number | undefined {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const entries = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (entries === IN_ZIP64_16 || [view.getUint32(end + 12, true), at].includes(IN_ZIP64)) return undefined
  let size = 0
  for (let left = entries; left > 0; left -= 1) {
    if (at + 46 > archive.length || view.getUint32(at, true) !== ENTRY) return undefined
    size += view.getUint32(at + 24, true) || view.getUint32(at + 20, true) * MOST_FROM_ONE_BYTE
    at += 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return size
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  return undefined
}
