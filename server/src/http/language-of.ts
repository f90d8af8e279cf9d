import { parseCookie } from 'cookie'
import type { FastifyRequest } from 'fastify'
import { shop } from '../../../shop.config.ts'
import { isLanguage, LANGUAGE_HEADER, type Language } from '@baqala/contract/language'

type Asking = Pick<FastifyRequest, 'headers' | 'query'>

/** The language that the header names. Undefined if the client says nothing: older clients, and other shops' storefronts. */
export function askedLanguage({ headers }: Pick<Asking, 'headers'>): Language | undefined {
  const asked = headers[LANGUAGE_HEADER]
  return isLanguage(asked) ? asked : undefined
}

/** The reader's language: that of the header, or of `lang` in an address of the catalogue; English if neither says. */
export function languageOf(request: Asking): Language {
  const query: unknown = request.query
  const lang: unknown = typeof query === 'object' && query !== null ? Reflect.get(query, 'lang') : undefined
  return askedLanguage(request) ?? (lang === 'ar' ? 'ar' : 'en')
}

/** Whether the reader has chosen one. */
export function hasLanguageCookie({ headers }: Pick<Asking, 'headers'>): boolean {
  return isLanguage(parseCookie(headers.cookie ?? '').lang)
}

/** The language of a page that the browser opens by itself, without a header: that of the cookie, or else the shop's own. */
export function languageOfPage({ headers }: Pick<Asking, 'headers'>): Language {
  const { lang } = parseCookie(headers.cookie ?? '')
  return isLanguage(lang) ? lang : shop.language
}
