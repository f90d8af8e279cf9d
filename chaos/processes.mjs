/** Starts the shop as a process that can be killed, on loopback, and measures its memory and CPU time. */
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../server/test/free-port.ts'
import { inspectHeap } from './heap-inspector.mjs'

const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts')
const running = new Set()
process.on('exit', () => running.forEach((child) => child.kill('SIGKILL')))
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143 })) process.on(signal, () => process.exit(code))

/**
 * Starts the shop at `port` and waits until /readyz answers; throws if it ends first or after `readyWithin` milliseconds.
 * `container`: the command that starts it in namespaces of its own.
 */
export async function startShop(port, settings, { readyWithin = 180_000, container = [] } = {}) {
  const inspector = await freePort()
  const [command, ...words] = [...container, process.execPath, `--inspect=127.0.0.1:${inspector}`, MAIN]
  const child = spawn(command, words, {
    cwd: settings.DATA_DIR === undefined ? undefined : path.dirname(settings.DATA_DIR),
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...GENEROUS,
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  running.add(child)
  let said = ''
  child.stderr.on('data', (chunk) => (said = (said + chunk).slice(-4_000)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  void ended.then(() => running.delete(child))
  const deadline = Date.now() + readyWithin
  while (!(await isReady(port))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`The shop did not start:\n${said}`)
    if (Date.now() > deadline) {
      child.kill('SIGKILL')
      await ended
      throw new Error(`The shop was not ready in time:\n${said}`)
    }
    await sleep(20)
  }
  const startCpuMs = cpuMsOf(child.pid)
  return {
    pid: child.pid,
    startCpuMs,
    said: () => said,
    inspectHeap: () => inspectHeap(inspector, settings.DATA_DIR !== undefined),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async kill(signal = 'SIGKILL') {
      child.kill(signal)
      await ended
    },
  }
}

/** All shoppers of a run share one address, so the limits per address are raised. */
const GENEROUS = {
  SIGN_UPS_PER_ADDRESS: '1000000',
  SIGN_IN_TRIES_PER_ADDRESS: '1000000',
  RESET_MAILS_PER_ADDRESS: '1000000',
  UNPAID_SESSIONS_PER_ADDRESS: '1000000',
  UNPAID_SESSIONS_PER_ACCOUNT: '1000',
}

async function isReady(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => null,
  )
  await answer?.arrayBuffer()
  return answer?.ok ?? false
}

/** Resident memory in MB, open files and threads of a process. Linux only. */
export function costOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const memoryMb = Math.round(Number(status.match(/VmRSS:\s+(\d+)/)[1]) / 1024)
  return {
    memoryMb,
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: Number(status.match(/Threads:\s+(\d+)/)[1]),
  }
}

/** Processor time since the process began, in ms; the kernel counts in hundredths of a second. */
export function cpuMsOf(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}
