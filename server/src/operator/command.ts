/** A command as data: its name, what it is for, the words and options that it takes, and what it does with them. */
import { Command, Option } from 'commander'
import type { Db } from '../db/rows.ts'
import { inTransaction, inTransactionRolledBack } from '../db/transaction.ts'
import type { Clerk } from '../staff/clerk.ts'
import { knownClerk, type Signed } from './clerk.ts'
import type { Input } from './options.ts'
import { print } from './print.ts'
import { withShop, type Shop } from './with-shop.ts'

type Takes = Readonly<Record<string, Input<unknown>>>
/** The values of one line, by the names under which the command takes them. */
export type Given<T extends Takes> = { readonly [Name in keyof T]: T[Name] extends Input<infer Value> ? Value : never }
/** Changes the shop and tells what changed. Its command takes `as`, which says whose change it is. */
type Change<T extends Takes> = (
  tx: Db,
  given: Omit<Given<T> & Signed, keyof Signed>,
  clerk: Clerk,
  shop: Shop & { readonly isCheck: boolean },
) => Promise<string>

/** A command, which is complete once it is said what it does. */
export function command<T extends Takes>(name: string, description: string, takes?: T) {
  const made = new Command(name).description(description)
  for (const input of Object.values<Input<unknown>>(takes ?? {}))
    if (input instanceof Option) made.addOption(input)
    else made.addArgument(input)
  return {
    does: (work: (given: Given<T>) => Promise<void>) => made.action(() => work(read<Given<T>>(made, takes))),
    /** Prints what the shop tells. */
    shows: (tell: (db: Db, given: Given<T>, shop: Shop) => Promise<string> | string) =>
      made.action(() => withShop(async (shop) => print(await tell(shop.db, read<Given<T>>(made, takes), shop)))),
    /** Works in one transaction and prints what it tells. With --check the transaction is taken back. */
    changes: (work: T extends { readonly as: unknown } ? Change<T> : never) =>
      made.action(() => {
        const { as, check = false, ...given } = read<Given<T> & Signed>(made, takes)
        // A cast, because the type above only keeps commands out that nobody signs.
        const change = work as Change<T>
        return withShop(async (shop) => {
          const clerk = await knownClerk(shop.db, as)
          const inTx = (tx: Db) => change(tx, given, clerk, { ...shop, isCheck: check })
          if (!check) return print(await inTransaction(shop.db, inTx))
          const wouldBe = await inTransactionRolledBack(shop.db, inTx)
          print(`Nothing is changed yet. This is what would be:\n${wouldBe}`)
        })
      }),
  }
}

/** The values of what a command takes. */
function read<Values>(made: Command, takes: Takes = {}): Values {
  const options = made.opts<Record<string, unknown>>()
  const words: Iterator<unknown> = made.processedArgs.values()
  const values = Object.entries(takes).map(([name, input]) => {
    return [name, input instanceof Option ? options[input.attributeName()] : words.next().value] as const
  })
  // A cast, because Object.fromEntries loses the names.
  return Object.fromEntries(values) as Values
}

interface About {
  readonly examples?: string
  /** The command that is meant where none is named. */
  readonly byDefault?: string
}

/** Commands under one name. */
export function group(name: string, description: string, commands: readonly Command[], about: About = {}): Command {
  const made = new Command(name).description(description).addHelpText('after', about.examples ?? '')
  for (const each of commands) made.addCommand(each, { isDefault: each.name() === about.byDefault })
  return made
}
