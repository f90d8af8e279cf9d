import { readFile } from 'node:fs/promises'

/** Reads files that never change, and keeps those read last in memory. */
export function keptFiles(mostBytes: number) {
  const kept = new Map<string, Buffer>()
  let bytes = 0

  return async function read(file: string): Promise<Buffer> {
    const found = kept.get(file)
    if (found !== undefined) {
      kept.delete(file)
      kept.set(file, found)
      return found
    }
    const content = await readFile(file)
    // Somebody else may have read the same file meanwhile.
    if (!kept.has(file)) bytes += content.length
    kept.set(file, content)
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) break
      kept.delete(oldest)
      bytes -= length
    }
    return content
  }
}
