import { messagesOf } from '../../refusal.ts'
import type { WholeTitle } from '../arabic-names.ts'
import { messages as arabic } from './import.messages.ar.ts'

interface File {
  readonly file: string
}

interface Count {
  readonly count: number
}

function products(count: number): string {
  return numbered(count, 'product')
}

function numbered(count: number, thing: string): string {
  return `${count.toLocaleString('en')} ${thing}${count === 1 ? '' : 's'}`
}

function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

// The titles that say which ones; the others are counted.
const TOLD = 3

function someOf(titles: readonly string[]): string {
  const others = titles.length > TOLD ? ` … (${titles.length - TOLD})` : ''
  return titles.slice(0, TOLD).join(', ') + others
}

interface Readings {
  readonly thousands: string
  readonly decimals: string
}

/** A field and what is wrong with it, in both languages. */
export interface Wrong {
  readonly column: string
  readonly text: string
  readonly columnAr: string
  readonly textAr: string
}

interface Missing {
  /** Columns that the file has not, and headings of the file that may mean them. */
  readonly missing: readonly { readonly heading: string; readonly like: readonly string[] }[]
}

function columns(missing: Missing['missing']): string {
  const each = missing.map(({ heading, like }) =>
    like.length === 0 ? heading : `${heading} (is it ${listed(like, 'or')}?)`,
  )
  return `a column ${listed(each, 'and')}`
}

