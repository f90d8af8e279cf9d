/**
 * Counts the shop's living objects through the V8 inspector. Garbage is collected first, because an idle process collects
 * only when it needs memory.
 */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const MAIN = path.resolve(import.meta.dirname, '../server/src/main.ts')
const PGLITE = path.resolve(import.meta.dirname, '../node_modules/@electric-sql/pglite/dist/index.js')
const REQUIRE = `process.getBuiltinModule('node:module').createRequire(${JSON.stringify(MAIN)})`
// An expression for the prototype whose instances are listed, and an expression of the list, `this`.
const TIMERS = ['Object.getPrototypeOf(setTimeout(() => undefined, 0))', 'this.length']
const SOCKETS = ["process.getBuiltinModule('node:net').Socket.prototype", 'this.length']
// The driver lists the named statements of each connection; it prepares no others.
const PREPARED_OVER_THE_WIRE = [
  `${REQUIRE}('pg').Connection.prototype`,
  'this.filter(({ stream }) => !stream.destroyed).map(({ parsedStatements }) => Object.keys(parsedStatements).length)',
]
const PREPARED_WITHIN = [
  `${REQUIRE}(${JSON.stringify(PGLITE)}).PGlite.prototype`,
  `Promise.all(this.filter(({ ready }) => ready).map((each) =>
    each.query('select count(*)::integer as count from pg_prepared_statements').then(({ rows: [{ count }] }) => count)))`,
]

/** Returns { heapMb, outsideMb, handles, timers, sockets, prepared }; `prepared` has a count for each connection. */
export async function inspectHeap(inspector, isEmbedded = false) {
  const session = await openSession(inspector)
  try {
    for (let round = 0; round < 3; round += 1) await session.ask('HeapProfiler.collectGarbage')
    const { heapUsed, external, resources } = await session.evaluate(
      '({ ...process.memoryUsage(), resources: process.getActiveResourcesInfo() })',
    )
    const held = {
      heapMb: heapUsed / 2 ** 20,
      outsideMb: external / 2 ** 20,
      handles: resources.filter((name) => !/Timeout|Immediate/.test(name)).length,
      timers: await session.living(...TIMERS),
      sockets: await session.living(...SOCKETS),
      prepared: await session.living(...(isEmbedded ? PREPARED_WITHIN : PREPARED_OVER_THE_WIRE)),
    }
    await sleep(1_000)
    return held
  } finally {
    session.close()
  }
}

async function openSession(inspector) {
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
      throw new Error(`The inspector failed: ${exceptionDetails?.exception?.description ?? message}`)
    return result.value
  }
  async function evaluate(expression) {
    return valueOf(await ask('Runtime.evaluate', { expression, returnByValue: true }))
  }
  /** Evaluates `read` with the list of all instances of the prototype `kind` as `this`, then releases the list. */
  async function living(kind, read) {
    const group = 'inspected'
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
