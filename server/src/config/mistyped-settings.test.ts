import { describe, expect, test } from 'vitest'
import { SETTING_NAMES } from './environment.ts'
import { listMistypedSettings } from './mistyped-settings.ts'

describe('a variable that is no setting', () => {
  test.each([
    ['PROT', 'PORT'],
    ['port', 'PORT'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['ALLOWED_ORIGIN', 'ALLOWED_ORIGINS'],
    ['SMTP_HOST', 'SMTP_URL'],
    ['STRIPE_KEY', 'STRIPE_SECRET_KEY'],
    ['SIGN_IN_TRIES', 'SIGN_IN_TRIES_PER_ACCOUNT'],
  ])('%s is asked about: did you mean %s?', (given, meant) => {
    expect(listMistypedSettings({ [given]: '1' })).toEqual([{ name: given, meant }])
  })

  test('is left alone where it is another program’s', () => {
    const others = [
      'HOME',
      'HOSTNAME',
      'PATH',
      'NODE_OPTIONS',
      'NODE_COMPILE_CACHE',
      'MAIL',
      'LOGNAME',
      'SESSION_MANAGER',
    ]
    const kubernetes = ['DATABASE_SERVICE_HOST', 'DATABASE_PORT_5432_TCP', 'KUBERNETES_PORT']
    expect(listMistypedSettings(Object.fromEntries([...others, ...kubernetes].map((name) => [name, 'x'])))).toEqual([])
  })

  test('is not looked for among the settings themselves', () => {
    expect(listMistypedSettings(Object.fromEntries(SETTING_NAMES.map((name) => [name, 'x'])))).toEqual([])
  })
})
