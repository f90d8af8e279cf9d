import { expect, test } from 'vitest'
import { adminApi } from './api.ts'

test('every write can be tried with ?check=true, but for signing in and out and the own second factor', () => {
  const untried = Object.entries(adminApi)
    .filter(([, endpoint]) => endpoint.method !== 'GET')
    .filter(([, endpoint]) => !('query' in endpoint && 'check' in endpoint.query.shape))
    .map(([name]) => name)
  const signingIn = ['openSession', 'acceptInvitation', 'strengthenSession', 'closeSession', 'openSessionByPin']
  expect(untried.toSorted()).toEqual([...signingIn, 'startMyCode', 'confirmMyCode'].toSorted())
})
