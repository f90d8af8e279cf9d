import path from 'node:path'

/** Resolves a file from the shell's working directory, since npm runs its scripts in the shop's own folder. */
export function resolveFile(name: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: cwd } = process.env
  return path.resolve(script === 'shop' && cwd !== undefined ? cwd : '.', name)
}
