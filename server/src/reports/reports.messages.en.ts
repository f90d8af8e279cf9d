import { messagesOf } from '../refusal.ts'
import * as ar from './reports.messages.ar.ts'

export const messages = messagesOf(
  'reports',
  {
    turnedRound: ({ from, to }: { from: string; to: string }) => `${from} is after ${to}: name the earlier day first.`,
    tooManyDays: ({ max }: { max: number }) => `A report holds ${max} days at most.`,
  },
  ar.messages,
)
