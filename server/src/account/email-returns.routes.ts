/** The page that the letter about a changed e-mail address leads to. It asks first: mail programs open links before people do. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '@baqala/contract/language'
import { paths } from '@baqala/contract/paths'
import { shop } from '../../../shop.config.ts'
import type { AuthDeps } from '../auth/auth.ts'
import { escapeHtml } from '../http/html.ts'
import { languageOfPage } from '../http/language-of.ts'
import { networkOf } from '../http/limits/network-of.ts'
import { plainPage, sendPlainPage } from '../http/pages/plain-page.ts'
import { EMAIL_RETURN } from '../mail/letters.ts'
import { type Message, Refusal, say } from '../refusal.ts'
import { emailReturn as messages } from './account.messages.en.ts'
import { takeEmailBack } from './email-returns.ts'

interface Asked {
  readonly Querystring: { readonly code?: unknown; readonly lang?: unknown }
  readonly Body: { readonly code?: unknown } | undefined
}

export function emailReturnRoutes(app: FastifyInstance, deps: AuthDeps): void {
  app.get<Asked>(EMAIL_RETURN, (request, reply) => {
    const language = languageOfLink(request)
    const code = escapeHtml(codeIn(request.query))
    const form = `<form method="post"><input type="hidden" name="code" value="${code}">
<button class="primary">${escapeHtml(say(messages.takeItBack, language))}</button></form>`
    return sendPage(reply, language, [messages.whatHappens], form)
  })

  app.post<Asked>(EMAIL_RETURN, { errorHandler: sayRefusal }, async (request, reply) => {
    await takeEmailBack(deps, codeIn(request.body), networkOf(request.ip))
    const language = languageOfLink(request)
    const link = `<p><a href="${paths.forgotPassword}">${escapeHtml(say(messages.newPassword, language))}</a></p>`
    return sendPage(reply, language, [messages.isBack], link)
  })
}

/** A code that is sent twice, or is no text, is none. */
function codeIn(asked: { readonly code?: unknown } | undefined): string {
  return typeof asked?.code === 'string' ? asked.code : ''
}

/** A person reads the page: her refusal is no JSON. */
function sayRefusal(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  if (!(error instanceof Refusal)) throw error
  sendPage(reply.status(error.statusCode), languageOfLink(request), [error.said])
}

function sendPage(reply: FastifyReply, language: Language, sentences: readonly Message[], more = ''): FastifyReply {
  const title = say(messages.title, language)
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(say(sentence, language))}</p>`).join('')
  const content = `<h1>${escapeHtml(title)}</h1>\n<div class="card">${paragraphs}${more}</div>`
  // No other site learns the address. With no-referrer the form would come from the origin "null", as from a page of another site.
  const policies = { formAction: "'self'", referrerPolicy: 'same-origin' }
  return sendPlainPage(reply, plainPage(title, content, language, shopBar(language), STYLES), policies)
}

/** Tells a reader who fears a thief whose page it is. */
function shopBar(language: Language): string {
  const name = escapeHtml(language === 'ar' ? shop.nameAr : shop.name)
  return `<header><a href="${paths.home}"><img src="/images/logo.svg" alt="" width="40" height="40">${name}</a></header>\n`
}

const STYLES = `  header { background: #0f6b4f; padding: .75rem 1rem; border-bottom: .375rem solid #f2a93b }
  header a { display: flex; align-items: center; gap: .75rem; max-width: 40rem; margin: 0 auto; color: #fff8ec; font-size: 1.5rem; font-weight: 700; text-decoration: none }
`

/** The letter's language stands in its link. */
function languageOfLink(request: FastifyRequest): Language {
  const { lang } = request.query as Asked['Querystring']
  return isLanguage(lang) ? lang : languageOfPage(request)
}
