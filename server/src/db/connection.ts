import type { Db } from './rows.ts'

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  /** How many connections to the database are in use and idle, and how many requests wait for one. */
  poolUse(): { readonly used: number; readonly idle: number; readonly waiting: number }
  /**
   * Calls `onHint` with the payload of every notification of `channel`; without one at first and after every reconnect,
   * because notifications may have been missed.
   */
  listen(channel: string, onHint: (payload?: string) => void): Promise<void>
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** postgres://…; without it the embedded PostgreSQL in `folder`, or in memory if that is undefined too. */
  readonly url?: string | undefined
  readonly folder?: string | undefined
  /** A new embedded database begins with this dump, which opens faster than an empty one is made. */
  readonly dump?: Blob | undefined
  readonly poolSize: number
}
