import { messagesOf } from '../refusal.ts'
import * as ar from './pictures.messages.ar.ts'

export const messages = messagesOf(
  'pictures',
  {
    unknownWidth: ({ widths }: { widths: readonly number[] }) =>
      `w must be ${widths.slice(0, -1).join(', ')} or ${widths.at(-1)}`,
  },
  ar.messages,
)
