/** A real mail server on loopback, behind a connection that can fail. */
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServer {
  /** Every mail that the server accepted, duplicates included. */
  readonly arrived: Email[]
  /** Addresses that it refuses. */
  readonly refused: Set<string>
  readonly port: number
  /**
   * How the connection behaves. `stalls`: no more bytes arrive. `drops`: it breaks before the server's confirmation of a
   * mail arrives, so the client cannot know whether the mail was accepted.
   */
  line: 'good' | 'stalls' | 'drops'
  close(): Promise<void>
}

export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const arrived: Email[] = []
  const refused = new Set<string>()
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      return refused.has(address) ? done(new Error('no such mailbox')) : done()
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          arrived.push(mail)
          done()
        })
      })
    },
    ...options,
  })
  smtp.on('error', () => undefined)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const behind = (smtp.server.address() as AddressInfo).port

  const sockets = new Set<Socket>()
  const line = createServer((client) => {
    const server = connect(behind, '127.0.0.1')
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    client.pipe(server)
    server.on('data', (chunk) => {
      if (shop.line === 'stalls') return
      if (shop.line === 'drops' && /message queued/i.test(chunk.toString())) client.destroy()
      else client.write(chunk)
    })
  })
  const port = await listen(line)
  const shop: MailServer = {
    arrived,
    refused,
    port,
    line: 'good',
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => line.close(() => resolve()))
      await new Promise<void>((resolve) => smtp.close(() => resolve()))
    },
  }
  return shop
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return (server.address() as AddressInfo).port
}
