/** A command as data: its name, what it is for, the words and options that it takes, and what it does with them. */
import { Command, Option } from 'commander'
import type { Permission } from '@baqala/contract/admin/may'
import { inTransaction, inTransactionRolledBack, type Db } from '../db/transaction.ts'
import type { Clerk } from '../staff/log.queries.ts'
import { knownClerk, rightFor, signed, withKnownClerk, type Signed } from './clerk.ts'
import { says } from './operator.messages.en.ts'
import type { Input } from './options.ts'
import { print } from './print.ts'
import { withShop, type Shop } from './with-shop.ts'

type Takes = Readonly<Record<string, Input<unknown>>>
/** The values of one line, by the names under which the command takes them. */
export type Given<T extends Takes> = { readonly [Name in keyof T]: T[Name] extends Input<infer Value> ? Value : never }
/** Changes the shop and tells what changed. */
type Change<T extends Takes> = (
  tx: Db,
  given: Omit<Given<T>, keyof Signed>,
  clerk: Clerk,
  shop: Shop & { readonly isCheck: boolean },
) => Promise<string>

/** Starts a command; `does`, `shows` or `changes` completes it. */
export function command<T extends Takes>(name: string, description: string, takes?: T) {
  const made = new Command(name).description(description)
  return {
    /** `work` is also given the right that a person named by --as needs. */
    does: (work: (given: Given<T>, right: Permission) => Promise<void>) =>
      take(made, takes, (given: Given<T>) => work(given, rightFor(made))),
    /** Prints what the shop tells. */
    shows: (tell: (db: Db, given: Given<T>, shop: Shop) => Promise<string> | string) =>
      take(made, takes, (given: Given<T>) =>
        withShop(async (shop) =>
          print(await tell(shop.db, await withKnownClerk(shop.db, given, rightFor(made)), shop)),
        ),
      ),
    /** Works in one transaction and prints what it tells. --check takes it back. */
    changes: (change: Change<T>) =>
      take(made, { ...signed(), ...takes }, ({ as, check = false, ...given }: Given<T> & Signed) =>
        withShop(async (shop) => {
          const clerk = await knownClerk(shop.db, as, rightFor(made))
          await changeOrTell(shop.db, check, (tx) => change(tx, given, clerk, { ...shop, isCheck: check }))
        }),
      ),
  }
}

async function changeOrTell(db: Db, isCheck: boolean, change: (tx: Db) => Promise<string>): Promise<void> {
  if (!isCheck) return print(await inTransaction(db, change))
  print(`${says.notYet}\n${await inTransactionRolledBack(db, change)}`)
}

/** Adds the words and options to the command, which works with their values. */
function take<Values>(made: Command, takes: Takes = {}, work: (values: Values) => Promise<void>): Command {
  for (const input of Object.values(takes))
    if (input instanceof Option) made.addOption(input)
    else made.addArgument(input)
  return made.action(() => {
    const options = made.opts<Record<string, unknown>>()
    const words: Iterator<unknown> = made.processedArgs.values()
    const values = Object.entries(takes).map(([name, input]) => {
      return [name, input instanceof Option ? options[input.attributeName()] : words.next().value] as const
    })
    // A cast, because Object.fromEntries loses the names.
    return work(Object.fromEntries(values) as Values)
  })
}

/** Commands under one name. */
export function group(name: string, description: string, commands: readonly Command[]): Command {
  const made = new Command(name).description(description)
  for (const each of commands) made.addCommand(each)
  return made
}

/** The same, where `list` is meant if none is named. */
export function listGroup(name: string, description: string, commands: readonly Command[]): Command {
  const made = group(name, description, [])
  for (const each of commands) made.addCommand(each, { isDefault: each.name() === 'list' })
  return made
}
