/**
 * A Chromium without a connected debugger while it is measured. A network listener makes the page's main thread copy every
 * response: Playwright alone adds a long task to a list of ten thousand products, so it disconnects before each run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs'

const TRIES = 200
const MS_BETWEEN_TRIES = 50

export async function openBareBrowser(port) {
  const { file, env } = await findChromium()
  const profile = mkdtempSync(path.join(os.tmpdir(), 'baqala-chromium-'))
  const flags = [...CHROMIUM_FLAGS, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const child = spawn(file, [...flags, 'about:blank'], { env: { ...process.env, ...env }, stdio: 'ignore' })
  // It may end by itself.
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const address = `http://127.0.0.1:${port}`
  await whenReady(`${address}/json/version`).catch(async (error) => {
    await close()
    throw error
  })

  /** Connects, runs `work` in a new page, and disconnects. */
  async function visit(work) {
    const browser = await chromium.connectOverCDP(address)
    const page = await browser.contexts()[0].newPage()
    try {
      return await work(page)
    } finally {
      await page.close()
      await browser.close()
    }
  }

  async function close() {
    child.kill()
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }

  return { port, visit, close }
}

async function whenReady(url) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if ((await fetch(url).catch(() => undefined))?.ok) return
    await new Promise((resolve) => setTimeout(resolve, MS_BETWEEN_TRIES))
  }
  throw new Error('The browser does not answer.')
}
