import '@baqala/kit/language/sentences.testing.ts'
import { expect, test } from 'vitest'
import { joinedAddress } from './joined-address.ts'

const BLANK = { street: '', building: '', floor: '', flat: '', landmark: '' }

test('numbers get their names, and blanks leave nothing', () => {
  const parts = { street: '26 July St', building: '12', floor: ' 3 ', flat: '٤', landmark: 'behind the Nile pharmacy' }
  expect(joinedAddress(parts)).toBe('26 July St, building 12, floor 3, flat ٤, behind the Nile pharmacy')
  expect(joinedAddress({ ...BLANK, street: ' 9 Nile St ' })).toBe('9 Nile St')
})

test('a part that is named already stays as it is', () => {
  expect(joinedAddress({ ...BLANK, street: 'Road 9', flat: 'the penthouse', building: 'Villa 3' })).toBe(
    'Road 9, Villa 3, the penthouse',
  )
})
