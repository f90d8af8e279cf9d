import { messagesOf } from '../../refusal.ts'

interface File {
  readonly file: string
}

/** A shopkeeper reads these about a catalogue file. Those of one cell stand after `file, line, column:`. */
export const messages = messagesOf('catalogImport', {
  noFile: ({ file }: File) => `There is no file ${file}.`,
  unreadableFile: ({ file, why }: File & { why: string }) => `${file} cannot be read: ${why}`,
  emptyFile: ({ file }: File) => `${file} is empty.`,
  noProducts: ({ file }: File) => `There are no products in ${file}.`,
  notUtf8: ({ file }: File) => `${file} is not UTF-8, so its Arabic would be lost. Save it as "CSV UTF-8".`,
  notAList: ({ file }: File) => `${file} must hold a list of products: [{"slug": …, "price": …}, …]`,
  wrongSyntax: ({ file, why }: File & { why: string }) => `${file}: ${why}`,
  openQuote: ({ file, row }: File & { row: number }) => `${file}: a quote is opened after row ${row} and never closed`,
  noKnownHeading: ({ place, headings }: { place: string; headings: readonly string[] }) =>
    `${place}: none of these headings is known: ${headings.join(', ')}.`,
  sameColumn: ({ place, headings }: { place: string; headings: readonly string[] }) =>
    `${place}: ${headings.join(' and ')} mean the same column. Leave one of them out.`,
  unreadableFolder: ({ folder, why }: { folder: string; why: string }) =>
    `The pictures in ${folder} cannot be read: ${why}`,
  changedMeanwhile:
    'The catalogue was changed meanwhile, and not all rows fit it any more. Nothing was imported; try again.',

  tooManyCells: ({ cells, headings }: { cells: number; headings: number }) =>
    `has ${cells} cells where there are ${headings} headings; text with separators in it belongs in quotes`,
  notTextOrNumber: 'must be text or a number',
  empty: 'must not be empty',
  /** A rule of catalog/field-rules.ts, or one of those below, brings its own sentence. */
  brokenRule: ({ sentence }: { sentence: string }) => sentence,
  notHex: 'must be 24 hex digits',
  tooLong: ({ max }: { max: number }) => `must be at most ${max.toLocaleString('en')} characters`,
  tooMany: ({ max }: { max: number }) => `must be at most ${max.toLocaleString('en')}`,
  noAmount: 'must be an amount in EGP',
  noCount: 'must be a whole number',
  twoReadings: ({ thousands, decimals }: { thousands: string; decimals: string }) =>
    `reads two ways: write ${thousands} or ${decimals}`,
  namedTwice: ({ place }: { place: string }) => `is the product of ${place} again`,
  noSlugOrTitle: 'must be there, or a title to know the product by',
  neededForNew: 'must be there for a new product',
  neededToMove: 'must be there where a product moves to another category',
  keepsSlug: ({ slug }: { slug: string }) => `must be ${slug}: a product keeps its address`,
  keepsId: ({ id, slug }: { id: string; slug: string }) => `must be ${id}: that is the product ${slug}`,
  notBelowPrice: 'must be below price',
  notAboveDiscount: ({ egp }: { egp: number }) => `must be above the price after discount, which is ${egp}`,
  noPicture: ({ file }: File) => `there is no picture ${file}`,
  notInFolder: ({ file, folder }: File & { folder: string }) => `there is no ${file} in ${folder}`,
  unreadablePicture: ({ file }: File) => `${file} is no picture that can be read`,
})
