/** Lends the shop's embedded database to commands beside it, over a socket. */
import { chmod, mkdir, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { CompiledQuery } from 'kysely'
import { isPrivatePlace, readMessages, sendMessage, socketOf, type Answer, type Request } from './embedded-socket.ts'
import type { Db } from '../rows.ts'

// The embedded database has one connection: an open transaction keeps everybody waiting.
const MAX_IDLE_MS = 20_000

type Query = Extract<Request, { step: 'query' }>
type Requests = AsyncGenerator<Request, undefined>

class RolledBack extends Error {}

/**
 * Serves the open embedded database of `folder` on its socket, which only this user may open. A session that ends within a
 * transaction, or leaves it idle for 20 s, has it rolled back.
 */
export async function serveEmbedded(db: Db, folder: string, maxIdleMs = MAX_IDLE_MS) {
  const socketPath = socketOf(folder)
  const isUnixSocket = process.platform !== 'win32'
  if (isUnixSocket) await makeSocketFolder(socketPath, folder)
  const sessions = new Map<Socket, Promise<void>>()
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('timeout', () => socket.destroy())
    const session = serveSession(db, socket, maxIdleMs)
      .catch(() => undefined)
      .finally(() => {
        socket.destroy()
        sessions.delete(socket)
      })
    sessions.set(socket, session)
  })
  server.listen(socketPath)
  await once(server, 'listening')
  if (isUnixSocket) await chmod(socketPath, 0o600)
  return {
    async close() {
      server.close()
      for (const socket of sessions.keys()) socket.destroy()
      await Promise.all(sessions.values())
    },
  }
}

/** The folder's lock is held, so a socket that lies there is of a process that was killed. */
async function makeSocketFolder(socketPath: string, database: string): Promise<void> {
  const folder = path.dirname(socketPath)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (!(await isPrivatePlace(socketPath, database))) throw new Error(`${folder} is somebody else's, or open to others.`)
  await chmod(folder, 0o700)
  await rm(socketPath, { force: true })
}

async function serveSession(db: Db, socket: Socket, maxIdleMs: number): Promise<void> {
  const requests: Requests = readMessages<Request>(socket)
  for (;;) {
    const { value: request } = await requests.next()
    if (request === undefined) return
    if (request.step === 'query') sendMessage(socket, await answer(db, request))
    else if (request.step === 'begin') sendMessage(socket, await serveTransaction(db, socket, requests, maxIdleMs))
    // Kysely rolls back when a commit has failed, which ended the transaction.
    else sendMessage(socket, { rows: [] })
  }
}

/** Returns the answer to the request that ended the transaction. */
async function serveTransaction(db: Db, socket: Socket, requests: Requests, maxIdleMs: number): Promise<Answer> {
  try {
    await db.transaction().execute(async (tx) => {
      sendMessage(socket, { rows: [] })
      for (;;) {
        socket.setTimeout(maxIdleMs)
        const { value: request } = await requests.next()
        socket.setTimeout(0)
        if (request?.step === 'commit') return
        if (request?.step !== 'query') throw new RolledBack()
        sendMessage(socket, await answer(tx, request))
      }
    })
    return { rows: [] }
  } catch (error) {
    return error instanceof RolledBack ? { rows: [] } : failureOf(error)
  }
}

async function answer(db: Db, { sql, parameters }: Query): Promise<Answer> {
  try {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(sql, [...parameters]))
    return { rows, changed: numAffectedRows }
  } catch (error) {
    return failureOf(error)
  }
}

function failureOf(error: unknown): Answer {
  if (!(error instanceof Error)) return { failure: String(error), fields: {} }
  const textFields = Object.entries(error).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return { failure: error.message, fields: Object.fromEntries(textFields) }
}
