import { cairoTime } from '../../egypt/cairo-time.ts'
import { listGivenUpMails, retryGivenUpMails } from '../../mail/outbox.ts'
import { command, group } from '../command.ts'
import { table } from '../../files/text-table.ts'

const EXAMPLES = `
Examples:
  baqala mail list     the letters and notices that were given up, and why
  baqala mail retry    puts them back into the queue, for another day`

export const mailCommand = group('mail', 'letters that could not be sent', [
  command('list', 'mails that were tried for a day and given up, the newest first').shows(async (db) => {
    const mails = await listGivenUpMails(db)
    const rows = mails.map((mail) => [cairoTime(mail.writtenAt), mail.kind, mail.recipient, mail.lastError ?? ''])
    return table(['written', 'kind', 'to', 'why it did not leave'], rows, 'No mail was given up.')
  }),
  command('retry', 'tries them again for another day; letters with a dead code stay').changes(
    async (tx, _given, clerk) => {
      const count = await retryGivenUpMails(tx, clerk)
      return count === 0 ? 'No mail was given up.' : `${count} ${count === 1 ? 'mail goes' : 'mails go'} out again.`
    },
  ),
]).addHelpText('after', EXAMPLES)
