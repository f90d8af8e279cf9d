/** Signing in while something about the person changes, which takes a server that runs two transactions at once. */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openTestShop } from '../../test/build-test-app.ts'
import { aPerson, PASSWORD, staffCall } from '../../test/staff-calls.ts'
import { hashPassword } from '../auth/passwords.ts'
import { inTransaction } from '../db/transaction.ts'
import { updatePerson, type PersonChange } from './people.queries.ts'
import { endSessions } from './sessions.queries.ts'

const shop = openTestShop({ HOST: '127.0.0.1' })

test.each([['another password'], ['another role'], ['a dismissal']] as const)(
  'the old password opens no session that outlives %s',
  async (what) => {
    const id = await aPerson(shop, 'reader')
    const passwordHash = await hashPassword('four other words than before', 'test')
    const changes: Record<typeof what, PersonChange> = {
      'another password': { passwordHash },
      'another role': { role: 'manager' },
      'a dismissal': { isDisabled: true },
    }
    const { signingIn } = await inTransaction(shop.connection.db, async (tx) => {
      await updatePerson(tx, id, changes[what])
      await endSessions(tx, id)
      const signingIn = staffCall(shop, 'openSession', { body: { login: 'reader', password: PASSWORD } })
      await Promise.race([signingIn, sleep(1_500)])
      return { signingIn }
    })
    expect((await signingIn).status).toBe(401)
  },
)
