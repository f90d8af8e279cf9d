import { ROLES } from '@baqala/contract/admin/may'
import { login } from '@baqala/contract/admin/staff'
import { listPeople, type PersonRow } from '../../staff/people.queries.ts'
import { addPerson, changePerson, findByLogin, inviteAgain, type MemberChange } from '../../staff/staff.ts'
import { command, group } from '../command.ts'
import { choice, needed, option, reader, word } from '../options.ts'
import { cairoTime } from '../../egypt/cairo-time.ts'
import { table } from '../../files/text-table.ts'

const readLogin = reader(
  (text) => login.safeParse(text).data,
  'A login has 2 to 40 Latin letters, digits, dots or dashes. Where the name has none, --login says it.',
)

const NOBODY_YET = 'Nobody yet. The first owner: baqala staff add "Mona Hassan" --role owner'

const EXAMPLES = `
Examples:
  baqala staff add "Mona Hassan" --role owner        prints a link with which Mona chooses her password
  baqala staff add Karim --role picker --login karim
  baqala staff disable karim                         signed out at once, and cannot sign in
  baqala staff reset-code mona                       her phone is lost: she sets up the second factor again
  baqala staff invite mona                           her password is lost: another link

Roles: owner may everything; manager everything but people; picker, courier and reader what their work needs.`

const LOGIN = word('<login>')

export const staffCommand = group('staff', 'the people who run the shop', [
  command('list', 'everybody, with role and last visit').shows(async (db) => describePeople(await listPeople(db))),
  command('add', 'adds a person, and prints a link that works once and for an hour', {
    name: word('<name>', 'as the books name the person'),
    role: needed(choice('--role <role>', 'what the person may', ROLES)),
    login: option('--login <login>', 'to sign in with; otherwise the first name', readLogin),
  }).changes(async (tx, { name, role, login = loginFrom(name) }, clerk, shop) => {
    const { person, invitation = '' } = await addPerson(tx, { name: name.trim(), login, role }, clerk)
    return `${person.name} is ${person.role}, and signs in as ${person.login}.\n${describeInvitation(invitation, shop)}`
  }),
  command('invite', 'prints a new link, for a new password', { login: LOGIN }).changes(
    async (tx, { login }, clerk, shop) =>
      describeInvitation(await inviteAgain(tx, await findByLogin(tx, login), clerk), shop),
  ),
  changing('disable', 'ends the sessions of a person, who cannot sign in any more', { isDisabled: true }),
  changing('enable', 'lets a person sign in again', { isDisabled: false }),
  changing('reset-code', 'takes the second factor away, to be set up again', { resetCode: true }),
]).addHelpText('after', EXAMPLES)

function changing(name: string, description: string, wanted: MemberChange) {
  return command(name, description, { login: LOGIN }).changes(async (tx, { login }, clerk) => {
    const { id } = await findByLogin(tx, login)
    return describePeople([await changePerson(tx, id, wanted, clerk)])
  })
}

function loginFrom(name: string): string {
  return readLogin(name.trim().split(/\s+/)[0] ?? '')
}

function describeInvitation(
  invitation: string,
  { origins, isCheck }: { origins: { admin: string }; isCheck: boolean },
) {
  // A link of a trial would open nothing.
  if (isCheck) return 'The link with which to choose a password is printed once it is done.'
  return `This link works once, for an hour:\n${origins.admin}/admin/invitation#${invitation}`
}

function describePeople(people: readonly PersonRow[]): string {
  const rows = people.map((person) => {
    const { login, name, role, seenAt } = person
    return [login, name, role, stateOf(person), seenAt === null ? '' : cairoTime(seenAt)]
  })
  return table(['login', 'name', 'role', '', 'last seen'], rows, NOBODY_YET)
}

function stateOf({ isDisabled, isInvited, isDemo, passwordHash, totpSealed }: PersonRow): string {
  if (isDisabled) return 'disabled'
  if (passwordHash === null) return isInvited ? 'invited' : 'invitation ended'
  if (isDemo) return 'demo'
  return totpSealed === null ? '' : 'second factor'
}
