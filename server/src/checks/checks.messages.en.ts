/** The findings of the checks, and what to do about each. */
import { clockOf, dayInWords, momentInWords } from '../egypt/cairo-time.ts'
import { money } from '../egypt/money.ts'
import { messagesOf } from '../refusal.ts'
import type {
  ChangedTotal,
  WrongLedger,
  WrongPayment,
  WrongStock,
  WrongTotal,
  OverfullSlot,
  WithoutPlace,
} from './books.queries.ts'
import type { Owed } from '../orders/order-payments.queries.ts'
import * as ar from './checks.messages.ar.ts'
import type { Items, SaysWhy } from './checks-message-params.ts'

/** Shortens a long list to its first five items and the number of the others. */
function firstFew(all: readonly string[]): string {
  const shown = all.slice(0, 5).join('; ')
  return all.length > 5 ? `${shown}; and ${all.length - 5} more` : shown
}

export const surroundings = messagesOf(
  'checks',
  {
    publicTrial: 'All can be read; not production, but PUBLIC_URL or TRUST_PROXY says that others reach this shop.',
    trial: 'All can be read; not production: the demo shop for trying things out.',
    production: 'All can be read; production.',
    setProduction: 'Set NODE_ENV=production where you sell: what is for trying out must not be public.',
    noStandIns: 'LOCAL_STAND_INS lets people pay without money. Leave it out where you sell.',
    testKey: 'STRIPE_SECRET_KEY is a key of the test mode: orders are paid and no money moves. Set the live one.',
    trustProxyAlone:
      'TRUST_PROXY believes visitors, too: each may say to come from another address, and no limit holds. Name your proxy alone.',
    setPublicUrl: 'Set PUBLIC_URL to the address shoppers know: payments return there.',
    mistyped: ({ name, meant }: { readonly name: string; readonly meant: string }) =>
      `${name} is no setting of the shop. Did you mean ${meant}?`,
    correctName: 'Correct its name, or take it out of the environment.',

    database: ({ version, where, megabytes }: { version: string; where: 'embedded' | 'server'; megabytes: number }) =>
      `PostgreSQL ${version} (${where}) answers; ${megabytes} MB.`,
    migrated: ({ last }: { readonly last: string }) => `All have run, up to ${last}.`,
    notMigrated: ({ items }: Items<string>) => `Missing: ${firstFew(items)}.`,
    migrate: 'Start the shop of this version once (npm start): it runs them.',
    indexed: 'Words are looked up in an index.',
    notIndexed: ({ products }: { readonly products: number }) =>
      `Words are looked for in each of ${products} products: there is no index.`,
    makeIndex: 'Bring pg_trgm to PostgreSQL and make the index: docs/deploy.md, "Search".',

    mailsShown: 'No SMTP_URL: mails are kept, and shown by the link that the start prints.',
    mailsKept: 'No SMTP_URL: mails are kept.',
    setSmtp: 'Set SMTP_URL.',
    mailWorks: ({ host, from }: { readonly host: string; readonly from: string }) =>
      `${host} lets us in; nothing was sent. Mails come from ${from}.`,
    mailRefused: ({ host, why }: SaysWhy & { readonly host: string }) => `${host} refused us: ${why}`,
    correctSmtp: 'Correct SMTP_URL, or ask whoever runs the mail server. Mails wait until then.',
    mailsLate: ({ count }: { readonly count: number }) => `${count} have waited for more than an hour.`,
    isItRunning: 'Is the shop running? It sends them.',
    noMailStuck: 'None is stuck.',
    mailsGivenUp: ({ count }: { readonly count: number }) =>
      `${count} could not be sent in many tries and were given up.`,
    retryMails: 'Look why, and send them after all.',

    noProvider: 'None is set up: Online Payment is refused, cash works.',
    localProvider: 'The local payment page: no money moves.',
    providerWorks: ({ name }: { readonly name: string }) => `${name} answers and knows us.`,
    providerFails: ({ name, why }: SaysWhy & { readonly name: string }) =>
      `${name} does not answer as it should: ${why}`,
    checkKey: 'Check its key among the settings, and its own status page.',

    diskFree: ({ megabytes, place }: { readonly megabytes: number; readonly place: string }) =>
      `${megabytes} MB free where ${place} is.`,
    makeRoom: 'Make room: a full disk stops the shop.',
    clock: ({ now }: { readonly now: Date }) => `It is ${momentInWords(now)} in Cairo.`,
    clocksApart: ({ seconds }: { readonly seconds: number }) =>
      `This machine and the database's are ${seconds} s apart. Let both take their time from the network (NTP).`,
    entryAhead: ({ latest }: { readonly latest: Date }) =>
      `The books have an entry of ${momentInWords(latest)}, which is yet to come. Which clock is wrong?`,
  },
  ar.surroundings,
)

