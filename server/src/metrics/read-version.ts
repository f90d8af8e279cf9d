import { readFileSync } from 'node:fs'

const ROOT = new URL('../../../', import.meta.url)

/**
 * The version of the shop in `root`: the one that deploy/ wrote there as it built the release, which differs from one commit to
 * the next, or in a checkout the one of package.json.
 */
export function readVersion(root: URL = ROOT): string {
  return readText(new URL('VERSION', root))?.trim() || readPackageVersion(root)
}

function readText(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function readPackageVersion(root: URL): string {
  const text = readFileSync(new URL('package.json', root), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
