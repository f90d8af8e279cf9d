import type { Db } from './rows.ts'

export interface Connection {
  readonly db: Db
  readonly kind: 'embedded' | 'server'
  /** How many connections to the database are in use and idle, and how many requests wait for one. */
  poolUse(): { readonly used: number; readonly idle: number; readonly waiting: number }
  /**
   * Calls `onHint` with what `channel` is notified of, and without at first and after every reconnect, for what may have
   * been missed.
   */
  listen(channel: string, onHint: (payload?: string) => void): Promise<void>
  close(): Promise<void>
}

export interface DatabaseSettings {
  /** postgres://…; without it the embedded PostgreSQL in `folder` (or in memory, where that is undefined too). */
  readonly url?: string | undefined
  readonly folder?: string | undefined
  /** What a new embedded database begins with: another one's dump, which opens faster than a new one is made. */
  readonly dump?: Blob | undefined
  readonly poolSize: number
}
