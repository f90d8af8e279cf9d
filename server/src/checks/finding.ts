import type { Message } from '../refusal.ts'

/** The result of one check. With a `todo` something is wrong; if it is minor, the shop is well all the same. */
export interface Finding {
  readonly about: string
  readonly says: Message
  readonly todo?: Message | undefined
  readonly isMinor?: boolean
}
