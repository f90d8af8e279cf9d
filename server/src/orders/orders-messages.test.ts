import { expect, test } from 'vitest'
import { say } from '../refusal.ts'
import { messages } from './orders.messages.en.ts'

test('somebody who was first on another day is named with that day, as people say it', () => {
  const first = { by: 'Karim', who: 'shop', at: new Date('2026-11-23T11:45:00Z') } as const
  const refusal = messages.cannotMove({ number: 1042, state: 'being packed', to: 'being packed', first })
  expect(say(refusal, 'en')).toBe(
    'Order 1042 is being packed already. Karim began packing it on Monday 23 November, 13:45.',
  )
  expect(say(refusal, 'ar')).toContain('يوم 23 نوفمبر 2026')
})
