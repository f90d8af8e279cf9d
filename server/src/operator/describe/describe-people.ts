import { cairoTime } from '../../egypt/cairo-time.ts'
import type { PersonRow } from '../../staff/people.queries.ts'
import { table } from '../print.ts'

export function describeInvitation(origin: string, invitation: string): string {
  return `This link works once, for an hour:\n${origin}/admin/invitation#${invitation}`
}

export function describePeople(people: readonly PersonRow[]): string {
  if (people.length === 0) return 'Nobody yet. The first owner: baqala staff add "Mona Hassan" --role owner'
  const rows = people.map((person) => [person.login, person.name, person.role, stateOf(person), seenBy(person)])
  return table(['login', 'name', 'role', '', 'last seen'], rows)
}

function stateOf({ isDisabled, isInvited, isDemo, passwordHash, totpSealed }: PersonRow): string {
  if (isDisabled) return 'disabled'
  if (passwordHash === null) return isInvited ? 'invited' : 'invitation ended'
  if (isDemo) return 'demo'
  return totpSealed === null ? '' : 'second factor'
}

function seenBy({ seenAt }: PersonRow): string {
  return seenAt === null ? '' : cairoTime(seenAt)
}
