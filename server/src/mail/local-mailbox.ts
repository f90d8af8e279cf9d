import { sql } from 'kysely'
import { askTogether } from '../db/ask-together.ts'
import { rowsOf, type Db } from '../db/rows.ts'
import type { Mail, Mailer } from './mailer.ts'

/** Keeps the mails where no SMTP_URL is set; /local/mailbox shows them. */
export function makeLocalMailbox(db: Db): Mailer {
  // One statement keeps all mails that leave together: ten at once would take all of the shop's connections.
  const keep = askTogether(async (mails: Mail[]) => {
    await sql`
      insert into local_mails (id, recipient, subject, body_text, body_html)
      select mail.* from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
        as mail (id text, "to" text, subject text, text text, html text)
      on conflict do nothing`.execute(db)
    return () => undefined
  })
  return { send: keep }
}

/** The newest fifty. */
export function listLocalMails(db: Db): Promise<(Mail & { sentAt: Date })[]> {
  return rowsOf(
    db,
    sql<Mail & { sentAt: Date }>`
      select id, recipient as "to", subject, body_text as "text", body_html as "html", sent_at as "sentAt"
      from local_mails order by sent_at desc, id desc limit 50`,
  )
}
