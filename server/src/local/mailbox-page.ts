import { cairoTime } from '../cairo-time.ts'
import type { listLocalMails } from '../mail/local-mailbox.ts'
import { escapeHtml } from '../http/html.ts'
import { localPage } from './local-page.ts'

/** The page for a visitor without the key. */
export function lockedMailboxPage(): string {
  const how = 'Open it by the link that the shop printed when it started: the link carries the key.'
  return localPage('Mailbox', `<h1>The mailbox is locked</h1><p>${how}</p>`)
}

/** The page with the mails of the local mailbox. */
export function mailboxPage(mails: Awaited<ReturnType<typeof listLocalMails>>): string {
  const letters = mails.map(
    (mail) => `
    <article class="card">
      <h2 style="margin:0;font-size:1.125rem">${escapeHtml(mail.subject)}</h2>
      <p class="quiet">To ${escapeHtml(mail.to)}, <time datetime="${mail.sentAt.toISOString()}">${cairoTime(mail.sentAt)} in Cairo</time></p>
      <pre>${escapeHtml(mail.text)}</pre>
      <details><summary>As HTML</summary><iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
    </article>`,
  )
  const none = '<p class="quiet">No mail yet. Ask for a reset code or place an order, then load this page again.</p>'
  return localPage('Mailbox', `<h1>Mailbox</h1>${letters.join('') || none}`)
}
