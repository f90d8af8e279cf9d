import { Command } from 'commander'
import { cairoTime } from './cairo-time.ts'
import { makeBackup } from './make-backup.ts'
import { print } from './print.ts'
import { resolveFile } from './resolve-file.ts'
import { checkBackup, restoreBackup } from './restore-backup.ts'
import { withDatabase, withShop } from './with-shop.ts'

const PICTURES = `
Pictures you imported are files, not rows: copy their folder (pictures, in DATA_DIR) as well.`

export function backupCommand(): Command {
  return new Command('backup')
    .description('writes the whole database to one file, while the shop goes on selling')
    .argument('<file>', 'such as baqala-monday.gz; an existing file is replaced once the new one is whole')
    .addHelpText(
      'after',
      `
Examples:
  baqala backup /backups/baqala-$(date +%F).gz

The file holds everything, secrets and password hashes too: keep it where only you can read it. It goes from the
embedded database to a PostgreSQL server and back.
${PICTURES}`,
    )
    .action((name: string) =>
      withShop(async ({ db }) => {
        const file = resolveFile(name)
        const rows = await makeBackup(db, file)
        print(`${rows} rows are in ${file}, read back and whole.`)
      }),
    )
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('fills the database with what a backup holds: all of it, or nothing changes')
    .argument('<file>', 'what baqala backup wrote')
    .option('--replace', 'deletes everything that is in the database first')
    .addHelpText(
      'after',
      `
Examples:
  baqala restore baqala-monday.gz               into a new database
  baqala restore baqala-monday.gz --replace     back to Monday: what happened since is gone
  DATABASE_URL=postgres://… baqala restore baqala-monday.gz     from the embedded database to a server

Stop the shop before and start it afterwards: it caches secrets and catalogue.
${PICTURES}`,
    )
    .action(async (name: string, { replace }: { replace?: true }) => {
      const backup = await checkBackup(resolveFile(name))
      await withDatabase(({ db }) => restoreBackup(db, backup, replace === true), { company: 'alone' })
      print(`${backup.rows} rows are back, as of ${cairoTime(new Date(backup.madeAt))}. Start the shop now.`)
    })
}
