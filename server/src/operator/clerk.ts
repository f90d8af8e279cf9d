import { userInfo } from 'node:os'
import { Option, type Command } from 'commander'
import { adminCalls } from '@baqala/contract/admin/calls'
import { type Permission, permissionsOf } from '@baqala/contract/admin/may'
import type { Db } from '../db/rows.ts'
import type { Clerk } from '../staff/log.queries.ts'
import { findClerk } from '../staff/people.queries.ts'
import { Refusal } from '../refusal.ts'
import { messages, says } from './operator.messages.en.ts'
import { flag, type Input, shortText } from './options.ts'
import { printable } from '../files/text-table.ts'

const MAX_LETTERS = 60

const readName = shortText(MAX_LETTERS, says.nameIsWrong({ max: MAX_LETTERS }))

// Accounts that run programs: root, those of deploy/ and of Node's image, and the number without a name in a container.
const NOBODY = ['root', 'baqala', 'node', 'nobody', 'the shop']

/** The options of a command that changes something in one transaction. */
export interface Signed {
  readonly as: Clerk
  readonly check?: boolean | undefined
}

/** The options of such a command. With --check it only says what it would change. */
export function signed() {
  return { as: clerkOption(), check: flag('--check', 'say what would change, and change nothing') }
}

/** The option with the person's name, which the stock ledger and the order's history record. */
export function clerkOption(): Option & Input<Clerk> {
  const clerk = personAtKeyboard()
  return new Option('--as <name>', 'who does it, for the books')
    .default(clerk, JSON.stringify(clerk.name))
    .argParser((text) => ({ name: readName(text) }))
}

/** The values of one line, with the person of the staff whom it names, if it names somebody. Refused as in {@link knownClerk}. */
export async function withKnownClerk<Values extends object>(db: Db, given: Values, right: Permission): Promise<Values> {
  return isSigned(given) ? { ...given, as: await knownClerk(db, given.as, right) } : given
}

function isSigned(given: object): given is Signed {
  return 'as' in given
}

/**
 * The person of the staff whom --as names, by login or by name. A name that nobody of them has stays as it is. Refused (403) where
 * the person may not do it in the admin either: the books would say so.
 */
export async function knownClerk(db: Db, clerk: Clerk, right: Permission): Promise<Clerk> {
  const person = await findClerk(db, clerk.name)
  if (person && !permissionsOf(person.role).includes(right)) throw new Refusal(403, messages.mayNot(person))
  return person ?? clerk
}

/** The rights of the calls that do the same in the admin, by a command or its group. All others change the catalogue. */
const RIGHTS: Readonly<Record<string, Permission>> = {
  delivery: adminCalls.changeArea.may,
  mail: adminCalls.listChecks.may,
  orders: adminCalls.moveOrder.may,
  'orders export': adminCalls.exportOrders.may,
  'orders refund': adminCalls.refundOrder.may,
  staff: adminCalls.changePerson.may,
  stock: adminCalls.changeStock.may,
}

/** The permission that the person named by --as needs. */
export function rightFor(command: Command): Permission {
  const right = RIGHTS[pathOf(command)]
  if (right !== undefined) return right
  return command.parent === null ? adminCalls.changeProduct.may : rightFor(command.parent)
}

/** Such as `orders refund`, below `baqala`. */
function pathOf(command: Command): string {
  const { parent } = command
  return parent?.parent ? `${pathOf(parent)} ${command.name()}` : command.name()
}

/** Warns, once something is written, where the books name an account that several people share. */
export function warnIfNobody(command: Command): void {
  const { as: clerk, check } = command.opts<Partial<Signed>>()
  if (
    clerk === undefined ||
    check === true ||
    command.getOptionValueSource('as') !== 'default' ||
    !NOBODY.includes(clerk.name)
  )
    return
  process.stderr.write(says.nobodyNamed(clerk) + '\n')
}

/** sudo runs the command as another user, and names the person who asked in SUDO_USER. */
function personAtKeyboard(): Clerk {
  const { SUDO_USER } = process.env
  if (SUDO_USER !== undefined && SUDO_USER !== '') return { name: printable(SUDO_USER).slice(0, MAX_LETTERS) }
  try {
    return { name: userInfo().username }
  } catch {
    // A container may run as a user id without a name.
    return { name: 'the shop' }
  }
}
