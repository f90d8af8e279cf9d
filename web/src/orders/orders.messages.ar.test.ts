import { expect, test } from 'vitest'
import * as messages from './orders.messages.ar.ts'

test('an address that is offered reads from the right, each part by itself', () => {
  const line = messages.addressLine('12 Brazil Street', 'القاهرة')
  expect(messages.use(line)).toBe('استخدم \u206812 Brazil Street\u2069، \u2068القاهرة\u2069')
})
