import { cairoTime } from '../../egypt/cairo-time.ts'
import { recordBackup } from '../../backup/last-backup.queries.ts'
import { makeBackup } from '../../backup/make-backup.ts'
import { command } from '../command.ts'
import { print, withProgress } from '../print.ts'
import { flag, resolveFile, word } from '../options.ts'
import { checkBackup, restoreBackup } from '../../backup/restore-backup.ts'
import { readSettings, withDatabase, withShop } from '../with-shop.ts'

const BACKUP_EXAMPLES = `
Examples:
  baqala backup /backups/baqala-$(date +%F).gz

The file holds everything, secrets and password hashes too: keep it where only you can read it. It goes from the
embedded database to a PostgreSQL server and back. With BACKUP_KEY set it is signed, and restore refuses one that was changed.
The shop keeps in mind when it was made: baqala doctor asks for a new one after two days, and the metrics tell its age.`

export const backupCommand = command(
  'backup',
  'writes the whole database to one file, while the shop goes on selling',
  {
    file: word(
      '<file>',
      'such as baqala-monday.gz; an existing file is replaced once the new one is whole',
      resolveFile,
    ),
  },
)
  .does(({ file }) =>
    withShop(async ({ db, config }) => {
      const rows = await withProgress('Backing up rows', (onRows) => makeBackup(db, file, config.backupKey, onRows))
      print(`${rows} rows are in ${file}, read back and whole.`)
      await recordBackup(db)
      if (config.backupKey === undefined) print('It is not signed: set BACKUP_KEY, and changes to it will be noticed.')
    }),
  )
  .addHelpText('after', BACKUP_EXAMPLES)

const RESTORE_EXAMPLES = `
Examples:
  baqala restore baqala-monday.gz               into a new database
  baqala restore baqala-monday.gz --replace     back to Monday: what happened since is gone
  DATABASE_URL=postgres://… baqala restore baqala-monday.gz     from the embedded database to a server

Stop the shop before and start it afterwards: it caches secrets and catalogue. On a new machine set BACKUP_KEY first, to
the key of the machine that made the backup.`

export const restoreCommand = command(
  'restore',
  'fills the database with what a backup holds: all of it, or nothing changes',
  {
    file: word('<file>', 'what baqala backup wrote', resolveFile),
    replace: flag('--replace', 'deletes everything that is in the database first'),
    unverified: flag(
      '--unverified',
      'takes a file that is not signed with BACKUP_KEY, from before it was set or with a lost key',
    ),
  },
)
  .does(async ({ file, replace = false, unverified = false }) => {
    const trust = { key: readSettings().backupKey, unverified }
    const backup = await checkBackup(file, trust)
    await withDatabase(
      ({ db }) => withProgress('Restoring rows', (onRows) => restoreBackup(db, backup, replace, onRows)),
      'alone',
    )
    print(`${backup.rows} rows are back, as of ${cairoTime(new Date(backup.madeAt))}. Start the shop now.`)
    if (unverified || trust.key === undefined) print('No signature was checked: the file may have been changed.')
  })
  .addHelpText('after', RESTORE_EXAMPLES)
