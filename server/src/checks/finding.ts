import type { Message } from '../refusal.ts'

/** The result of one check. With a `todo` something is wrong; if it is minor, the shop is well all the same. */
export interface Result {
  readonly says: Message
  readonly todo?: Message | undefined
  readonly isMinor?: boolean
}

export interface Finding extends Result {
  readonly about: string
}

type Level = 'well' | 'minor' | 'wrong'

export function levelOf({ todo, isMinor }: { readonly todo?: unknown; readonly isMinor?: boolean | undefined }): Level {
  if (todo === undefined) return 'well'
  return isMinor === true ? 'minor' : 'wrong'
}
