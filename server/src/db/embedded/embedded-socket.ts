/** The socket on which a running shop lends its embedded database to commands of the same user on the same machine. */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { lstat, stat } from 'node:fs/promises'
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

// The path of a socket has 104 bytes on macOS and 108 elsewhere (sun_path of unix(4), unix(7)), one of them the end.
const MAX_PATH_BYTES = process.platform === 'darwin' ? 103 : 107

/**
 * The path of a Unix domain socket in a folder of its own, or on Windows the name of a pipe. That of a database too deep for it is
 * in /tmp, and not in TMPDIR, which the shop's service and a person's shell may set differently.
 */
export function socketOf(folder: string): string {
  const whole = path.resolve(folder)
  if (process.platform === 'win32') return `\\\\.\\pipe\\baqala-${hashOf(whole.toLowerCase())}`
  const socketPath = path.join(whole, 'operator', 'shop.sock')
  return Buffer.byteLength(socketPath) <= MAX_PATH_BYTES
    ? socketPath
    : `/tmp/baqala-${hashOf(realPath(whole))}/shop.sock`
}

/**
 * Whether nobody but root, this user and the database's owner can have put a socket there. In /tmp anybody may make a folder, or
 * a link, of the name that ours has.
 */
export async function isPrivatePlace(socketPath: string, folder: string): Promise<boolean> {
  if (process.platform === 'win32' || socketPath.startsWith(path.resolve(folder))) return true
  const { uid, mode } = await lstat(path.dirname(socketPath))
  // A link has other bits than a folder.
  return (mode & 0o170077) === 0o040000 && [0, process.getuid?.(), (await stat(folder)).uid].includes(uid)
}

function hashOf(folder: string): string {
  return createHash('sha256').update(folder).digest('hex').slice(0, 24)
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder)
  } catch {
    return folder
  }
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
