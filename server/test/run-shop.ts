import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { childEnvironment, shortLived } from './child-environment.ts'

const MAIN = path.resolve(import.meta.dirname, '../src/main.ts')

export interface RunningShop {
  readonly child: ChildProcess
  /** The address at which it listens, such as http://localhost:34567. */
  readonly address: string
  /** Ends it with a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
}

/** Starts the shop in a child process, as npm start does, on a free port. */
export async function runShop(settings: Record<string, string>, cwd: string): Promise<RunningShop> {
  const env = { ...childEnvironment, LOG_LEVEL: 'silent', PORT: '0', ...settings }
  const child = spawn(process.execPath, [...shortLived, MAIN], { env, cwd })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.once('exit', () => reject(new Error(`The shop did not open:\n${said}`)))
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      // The last line of what it prints: from then on it may be ended.
      if (said.includes('API:')) resolve(/http:\/\/localhost:\d+/.exec(said)?.[0] ?? '')
    })
  })
  return {
    child,
    address,
    async end(signal) {
      child.kill(signal)
      await ended
    },
  }
}
