import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Stands between a shop and a PostgreSQL server, and can be cut. */
export interface DatabaseWire {
  /** The database's address by way of the wire. */
  readonly url: string
  /** Closes every connection and refuses new ones. */
  cut(): void
  mend(): void
  close(): void
}

/** Leads to the database at `to`. `onPiece` is called with everything the shop sends. */
export async function startWire(
  to: string,
  onPiece: (piece: Buffer, fromShop: Socket, toServer: Socket) => void = () => undefined,
): Promise<DatabaseWire> {
  const target = new URL(to)
  const sockets = new Set<Socket>()
  let isCut = false
  const wire = createServer((fromShop) => {
    if (isCut) return fromShop.destroy()
    const toServer = connect(Number(target.port), target.hostname)
    for (const socket of [fromShop, toServer]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        fromShop.destroy()
        toServer.destroy()
      })
    }
    fromShop.pipe(toServer).pipe(fromShop)
    fromShop.on('data', (piece: Buffer) => onPiece(piece, fromShop, toServer))
  })
  await new Promise<void>((resolve) => wire.listen(0, '127.0.0.1', () => resolve()))
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((wire.address() as AddressInfo).port)
  return {
    url: url.href,
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend: () => void (isCut = false),
    close: () => void wire.close(),
  }
}
