import { execute, rowsOf, type Db } from '../db/rows.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Stores mails in the database instead of sending them; /local/mailbox shows them. */
export function makeLocalMailbox(db: Db): Mailer {
  return {
    async send({ id, to, subject, text, html }) {
      await execute(db)`
        insert into local_mails (id, recipient, subject, body_text, body_html)
        values (${id}, ${to}, ${subject}, ${text}, ${html}) on conflict do nothing`
    },
  }
}

/** Lists the 50 newest mails. */
export function listLocalMails(db: Db) {
  return rowsOf<Mail & { sentAt: Date }>(db)`
    select id, recipient as "to", subject, body_text as "text", body_html as "html", sent_at as "sentAt"
    from local_mails order by sent_at desc, id desc limit 50`
}
