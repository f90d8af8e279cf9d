import { once } from 'node:events'
import { createConnection, type Socket } from 'node:net'
import {
  Kysely,
  PGliteAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type { Connection } from '../connection.ts'
import { isPrivatePlace, readMessages, sendMessage, socketOf, type Answer, type Request } from './embedded-socket.ts'
import type { Db } from '../rows.ts'

/** The running shop ended while a command worked with its database. */
export class ShopWentAway extends Error {}

/** Opens the embedded database through the shop that has it open. Undefined if no shop answers there. */
export async function connectToEmbedded(folder: string): Promise<Connection | undefined> {
  const socketPath = socketOf(folder)
  if (!(await isPrivatePlace(socketPath, folder).catch(() => false))) return undefined
  const socket = createConnection(socketPath)
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  const session = openSession(socket)
  const db: Db = new Kysely<object>({
    dialect: {
      createAdapter: () => new PGliteAdapter(),
      createDriver: () => session,
      createIntrospector: (any) => new PostgresIntrospector(any),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  return {
    db,
    kind: 'embedded',
    poolUse: () => ({ used: 0, idle: 1, waiting: 0 }),
    listen: () => Promise.reject(new Error('Notifications do not travel through the socket.')),
    async close() {
      await db.destroy()
      socket.destroy()
    },
  }
}

/** A driver with one connection: its adapter makes Kysely wait for an answer before it asks again. */
function openSession(socket: Socket): Driver {
  // The end of the socket is seen by the generator below.
  socket.on('error', () => undefined)
  const answers = readMessages<Answer>(socket)

  async function ask(request: Request) {
    if (!socket.destroyed) sendMessage(socket, request)
    const { value: answer } = await answers.next().catch(() => ({ value: undefined }))
    if (answer === undefined) throw new ShopWentAway()
    if ('failure' in answer) throw Object.assign(new Error(answer.failure), answer.fields)
    return answer
  }
  const take = async (step: 'begin' | 'commit' | 'rollback') => void (await ask({ step }))

  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changed } = await ask({ step: 'query', sql, parameters })
      return { rows: rows as Row[], ...(changed === undefined ? {} : { numAffectedRows: changed }) }
    },
    streamQuery() {
      throw new Error('Rows are read with a cursor instead.')
    },
  }
  return {
    init: () => Promise.resolve(),
    acquireConnection: () => Promise.resolve(connection),
    beginTransaction: () => take('begin'),
    commitTransaction: () => take('commit'),
    rollbackTransaction: () => take('rollback'),
    releaseConnection: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
  }
}
