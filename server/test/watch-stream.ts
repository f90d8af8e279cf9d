import type { AddressInfo } from 'node:net'
import { afterEach, vi } from 'vitest'
import { buildApp, type Deps } from '../src/app.ts'

const hangUps: (() => void)[] = []

afterEach(() => {
  for (const hangUp of hangUps.splice(0)) hangUp()
})

/** Waits until the expectations hold. Busy machines take their time. */
export function until(holds: () => void | Promise<void>) {
  return vi.waitFor(holds, { timeout: 10_000 })
}

/** A server process of its own, on the same database. It ends with the test. */
export async function aProcess(deps: Deps) {
  const app = await buildApp(deps)
  await app.listen({ port: 0, host: '127.0.0.1' })
  hangUps.push(() => void app.close())
  return { app, port: (app.server.address() as AddressInfo).port }
}

interface Heard {
  readonly name: string
  readonly number: number | undefined
}

/** Watches a stream of orders as a front end does, and remembers what it heard. It hangs up with the test. */
export async function watchStream(port: number, path: string, headers: Record<string, string>) {
  const hangUp = new AbortController()
  hangUps.push(() => hangUp.abort())
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: hangUp.signal })
  const watching = { response, text: '', isOver: false, hangUp: () => hangUp.abort(), heard, moved }
  const pieces = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  void (async () => {
    for (;;) {
      const { done, value } = (await pieces?.read().catch(() => undefined)) ?? { done: true }
      if (done) break
      watching.text += value
    }
    watching.isOver = true
  })()

  function heard(): Heard[] {
    return [...watching.text.matchAll(/event: (.*)\ndata: (.*)\n\n/g)].map(([, name = '', data = '']) => ({
      name,
      number: JSON.parse(data).number,
    }))
  }
  /** The numbers of the orders to look at again; undefined for any. */
  function moved() {
    return heard().flatMap(({ name, number }) => (name === 'moved' ? [number] : []))
  }
  return watching
}
