import type { Page } from '@playwright/test'
import type { SpecOnlyServer } from '../servers/spec-only-server.ts'

/** A screen in one state, and how to reach it. */
export interface State {
  readonly name: string
  readonly path: string
  /** Text that shows once the screen is complete. */
  readonly shows: string | RegExp
  readonly isVisitor?: boolean
  /** Reached from the state before it, on the same page. */
  readonly goesOn?: boolean
  /** Closes by itself, unless the clock is paused. */
  readonly isBrief?: boolean
  readonly stage?: (plain: SpecOnlyServer, page: Page) => unknown
  readonly act?: (page: Page) => Promise<unknown>
}
