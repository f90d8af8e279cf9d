import { Command } from 'commander'
import { cairoTime } from '../egypt/cairo-time.ts'
import { type GivenUpMail, listGivenUpMails, retryGivenUpMails } from '../mail/outbox.ts'
import { table } from './print.ts'
import { show } from './with-shop.ts'

const EXAMPLES = `
Examples:
  baqala mail list     the letters and notices that were given up, and why
  baqala mail retry    puts them back into the queue, for another day`

/** `baqala mail …` lists mails that were given up and sends them after all. */
export function mailCommand(): Command {
  const mail = new Command('mail').description('letters that could not be sent').addHelpText('after', EXAMPLES)
  mail
    .command('list')
    .description('mails that were tried for a day and given up, the newest first')
    .action(() => show(async (db) => describeMails(await listGivenUpMails(db))))
  mail
    .command('retry')
    .description('tries them again, for another day; letters with a code that is dead stay as they are')
    .action(() =>
      show(async (db) => {
        const count = await retryGivenUpMails(db)
        return count === 0 ? 'No mail was given up.' : `${count} ${count === 1 ? 'mail goes' : 'mails go'} out again.`
      }),
    )
  return mail
}

function describeMails(mails: readonly GivenUpMail[]): string {
  if (mails.length === 0) return 'No mail was given up.'
  const rows = mails.map(({ writtenAt, kind, recipient, lastError }) => [
    cairoTime(writtenAt),
    kind,
    recipient,
    lastError ?? '',
  ])
  return table(['written', 'kind', 'to', 'why it did not leave'], rows)
}
