import { hashPassword } from '../src/auth/passwords.ts'
import { idFor } from '../src/db/ids.ts'
import type { Db } from '../src/db/rows.ts'
import { findPersonByLogin, insertPerson } from '../src/staff/people.queries.ts'

/** People for trying out the admin. They exist only where the local stand-ins are on, and sign in only there. */
export const DEMO_STAFF = [
  { name: 'Mona', login: 'owner', role: 'owner', password: 'Owner-Demo-1234' },
  { name: 'Karim', login: 'picker', role: 'picker', password: 'Picker-Demo-1234' },
] as const

/** Inserts the demo people, unless they exist. */
export async function seedDemoStaff(db: Db): Promise<void> {
  for (const { password, ...person } of DEMO_STAFF) {
    if ((await findPersonByLogin(db, person.login)) !== undefined) continue
    const passwordHash = await hashPassword(password, 'seed')
    await insertPerson(db, { ...person, id: idFor('staff', person.login), passwordHash, isDemo: true })
  }
}
