import { expect, test, vi } from 'vitest'
import { cairoClock, momentWords, slotWords } from './slot-words.ts'

vi.mock('#language', () => import('../language.ar.ts'))
vi.mock('#messages/delivery', () => import('./delivery.messages.ar.ts'))

const now = Date.parse('2026-11-24T10:00Z')

test('the hours of a delivery are said as in the letter about it', () => {
  const morning = { startsAt: '2026-11-25T08:00Z', from: '10:00', until: '12:00' }
  expect(slotWords(morning, now)).toBe('بكرة من\u00a010\u00a0ص\u00a0لـ12\u00a0م')
  const evening = { startsAt: '2026-11-24T16:30Z', from: '18:30', until: '20:00' }
  expect(slotWords(evening, now).replaceAll('\u00a0', ' ')).toBe('النهارده من 6:30 م لـ8 م')
})

test('a full hour says no minutes', () => {
  expect(cairoClock('2026-11-24T15:52Z')).toBe('5:52\u00a0م')
  expect(momentWords('2026-11-25T08:00Z', now)).toBe('بكرة 10\u00a0ص')
})