/** A shopkeeper reads these about a catalogue file. `file, line, column:` stands before a sentence about one cell. */
export const messages = messagesOf(
  'catalogImport',
  {
    noFile: ({ file }: File) => `There is no file ${file}.`,
    unreadableFile: ({ file, why }: File & { why: string }) => `${file} cannot be read: ${why}`,
    emptyFile: ({ file }: File) => `${file} is empty.`,
    noProducts: ({ file }: File) => `There are no products in ${file}.`,
    notUtf8: ({ file }: File) => `${file} is not UTF-8, so its Arabic would be lost. Save it as "CSV UTF-8".`,
    oldWorkbook: ({ file }: File) =>
      `${file} is an old workbook (.xls), or one with a password. Open it, and save it as .xlsx without a password.`,
    notWorkbook: ({ file }: File) =>
      `${file} is no Excel workbook that can be read. Save it as .xlsx, or as "CSV UTF-8".`,
    workbookTooLarge: ({ file }: File) => `${file} is larger than 4 MB. Save it as "CSV UTF-8".`,
    workbookBomb: ({ file }: File) =>
      `${file} holds more than can be read. Copy the rows with products into a new workbook, or save it as "CSV UTF-8".`,
    tooManyRows: ({ file, max }: File & { max: number }) =>
      `${file} has more than ${max.toLocaleString('en')} rows. Split it into several files.`,
    tooManyColumns: ({ file, max }: File & { max: number }) =>
      `${file} has more than ${max} columns. Delete those that say nothing about products.`,
    noSheet: ({ file, sheet }: File & { sheet: string }) => `There is no sheet "${sheet}" to be seen in ${file}.`,
    oneSheetRead: ({ sheet, others }: { sheet: string; others: readonly string[] }) =>
      `The sheet "${sheet}" was read, and not ${listed(others, 'or')}.`,
    hiddenRowsRead: ({ count, place }: Count & { place: string }) =>
      `${numbered(count, 'row')} that the workbook hides, first ${place}. They are read as well: delete what is not for sale.`,
    webPage: ({ file }: File) =>
      `${file} is a web page, whatever its name. Open it in a spreadsheet, and save it as "CSV UTF-8".`,
    lostArabic: ({ file, like }: File & { like: string }) =>
      `The Arabic in ${file} was lost when it was saved: it reads "${like}". Save the original as "CSV UTF-8".`,
    notAList: ({ file }: File) => `${file} must hold a list of products: [{"slug": …, "price": …}, …]`,
    wrongSyntax: ({ file, why }: File & { why: string }) => `${file}: ${why}`,
    openQuote: ({ file, row }: File & { row: number }) =>
      `${file}: a quote is opened after row ${row} and never closed`,
    noKnownHeading: ({ place, headings }: { place: string; headings: readonly string[] }) =>
      `${place}: none of these headings is known: ${headings.join(', ')}. Call the columns title, price and category.`,
    otherLanguage: ({ file }: File) =>
      `${file} is a product file of WooCommerce in a language that is not known. Choose English in your profile there, and export again.`,
    mixedDays: ({ american, other }: { american: string; other: string }) =>
      `${american} has its month first and ${other} its day, so 3/4/2026 could be either. Write all days as 2026-12-25.`,
    sameColumn: ({ place, headings }: { place: string; headings: readonly string[] }) =>
      `${place}: ${headings.join(' and ')} mean the same column. Leave one of them out.`,
    unreadableFolder: ({ folder, why }: { folder: string; why: string }) =>
      `The pictures in ${folder} cannot be read: ${why}`,
    changedMeanwhile:
      'The catalogue or the file was changed meanwhile. Nothing was imported; look again at what it would do.',

    chooseDecimals: ({ column, place, thousands, decimals }: Readings & { column: string; place: string }) =>
      `In ${place} the column ${column} has a number that reads two ways: ${thousands} or ${decimals}. Choose which one it is.`,
    noRowFits: 'None of the rows can be imported.',
    mendBeforeWithdrawing:
      'Some rows are refused, so it is not known which products the file leaves out. Mend them, or leave the others on sale.',
    importNotFound: 'There is no such import, or it is too old to be undone.',
    undoneAlready: 'This import was undone already.',
    undoChanged: 'The catalogue was changed meanwhile. Nothing was undone; look again at what it would do.',
    changedSince: ({ titles }: { titles: readonly string[] }) =>
      `${products(titles.length)} changed after this import: ${someOf(titles)}. Nothing was undone.`,
    cannotRestore: ({ slug, why }: { slug: string; why: string }) =>
      `${slug} cannot be put back: ${why}. Nothing was undone.`,
    undoNote: ({ file }: File) => `undone: ${file}`,

    readAs: ({ shop }: { shop: string }) => `Read as a product file of ${shop}.`,
    hiddenLeftOut: ({ count }: Count) => `${products(count)} left out: hidden or drafts in the other shop.`,
    otherKindsLeftOut: ({ count }: Count) =>
      `${products(count)} left out: groups of products, or links to other shops.`,
    noBrandTold: ({ count }: Count) => `${products(count)} without a brand. New ones get the brand "Unbranded".`,
    noCategoryTold: ({ count }: Count) =>
      `${products(count)} without a category or subcategory. New ones go into "Other".`,
    fractionsRoundedDown: ({ count }: Count) =>
      `${numbered(count, 'count')} with a fraction, such as of goods by weight. They are rounded down.`,
    linesLeftOut: ({ count }: Count) =>
      `${numbered(count, 'line')} left out: a title above the headings, headings again, or a total.`,
    noStockTold: ({ count }: Count) =>
      `${products(count)} without a count. New ones are sold out until you count them.`,
    noCodeTold: ({ count }: Count) =>
      `${numbered(count, 'row')} with a word such as N/A or 0 for a code. They are read as having none.`,
    mistypedBarcodes: ({ count, place }: Count & { place: string }) =>
      `${numbered(count, 'barcode')} with a wrong check digit, first in ${place}. A scanner will not find them.`,
    webPicturesLeftOut: ({ count }: Count) => `${numbered(count, 'picture')} on the web left out.`,
    picturesNotFetched: ({ count, why }: Count & { why: readonly string[] }) =>
      `${numbered(count, 'picture')} could not be fetched: ${why.join('; ')}${count > why.length ? ' …' : ''}`,

    wrongValues: ({ wrong }: { wrong: readonly Wrong[] }) =>
      `${wrong.map(({ column, text }) => `${column} ${text}`).join('. ')}. Nothing was changed.`,

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
    otherCurrency: ({ currency }: { currency: string }) => `is in ${currency}, and prices are in EGP`,
    pricePer: ({ measure }: { measure: string }) =>
      `is a price per ${measure}: write the price of what is sold, and its size in the column unit`,
    twoReadings: ({ thousands, decimals }: Readings) => `reads two ways: write ${thousands} or ${decimals}`,
    controls: 'has control characters in it, which no name or text has',
    turnsDirection: 'has characters in it that turn the direction of the text around it',
    spoiltArabic: 'was lost when the file was saved: take the text from the original again',
    roundedCode: 'was rounded by a spreadsheet: format the column as text, and enter the whole number again',
    severalCodes: 'holds more than one code: keep the one on the pack',
    moreThanCode: 'has more beside the code, so that no scanner finds it: keep the code alone, or leave the cell empty',
    otherTitle: ({ title, slug }: { title: string; slug: string }) =>
      `is that of ${title}: give the row the slug ${slug} to rename it, or a code of its own`,
    namedTwice: ({ place }: { place: string }) => `is the product of ${place} again`,
    sameTitle: ({ place }: { place: string }) =>
      `is the product of ${place} again; a unit, a SKU or a slug of its own parts them`,
    noSlugOrTitle: 'must be there, or a title to know the product by',
    neededForNew: 'must be there for a new product',
    noColumns: ({ missing }: Missing) => `is new to the shop, and a new product needs ${columns(missing)}`,
    noSuchProduct: ({ named, similar, missing }: Missing & { named: string; similar: readonly string[] }) =>
      similar.length > 0
        ? `there is no product "${named}"; did you mean ${listed(similar, 'or')}?`
        : `there is no product "${named}", and a new one needs ${columns(missing)}`,
    takenCode: ({ title }: WholeTitle) => `is that of ${title}; each product has its own`,
    neededToMove: 'must be there where a product moves to another category',
    keepsSlug: ({ slug }: { slug: string }) => `must be ${slug}: a product keeps its address`,
    keepsId: ({ id, slug }: { id: string; slug: string }) => `must be ${id}: that is the product ${slug}`,
    notAbovePrice: 'must not be above price',
    notBelowDiscount: ({ egp }: { egp: number }) => `must not be below the price after discount, which is ${egp}`,
    pictureNotMade: ({ file, why }: File & { why: string }) => `No picture can be made of ${file}: ${why}`,
    heic: ({ file }: File) =>
      `${file} is a HEIC picture, which browsers cannot show. On the iPhone choose Settings, Camera, Formats, Most Compatible, or convert it`,
    noPicture: ({ file }: File) => `there is no picture ${file}`,
    notInFolder: ({ file, folder }: File & { folder: string }) => `there is no ${file} in ${folder}`,
    unreadablePicture: ({ file }: File) => `${file} is no picture that can be read`,
  },
  arabic,
)
