import type { Language } from '@baqala/contract/language'
import type { listLocalMails } from '../mail/local-mailbox.ts'
import { escapeHtml } from '../http/html.ts'
import { localPage, localTexts } from './local-page.ts'

/** The page for a visitor without the key. */
export function lockedMailboxPage(language: Language): string {
  const says = localTexts(language)
  return localPage(says.mailbox, `<h1>${says.mailboxIsLocked}</h1><p>${says.howToOpen}</p>`, language)
}

/** The page with the mails of the local mailbox. */
export function mailboxPage(mails: Awaited<ReturnType<typeof listLocalMails>>, language: Language): string {
  const says = localTexts(language)
  const letters = mails.map(
    (mail) => `
    <article class="card">
      <h2 style="margin:0;font-size:1.125rem" dir="auto">${escapeHtml(mail.subject)}</h2>
      <p class="quiet">${escapeHtml(says.to({ recipient: mail.to }))}${says.comma}<time datetime="${mail.sentAt.toISOString()}">${says.inCairo({ moment: mail.sentAt })}</time></p>
      <pre dir="auto">${escapeHtml(mail.text)}</pre>
      <details><summary>${says.asHtml}</summary><iframe sandbox title="${escapeHtml(mail.subject)}" srcdoc="${escapeHtml(mail.html)}"></iframe></details>
    </article>`,
  )
  const none = `<p class="quiet">${says.noMail}</p>`
  return localPage(says.mailbox, `<h1>${says.mailbox}</h1>${letters.join('') || none}`, language)
}
