import type { Db } from './rows.ts'

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  /** The numbers of connections in use and idle, and of requests that wait for one. */
  poolUse(): { readonly used: number; readonly idle: number; readonly waiting: number }
  /**
   * Subscribes to notifications of `channel` (LISTEN). Calls `onHint` with the payload of each; and without a payload after every
   * reconnect, when notifications may have been missed. The caller reads once after subscribing.
   */
  listen(channel: string, onHint: (payload?: string) => void): Promise<void>
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** postgres://…; without it the embedded PostgreSQL opens `folder`, or runs in memory without a folder. */
  readonly url?: string | undefined
  readonly folder?: string | undefined
  /** The initial content of a new embedded database. Loading a dump is faster than creating an empty database. */
  readonly dump?: Blob | undefined
  readonly poolSize: number
  /** `url` is a pooler's, in transaction mode: PgBouncer, or the pooled address of a provider. */
  readonly isPooled?: boolean | undefined
  /** The server's own address beside it, for notifications. Without it the process looks every five seconds. */
  readonly listenUrl?: string | undefined
}
