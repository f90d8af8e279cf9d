import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** Reads settings from a file, if it is there. Variables that are set already take precedence. */
export function loadEnvFile(file = '.env'): void {
  if (!existsSync(file)) return
  const bytes = readFileSync(file)
  // Notepad begins a file with a mark, which would be part of the first name, and PowerShell writes UTF-16.
  const text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8').decode(bytes)
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value
}
