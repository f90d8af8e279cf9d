/**
 * What the shop holds on to, asked of it through its inspector. Garbage is collected first, so that what is still held
 * is held for good; an idle process tidies up by itself only when it needs room.
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts')
const PGLITE = path.resolve(import.meta.dirname, '../node_modules/@electric-sql/pglite/dist/index.js')
const REQUIRE = `process.getBuiltinModule('node:module').createRequire(${JSON.stringify(MAIN)})`
// The kind whose living ones are listed, and what is read of the list.
const TIMERS = ['Object.getPrototypeOf(setTimeout(() => undefined, 0))', 'this.length']
const SOCKETS = ["process.getBuiltinModule('node:net').Socket.prototype", 'this.length']
// Of each connection the driver knows what was prepared there by name; it prepares nothing without.
const PREPARED_OVER_THE_WIRE = [
  `${REQUIRE}('pg').Connection.prototype`,
  'this.filter(({ stream }) => !stream.destroyed).map(({ parsedStatements }) => Object.keys(parsedStatements).length)',
]
const PREPARED_WITHIN = [
  `${REQUIRE}(${JSON.stringify(PGLITE)}).PGlite.prototype`,
  `Promise.all(this.filter(({ ready }) => ready).map((each) =>
    each.query('select count(*)::integer as count from pg_prepared_statements').then(({ rows: [{ count }] }) => count)))`,
]

/** { heapMb, outsideMb, handles, timers, sockets, prepared }, the last of these a number for each connection. */
export async function inspectHeap(inspector, isEmbedded = false) {
  const line = await openLine(inspector)
  try {
    for (let round = 0; round < 3; round += 1) await line.ask('HeapProfiler.collectGarbage')
    const { heapUsed, external, resources } = await line.evaluate(
      '({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo() })',
    )
    const held = {
      heapMb: heapUsed / 2 ** 20,
      outsideMb: external / 2 ** 20,
      handles: resources.filter((name) => !/Timeout|Immediate/.test(name)).length,
      timers: await line.living(...TIMERS),
      sockets: await line.living(...SOCKETS),
      prepared: await line.living(...(isEmbedded ? PREPARED_WITHIN : PREPARED_OVER_THE_WIRE)),
    }
    await sleep(1_000)
    return held
  } finally {
    line.close()
  }
}

async function openLine(inspector) {
  const [target] = await (await fetch(`http://127.0.0.1:${inspector}/json`)).json()
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const waiting = new Map()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(data)
    waiting.get(id)?.(error ?? result)
    waiting.delete(id)
  })
  let asked = 0

  function ask(method, params = {}) {
    asked += 1
    socket.send(JSON.stringify({ id: asked, method, params }))
    return new Promise((resolve) => waiting.set(asked, resolve))
  }
  function valueOf({ result, exceptionDetails, message }) {
    if (result === undefined || exceptionDetails !== undefined)
      throw new Error(`The shop could not be asked: ${exceptionDetails?.exception?.description ?? message}`)
    return result.value
  }
  async function evaluate(expression) {
    return valueOf(await ask('Runtime.evaluate', { expression, returnByValue: true }))
  }
  /** `read`, an expression, of the list of all living objects of a kind. What was listed is let go again. */
  async function living(kind, read) {
    const group = 'looked at'
    const prototype = await ask('Runtime.evaluate', { expression: kind, objectGroup: group })
    valueOf(prototype)
    const { objects } = await ask('Runtime.queryObjects', {
      prototypeObjectId: prototype.result.objectId,
      objectGroup: group,
    })
    const value = await ask('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: `function () { return ${read} }`,
      returnByValue: true,
      awaitPromise: true,
    })
    await ask('Runtime.releaseObjectGroup', { objectGroup: group })
    return valueOf(value)
  }
  return { ask, evaluate, living, close: () => socket.close() }
}
