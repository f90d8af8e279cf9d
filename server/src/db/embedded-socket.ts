/** The socket on which a running shop lends its embedded database to commands of the same user on the same machine. */
import { createHash } from 'node:crypto'
import type { Socket } from 'node:net'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/** One step of a session; the server answers each before the next. Queries between begin and the end are a transaction. */
export type Request =
  | { readonly step: 'query'; readonly sql: string; readonly parameters: readonly unknown[] }
  | { readonly step: 'begin' | 'commit' | 'rollback' }

/** An error of the database travels as its message and its fields, such as PostgreSQL's `code`. */
export type Answer =
  | { readonly rows: unknown[]; readonly changed?: bigint | undefined }
  | { readonly failure: string; readonly fields: Readonly<Record<string, string>> }

/** The path of a Unix domain socket in a folder of its own, or on Windows the name of a pipe. */
export function socketOf(folder: string): string {
  const whole = path.resolve(folder)
  if (process.platform !== 'win32') return path.join(whole, 'operator', 'shop.sock')
  return `\\\\.\\pipe\\baqala-${createHash('sha256').update(whole.toLowerCase()).digest('hex').slice(0, 24)}`
}

const LENGTH_BYTES = 4

/** Writes a message: its length in four bytes, then its structured clone, which keeps dates, bytes and bigints. */
export function sendMessage(socket: Socket, message: Request | Answer): void {
  const body = serialize(message)
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(body.length)
  socket.write(Buffer.concat([length, body]))
}

/** Yields the messages of the other side until it ends. */
export async function* readMessages<Message>(socket: Socket): AsyncGenerator<Message, undefined> {
  let read: Buffer = Buffer.alloc(0)
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    read = Buffer.concat([read, chunk])
    while (read.length >= LENGTH_BYTES) {
      const end = LENGTH_BYTES + read.readUInt32BE(0)
      if (read.length < end) break
      yield deserialize(read.subarray(LENGTH_BYTES, end)) as Message
      read = read.subarray(end)
    }
  }
}
