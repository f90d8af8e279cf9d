/**
 * Runs command after command in one process, for the tests of `baqala …`: loading the program and compiling the embedded
 * database takes ten times as long as most commands. The parent sends each command and gets what a shell would.
 */
import { runCommand } from '../src/operator/run-command.ts'

export interface WarmCommand {
  readonly words: string[]
  readonly env: Record<string, string>
  readonly cwd: string
}

const said = { out: '', err: '' }
process.stdout.write = (text: string | Uint8Array) => keep('out', text)
process.stderr.write = (text: string | Uint8Array) => keep('err', text)

process.on('message', (command: WarmCommand) => void run(command))
process.on('disconnect', () => process.exit())

async function run({ words, env, cwd }: WarmCommand): Promise<void> {
  Object.assign(said, { out: '', err: '' })
  process.exitCode = 0
  for (const name of Object.keys(process.env)) delete process.env[name]
  Object.assign(process.env, env)
  process.chdir(cwd)
  await runCommand(['node', 'baqala', ...words])
  process.send?.({ code: process.exitCode, ...said })
}

function keep(stream: 'out' | 'err', text: string | Uint8Array): boolean {
  said[stream] += typeof text === 'string' ? text : Buffer.from(text).toString()
  return true
}
