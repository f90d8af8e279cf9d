import { addGroup, addSubcategory, changeGroup, findGroupNamed, removeGroup } from '../../catalog/by-hand/groups.ts'
import { listGroupRows, type GroupKind } from '../../catalog/groups.queries.ts'
import { command, listGroup } from '../command.ts'
import { needed, option, word } from '../options.ts'
import { table } from '../../files/text-table.ts'

const IN_ENGLISH = word('<name>', 'in English')
const IN_ARABIC = option('--name-ar <name>', 'in Arabic')

export function groupsCommand(kind: GroupKind) {
  const which = word('<which>', 'its name in the address, or its id')
  return listGroup(kind, `lists, adds, renames and removes a ${kind}`, [
    command('list', 'all of them, with how many products are in each').shows(async (db) => {
      const cells = (await listGroupRows(db, kind)).map((row) => [row.slug, row.name, row.nameAr, row.products])
      return table(['in the address', 'name', 'in Arabic', 'products'], cells)
    }),
    kind === 'subcategory'
      ? command('add', 'a new one', {
          name: IN_ENGLISH,
          category: needed(option('--category <name>', 'the one that it is in, by its name in the address')),
          nameAr: IN_ARABIC,
        }).changes(async (tx, { name, category, nameAr }, clerk) => {
          const { _id } = await findGroupNamed(tx, 'category', category)
          return `${(await addSubcategory(tx, { name, nameAr, category: _id }, clerk)).slug} is there.`
        })
      : command('add', 'a new one', { name: IN_ENGLISH, nameAr: IN_ARABIC }).changes(
          async (tx, names, clerk) => `${(await addGroup(tx, kind, names, clerk)).slug} is there.`,
        ),
    command('rename', 'other names; the address stays', {
      which,
      to: option('--to <name>', 'in English'),
      nameAr: IN_ARABIC,
    }).changes(async (tx, { which, to, nameAr }, clerk) => {
      const { _id } = await findGroupNamed(tx, kind, which)
      const renamed = await changeGroup(tx, kind, _id, { ...(to && { name: to }), ...(nameAr && { nameAr }) }, clerk)
      return `It is called ${renamed.name}, ${renamed.nameAr}.`
    }),
    command('remove', 'one without products', { which }).changes(async (tx, { which }, clerk) => {
      const { _id } = await findGroupNamed(tx, kind, which)
      return `${(await removeGroup(tx, kind, _id, clerk)).name} is gone.`
    }),
  ])
}
