import { Command } from 'commander'
import { addGroup, addSubcategory, changeGroup, findGroupNamed, removeGroup } from '../catalog/groups.ts'
import { listGroupRows, type GroupKind } from '../catalog/groups.queries.ts'
import { signed, type Signed } from './clerk.ts'
import { table } from './print.ts'
import { addList, change } from './with-shop.ts'

interface NameOptions extends Signed {
  readonly nameAr?: string
  readonly to?: string
  /** The category of a subcategory. */
  readonly category?: string
}

/** `baqala category …`, `baqala subcategory …` and `baqala brand …` list, add, rename and remove one. */
export function groupsCommand(kind: GroupKind): Command {
  const groups = new Command(kind).description(`lists, adds, renames and removes a ${kind}`)
  addList(groups, 'all of them, with how many products are in each', async (db) => {
    const rows = await listGroupRows(db, kind)
    const cells = rows.map((row) => [row.slug, row.name, row.nameAr, row.products])
    return table(['in the address', 'name', 'in Arabic', 'products'], cells)
  })
  const adding = signed(groups.command('add')).description('a new one').argument('<name>', 'in English')
  if (kind === 'subcategory')
    adding.requiredOption('--category <name>', 'the one that it is in, by its name in the address')
  adding.option('--name-ar <name>', 'in Arabic').action((name: string, { category = '', ...options }: NameOptions) =>
    change(options, async (tx, clerk) => {
      const names = { name, nameAr: options.nameAr }
      if (kind !== 'subcategory') return `${(await addGroup(tx, kind, names, clerk)).slug} is there.`
      const { _id } = await findGroupNamed(tx, 'category', category)
      return `${(await addSubcategory(tx, { ...names, category: _id }, clerk)).slug} is there.`
    }),
  )
  named(signed(groups.command('rename')).description('other names; the address stays'))
    .option('--to <name>', 'in English')
    .option('--name-ar <name>', 'in Arabic')
    .action((sought: string, { to, nameAr, ...options }: NameOptions) =>
      change(options, async (tx, clerk) => {
        const { _id } = await findGroupNamed(tx, kind, sought)
        const renamed = await changeGroup(tx, kind, _id, { ...(to && { name: to }), ...(nameAr && { nameAr }) }, clerk)
        return `It is called ${renamed.name}, ${renamed.nameAr}.`
      }),
    )
  named(signed(groups.command('remove')).description('one without products')).action(
    (sought: string, options: Signed) =>
      change(options, async (tx, clerk) => {
        const { _id } = await findGroupNamed(tx, kind, sought)
        return `${(await removeGroup(tx, kind, _id, clerk)).name} is gone.`
      }),
  )
  return groups
}

function named(command: Command): Command {
  return command.argument('<which>', 'its name in the address, or its id')
}
