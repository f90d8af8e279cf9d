import { messagesOf } from '../refusal.ts'
import * as ar from './reports.messages.ar.ts'

export const messages = messagesOf(
  'reports',
  {
    tooManyDays: ({ max }: { max: number }) => `A report holds ${max} days at most.`,
  },
  ar.messages,
)
