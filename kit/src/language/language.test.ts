import { expect, test, vi } from 'vitest'
import { chooseLanguage, chosenLanguage } from './language.ts'

test('a browser that forbids cookies has chosen no language, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: refuse, set: refuse }))
  expect(chosenLanguage()).toBeUndefined()
  expect(() => chooseLanguage('ar')).not.toThrow()
  vi.unstubAllGlobals()
})
