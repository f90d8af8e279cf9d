import type { Language } from '@baqala/contract/language'
import type { listLocalMails } from '../mail/local-mailbox.ts'
import { escapeHtml } from '../http/html.ts'
import { isSameSecret } from '../config/same-secret.ts'
import { localPage, localTexts } from './local-page.ts'
import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** The page for a visitor without the key. */
export function lockedMailboxPage(language: Language): string {
  const says = localTexts(language)
  return localPage(says.mailbox, `<h1>${says.mailboxIsLocked}</h1><p>${says.howToOpen}</p>`, language)
}

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

const COOKIE = 'mailbox_key'
const PATH = '/local/mailbox'
const COOKIE_SECONDS = 90 * 24 * 60 * 60

/** The address that `npm start` prints. It opens the mailbox, and every reset code in it. */
export function mailboxAddress(origin: string, key: string): string {
  return `${origin}${PATH}?key=${key}`
}

/**
 * Whether the visitor holds the key, in the address or in the cookie of an earlier visit. The address leaves the cookie, so
 * that a reload without the key works.
 */
export function hasMailboxKey(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
  const { key: typed } = request.query as { key?: unknown }
  if (typeof typed === 'string' && isSameSecret(typed, key)) {
    const attributes = { path: PATH, httpOnly: true, sameSite: 'strict', maxAge: COOKIE_SECONDS } as const
    reply.header('set-cookie', stringifySetCookie({ name: COOKIE, value: key, ...attributes }))
    return true
  }
  return isSameSecret(parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '', key)
}
