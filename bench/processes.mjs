/** Starts the processes under measurement, and reads their CPU time and memory. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const TICKS_PER_SECOND = 100

// As deploy/ starts the shop.
const NODE_FLAGS = ['--max-semi-space-size=8']
const COMPILED = path.resolve(import.meta.dirname, '../.cache/compiled')

const running = new Set()
process.once('exit', () => running.forEach((child) => child.kill('SIGKILL')))

/** Starts a Node program and waits until `url` answers. */
export async function startNode(file, env, url) {
  const child = spawn(process.execPath, [...NODE_FLAGS, file], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const begun = performance.now()
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return { child, startMs: Math.round(performance.now() - begun) }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** CPU seconds a process has used so far, its threads included. Linux only, as is this whole measurement. */
export function cpuSeconds(pid) {
  return ticksOf(pid, ITSELF) / TICKS_PER_SECOND
}

// Fields of /proc/<pid>/stat behind the name: user and system time, of itself and of children that have ended.
const ITSELF = [11, 12]
const WITH_CHILDREN = [11, 12, 13, 14]

/** 0 if the process has just ended: its parent includes it then. */
function ticksOf(pid, which) {
  const stat = readProc(pid, 'stat').split(') ').at(-1).split(' ')
  return which.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0)
}

/**
 * CPU seconds of a PostgreSQL server that scripts/start-postgres.mjs returned, including backends that have ended; of all servers
 * on this machine if it was there before.
 */
export function databaseCpuSeconds({ pid }) {
  const server = pid?.()
  const isPart = ([pid, parent]) => server === undefined || pid === String(server) || parent === String(server)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && commandOf(name) === 'postgres' && isPart([name, parentOf(name)]))
    .reduce((sum, pid) => sum + ticksOf(pid, WITH_CHILDREN) / TICKS_PER_SECOND, 0)
}

function commandOf(pid) {
  return readProc(pid, 'comm').trim()
}

function parentOf(pid) {
  return readProc(pid, 'stat').split(') ').at(-1).split(' ')[1]
}

function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** Resident memory in MB. */
export function memoryMb(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Math.round(Number(line[1]) / 1024)
}

/** Date, machine and versions, as every result names them. */
export function describeMachine() {
  const [{ model }] = os.cpus()
  const load = os.loadavg()[0].toFixed(1)
  return `${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${model}, Node ${process.version}, load ${load} at the end`
}
