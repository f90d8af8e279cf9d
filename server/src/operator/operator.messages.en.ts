import { messagesOf } from '../refusal.ts'

interface File {
  readonly file: string
}
interface OrderNumber {
  readonly number: number
}
interface OrderAndState extends OrderNumber {
  readonly state: string
}
interface Problems {
  readonly problems: string
}

/** The refusals of commands. Those of verbs stand with their nouns. */
export const messages = messagesOf('operator', {
  noShop: ({ folder }: { folder: string }) =>
    `There is no shop in ${folder} yet. Start it once with npm start, or name its folder with DATA_DIR or its server with DATABASE_URL.`,
  wrongVersion:
    'The database is not on the schema of this version. Start the shop of this version once (npm start): it brings the tables up to date.',

  fileExists: ({ file }: File) => `${file} is there already. --force writes over it.`,
  badRows: ({ problems }: Problems) => problems,
  badRowsWhenWithdrawing: ({ problems }: Problems) =>
    `${problems}\nWith --withdraw-missing every row must be right: a wrong one may be of a product you sell.`,
  notSkipped: ({ problems, others }: Problems & { others: number }) =>
    `${problems}\nNothing was imported. --skip-bad imports the other ${others} without them.`,

  notAgreed: ({ changes }: { changes: string }) => `${changes}\nNothing was changed. --yes changes it without asking.`,

  orderNotFound: ({ number }: OrderNumber) => `There is no order ${number}.`,
  cancelMakesRefundDue: ({ number, state }: OrderAndState) =>
    `Order ${number} is ${state}; no refund is due. baqala orders cancel ${number} makes it due.`,
  paidInCash: ({ number, state }: OrderAndState) =>
    `Order ${number} is ${state}; no refund is due. It was ordered for cash, so nothing came in online that could be sent back.`,
  nothingPaid: ({ number, state }: OrderAndState) =>
    `Order ${number} is ${state}; no refund is due. Nothing was paid for it.`,
  tooLateForRefund: ({ number, state }: OrderAndState) =>
    `Order ${number} is ${state}; no refund is due, and it can no longer be cancelled. Send money back in the dashboard of the payment provider.`,
  noProvider: ({ number }: OrderNumber) =>
    `Order ${number} has no payment provider to ask. Once the money went back another way, note it with --by-hand.`,
  unknownFormat: ({ file }: File) => `"${file}" ends neither in .csv nor in .json: which is it to be?`,

  noFile: ({ file }: File) => `There is no file ${file}.`,
  notABackup: ({ file }: File) => `${file} is no backup of a shop. Nothing was changed.`,
  damagedBackup: ({ file }: File) =>
    `${file} is damaged or not whole: it is not what was written. Nothing was changed.`,
  backupKeyMissing: ({ file }: File) =>
    `${file} is signed. Set BACKUP_KEY to the key it was made with, or restore it unchecked with --unverified. Nothing was changed.`,
  backupNotSigned: ({ file }: File) =>
    `${file} is not signed: nobody can tell whether it was changed since it was made. --unverified restores it all the same. Nothing was changed.`,
  backupSignedByOther: ({ file }: File) =>
    `${file} was changed, or signed with another BACKUP_KEY than the one set here. Set the key it was made with, or restore it unchecked with --unverified. Nothing was changed.`,
  newerFormat: ({ file }: File) => `${file} was made by a newer version of the shop. Update the shop, then restore it.`,
  newerSchema: ({ file, schema }: File & { schema: string }) =>
    `${file} was made by a newer version of the shop (${schema}). Update the shop, then restore it.`,
  otherSchema: ({ file, schema, here }: File & { schema: string; here: string }) =>
    `${file} has the tables of ${schema}, this database those of ${here}. Restore it into a new, empty database: that is brought up to date by itself.`,
  otherTables: ({ file }: File) => `${file} has other tables than this database. Was one of them changed by hand?`,
  notEmpty: ({ shoppers, products, orders }: { shoppers: number; products: number; orders: number }) =>
    `The database is not empty: it has ${shoppers} shoppers, ${products} products and ${orders} orders. --replace deletes them all first. Nothing was changed.`,
})
