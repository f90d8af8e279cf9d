import { wantsSecondFactor } from '@baqala/contract/admin/may'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/rows.ts'
import { listPeople } from '../staff/people.queries.ts'
import { findings as messages } from '../staff/staff.messages.en.ts'
import type { Finding } from './finding.ts'

/** Whether only people who belong there can sign in at the admin of a shop that others reach. */
export async function checkStaff(
  db: Db,
  { isProduction, isPublic }: Pick<Config, 'isProduction' | 'isPublic'>,
): Promise<Finding> {
  const about = 'staff'
  const people = (await listPeople(db)).filter(({ isDisabled }) => !isDisabled)
  const count = people.length
  const says = messages.people({ count })
  if (!isProduction && !isPublic) return { about, says }
  const demo = people.filter(({ isDemo }) => isDemo).map(({ login }) => login)
  if (demo.length > 0) return { about, says, todo: messages.demoPeople({ logins: demo }) }
  const bare = people.filter(({ role, totpSealed, passwordHash }) => {
    return wantsSecondFactor(role) && passwordHash !== null && totpSealed === null
  })
  if (bare.length === 0) return { about, says }
  return { about, says, todo: messages.withoutCode({ logins: bare.map(({ login }) => login) }) }
}
