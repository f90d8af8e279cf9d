/** The English sentences about backups. */
import { messagesOf } from '../refusal.ts'
import * as ar from './backup.messages.ar.ts'

interface File {
  readonly file: string
}

export const messages = messagesOf(
  'backup',
  {
    noFile: ({ file }: File) => `There is no file ${file}.`,
    notABackup: ({ file }: File) => `${file} is no backup of a shop. Nothing was changed.`,
    damaged: ({ file }: File) => `${file} is damaged or not whole: it is not what was written. Nothing was changed.`,
    replaced: ({ file }: File) => `${file} was replaced after it was checked. Nothing was changed.`,
    keyMissing: ({ file }: File) =>
      `${file} is signed. Set BACKUP_KEY to the key it was made with. Nothing was changed.`,
    notSigned: ({ file }: File) =>
      `${file} is not signed: nobody can tell whether it was changed since it was made. Nothing was changed.`,
    signedByOther: ({ file }: File) =>
      `${file} was changed, or signed with another BACKUP_KEY than the one set here. Set the key it was made with. Nothing was changed.`,
    newerFormat: ({ file }: File) =>
      `${file} was made by a newer version of the shop. Update the shop, then restore it.`,
    newerSchema: ({ file, schema }: File & { schema: string }) =>
      `${file} was made by a newer version of the shop (${schema}). Update the shop, then restore it.`,
    otherSchema: ({ file, schema, here }: File & { schema: string; here: string }) =>
      `${file} has the tables of ${schema}, this database those of ${here}. Restore it into a new, empty database: that is brought up to date by itself.`,
    otherTables: ({ file }: File) => `${file} has other tables than this database. Was one of them changed by hand?`,
    notEmpty: ({ shoppers, products, orders }: { shoppers: number; products: number; orders: number }) =>
      `The database is not empty: it has ${shoppers} shoppers, ${products} products and ${orders} orders. Nothing was changed.`,
  },
  ar.messages,
)