export const shop = messagesOf(
  'checks',
  {
    hasGoods: 'There is something for sale.',
    noGoods: 'It is empty: shoppers see no product.',
    bringGoods: 'Import one.',
    noBackup: 'There is none yet.',
    backupAge: ({ hours }: { readonly hours: number }) => `The last one is ${ageOf(hours)} old.`,
    makeBackup: 'Make one, every day.',
    locale: ({ locale, encoding }: { readonly locale: string; readonly encoding: string }) =>
      `The database is of locale ${locale}, encoding ${encoding}.`,
    localeWithoutArabic: ({ locale, encoding }: { readonly locale: string; readonly encoding: string }) =>
      `The database is of locale ${locale}, encoding ${encoding}: it takes no Arabic character for a letter, so Arabic cannot be searched well.`,
    changeLocale: 'Move the shop to a database of locale C.UTF-8: docs/deploy.md, "Search".',
    pictures: ({ count, megabytes }: { readonly count: number; readonly megabytes: number }) =>
      `The database holds ${count} of your own, ${megabytes} MB.`,
    ownPictureCache: ({ folder, why }: SaysWhy & { readonly folder: string }) =>
      `Nothing can be written in ${folder}: ${why}. Give it to the user of the shop, or each start makes all widths anew.`,
    contactIsOwn: 'Shoppers read your own phone, address and numbers.',
    contactIsDemo: ({ items }: Items<string>) => `Still the demo's: ${items.join(', ')}.`,
    writeContact:
      'Write yours into shop.config.ts, read docs/pages through, and build the storefront anew (npm start does).',
    oldTimeZones: 'The database does not know the summer time of Egypt: times are an hour wrong.',
    updateTimeZones: 'Update the time zones of the database server (tzdata 2023c or newer), then restart it.',
    noAreas: 'The shop has no areas: orders need no more than an address.',
    unplanned: ({ items }: Items<string>) => `No times are made for ${items.join(', ')}.`,
    setPlans: 'Say when it rides.',
    noTimeAhead: 'Shoppers find no time ahead.',
    makeTimes: 'Make them.',
    timesAhead: ({ areas, ahead }: { readonly areas: number; readonly ahead: number }) =>
      `${areas === 1 ? '1 area' : `${areas} areas`}, ${ahead} times ahead.`,
  },
  ar.shop,
)

export const books = messagesOf(
  'checks',
  {
    stockAgrees: 'The ledger adds up to what is on the shelf, product by product.',
    stockDiffers: ({ items }: Items<WrongStock>) =>
      firstFew(items.map(({ slug, onHand, ledger }) => `${slug}: ${onHand} on the shelf, ${ledger} by the ledger`)),
    mendStock:
      'Somebody changed stock past the ledger. Restore a backup from before, or have the difference written into stock_ledger by whoever knows why.',
    ledgerAgrees: 'Every order holds the pieces of its lines, and none that is not to be delivered holds any.',
    ledgerDiffers: ({ items }: Items<WrongLedger>) =>
      firstFew(
        items.map(({ number, state, slug, due, taken }) => {
          const order = number === null ? 'an order that is gone' : `${number} (${state})`
          return `${order}, ${slug}: ${due} by the order, ${taken} by the ledger`
        }),
      ),
    mendLedger: 'Somebody changed orders or stock_ledger by hand. Compare both with a backup.',
    totalsAgree: 'Every order costs what its lines and its delivery cost.',
    totalsDiffer: ({ items }: Items<WrongTotal>) =>
      firstFew(
        items.map(
          ({ number, total, lines, fee }) =>
            `${number}: ${money(total)}, its lines ${money(lines)}${fee === 0 ? '' : ` and delivery ${money(fee)}`}`,
        ),
      ),
    mendTotals: 'Somebody changed orders by hand. Compare them with a backup.',
    totalsStay: 'Every order costs what it cost as it was last written down.',
    totalsChanged: ({ items }: Items<ChangedTotal>) =>
      firstFew(
        items.map(
          ({ number, total, ordered }) => `${number}: ${money(total)}, ${money(ordered)} as it was last written down`,
        ),
      ),
    paymentsAgree: 'Every order called paid has its money, and only those have.',
    paymentsDiffer: ({ items }: Items<WrongPayment>) =>
      firstFew(
        items.map(({ number, state, total, amount, currency, isRefunded }) => {
          if (amount === null) return `${number} is ${state}, but no money arrived`
          const arrived = `${money(amount, currency ?? '')} ${isRefunded ? 'arrived and went back' : 'arrived'}`
          return `${number} is ${state} and costs ${money(total)}, but ${arrived}`
        }),
      ),
    mendPayments: 'Look the orders up at the payment provider: its word counts.',
    placesAgree: 'Every order that was promised a time has its place, and no slot has more orders than places.',
    placesDiffer: ({ without, overfull }: { without: readonly WithoutPlace[]; overfull: readonly OverfullSlot[] }) =>
      firstFew([
        ...without.map(({ number, state }) => `${number} (${state}) has no place in its slot`),
        ...overfull.map(
          ({ day, fromMinute, round, capacity, orders }) =>
            `${dayInWords(day)}, ${clockOf(fromMinute)}, ${round}: ${orders} orders, ${capacity} places`,
        ),
      ]),
    mendPlaces: 'Call those shoppers and agree on another time, or make more room.',
    nothingOwed: 'No shopper is owed money.',
    owed: ({ items }: Items<Owed>) =>
      `Owed to shoppers: ${firstFew(items.map(({ number, amount, currency }) => `${money(amount, currency)} for order ${number}`))}.`,
    sendBack: (_: { readonly numbers: readonly number[] }) => 'Send it back.',
  },
  ar.books,
)

export const checks = messagesOf(
  'checks',
  { takesLong: 'Looking at everything takes long. It goes on: please ask again in a moment.' },
  ar.checks,
)

function ageOf(hours: number): string {
  if (hours < 1) return 'less than an hour'
  if (hours < 48) return hours === 1 ? 'an hour' : `${hours} hours`
  return `${Math.floor(hours / 24)} days`
}
