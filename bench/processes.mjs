/** The processes under measurement: starting them, waiting for them, and what they cost. */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

/** Starts a Node program and waits until `url` answers. */
export async function startNode(file, env, url) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const begun = performance.now()
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${file} ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return { child, startMs: Math.round(performance.now() - begun) }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

export async function stop(child) {
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
}

/** CPU seconds a process has used so far, its threads included. Linux only, as is this whole measurement. */
export function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
}

/** CPU seconds of all PostgreSQL backends and helpers below one postmaster, those that have ended included. */
export function databaseCpuSeconds() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`))
    .filter((pid) => commandOf(pid) === 'postgres')
    .reduce((sum, pid) => sum + cpuSeconds(pid), 0)
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Resident memory in MB. */
export function memoryMb(pid) {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Math.round(Number(line[1]) / 1024)
}
