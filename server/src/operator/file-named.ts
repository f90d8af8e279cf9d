import path from 'node:path'

/** The file a person named, from where that person stands: npm runs its scripts in the shop's own folder. */
export function fileNamed(name: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: cwd } = process.env
  return path.resolve(script === 'shop' && cwd !== undefined ? cwd : '.', name)
}
