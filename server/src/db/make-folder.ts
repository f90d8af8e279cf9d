import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Makes a folder and those above it. Node's recursive mkdir would try for ever below /proc, where nothing can be made. */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return
  await makeFolder(path.dirname(path.resolve(folder)))
  try {
    await mkdir(folder)
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!(await isFolder(folder))) throw error
  }
}

function isFolder(folder: string): Promise<boolean> {
  return stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  )
}
