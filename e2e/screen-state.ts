import type { Page } from '@playwright/test'
import type { PlainServer } from './spec-only-server.ts'

/** A screen in one state, and how to reach it. */
export interface State {
  readonly name: string
  readonly path: string
  /** Text that is there once the screen has come to rest. */
  readonly shows: string | RegExp
  readonly isVisitor?: boolean
  /** Closes by itself within moments, unless the clock is held. */
  readonly isBrief?: boolean
  readonly stage?: (plain: PlainServer, page: Page) => unknown
  readonly act?: (page: Page) => Promise<unknown>
}
