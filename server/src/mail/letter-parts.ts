/** The parts of a letter in plain text and in HTML for old mail clients. */
import { shop } from '../../../shop.config.ts'
import { inShopDigits } from '@baqala/contract/arabic'
import type { Language } from '@baqala/contract/language'
import { escapeHtml } from '../http/html.ts'
import type { Widened } from './widened.ts'
import * as ar from './letters.messages.ar.ts'
import * as en from './letters.messages.en.ts'

/** The texts of the letters in one language. */
export type Texts = Widened<typeof en>

export function textsIn(language: Language): Texts {
  return language === 'ar' ? ar : en
}

// Some mail programs do not know text-align: start and end.
const SIDES = {
  en: { dir: '', align: '', end: 'end', cell: 'padding:6px 12px 6px 0' },
  ar: { dir: ' dir="rtl"', align: ';text-align:right', end: 'left', cell: 'padding:6px 0 6px 12px' },
} as const

function sidesOf({ language }: Texts) {
  return language === 'ar' ? SIDES.ar : SIDES.en
}

export interface Part {
  readonly text: string
  readonly html: string
}

export interface Written {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const NAME = `${escapeHtml(shop.name)} <span lang="ar" style="font-weight:400">${shop.nameAr}</span>`
const NAME_IN_ARABIC = `${shop.nameAr} <span lang="en" style="font-weight:400">${escapeHtml(shop.name)}</span>`

/** Puts the parts into the common layout. `shopUrl` has no trailing slash. */
export function writeLetter(says: Texts, shopUrl: string, subject: string, parts: readonly Part[]): Written {
  const { footer, language } = says
  const { dir, align } = sidesOf(says)
  const text = [...parts.map((part) => part.text), `${footer}\n${shopUrl}`].join('\n\n')
  return {
    subject,
    text: language === 'ar' ? fromTheRight(text) : text,
    html: `<!doctype html>
<html lang="${language}"${dir}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fff8ec;font-family:system-ui,sans-serif;color:#1d2b25;line-height:1.5">
<div${dir} style="max-width:560px;margin:0 auto;padding:24px${align}">
<p style="font-size:22px;font-weight:700;color:#0f6b4f;margin:0 0 16px">${language === 'ar' ? NAME_IN_ARABIC : NAME}</p>
<div style="background:#ffffff;border-radius:12px;padding:24px">
${parts.map((part) => part.html).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5a665f">${escapeHtml(footer)}<br><a href="${escapeHtml(shopUrl)}" style="color:#0f6b4f">${escapeHtml(shopUrl.replace(/^https?:\/\//, ''))}</a></p>
</div>
</body></html>`,
  }
}

/**
 * Begins the lines with a mark of direction, or those that begin with a number or a Latin name would stand left. A line of
 * digits alone stays bare: it is a code that people copy.
 */
function fromTheRight(text: string): string {
  return text.replace(/^(?!\d*$)/gm, '\u200f')
}

/** Leaves out a name that does not look like one: spammers sign up with other people's addresses and advertise in the name. */
export function greeting(says: Texts, name: string): Part {
  return paragraph(/^[\p{L}\p{M} '’-]{1,40}$/u.test(name) ? says.helloTo({ name }) : says.hello)
}

// A URL, a domain or an e-mail address, also with its dot in brackets or of another script.
const LINK = /:\/\/|@|[\p{L}\p{N}][[({<]?[.。][\])}>]?\p{L}{2,}/u
/** Seven digits are enough for a phone, whatever stands between them. */
export const LINK_OR_PHONE = new RegExp(String.raw`${LINK.source}|\p{Nd}(?:[\s\p{P}\p{S}]*\p{Nd}){6}`, 'u')

/** A typed text on one line, or `instead` if it contains a link, or as `unwanted` says: the owner of the mailbox may not have typed it. */
export function typedPart(typed: string, say: (line: string) => string, instead: string, unwanted = LINK): Part {
  const line = onOneLine(typed)
  return paragraph(unwanted.test(line.normalize('NFKC')) ? instead : say(line))
}

/** A typed text without line breaks and control characters. */
export function onOneLine(typed: string): string {
  return typed.replace(/[\s\p{C}]+/gu, ' ').trim()
}

export function paragraph(text: string): Part {
  return { text, html: `<p style="margin:0 0 12px">${escapeHtml(text)}</p>` }
}

export function bigCode(code: string): Part {
  return { text: code, html: `<p style="font-size:28px;font-weight:700;letter-spacing:2px;margin:24px 0">${code}</p>` }
}

export function button(label: string, url: string): Part {
  const style =
    'display:inline-block;background:#0f6b4f;color:#ffffff;padding:12px 20px;border-radius:8px;font-weight:700'
  return {
    text: `${label}: ${url}`,
    html: `<p style="margin:20px 0"><a href="${escapeHtml(url)}" style="${style};text-decoration:none">${escapeHtml(label)}</a></p>`,
  }
}

export interface Line {
  readonly title: string
  readonly count: number
  /** Piastres for one piece. */
  readonly price: number
}

/** The ordered items, the delivery fee unless it is open, and the total. Piastres. */
export function bill(says: Texts, lines: readonly Line[], total: number, fee: number | undefined): Part {
  const { dir, end, cell } = sidesOf(says)
  const shown = says.language === 'ar' ? lines.map((line) => ({ ...line, title: inShopDigits(line.title) })) : lines
  const rows = shown.map(
    (line) =>
      `<tr><td style="${cell};white-space:nowrap">${line.count} ×</td>` +
      `<td dir="auto" style="${cell};width:100%">${escapeHtml(line.title)}</td>` +
      `<td style="padding:6px 0;white-space:nowrap;text-align:${end}">${says.egp(line.price * line.count)}</td></tr>`,
  )
  const feeWords = fee === 0 ? says.free : says.egp(fee ?? 0)
  const feeRow =
    `<tr><td colspan="2" style="${cell}">${says.delivery}</td>` +
    `<td style="padding:6px 0;white-space:nowrap;text-align:${end}">${feeWords}</td></tr>`
  const last = 'padding:12px 0;font-weight:700;border-top:1px solid #d9d2c3'
  return {
    text: [
      ...shown.map((line) => says.lineOfBill({ ...line, price: line.price * line.count })),
      ...(fee === undefined ? [] : [`${says.delivery}: ${feeWords}`]),
      `${says.total}: ${says.egp(total)}`,
    ].join('\n'),
    html:
      `<table role="presentation"${dir} style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}${fee === undefined ? '' : feeRow}` +
      `<tr><td colspan="2" style="${last}">${says.total}</td>` +
      `<td style="${last};white-space:nowrap;text-align:${end}">${says.egp(total)}</td></tr></table>`,
  }
}

/** The storefront keeps the language that an address names. An address in the shop's own language names none. */
export function addressIn({ language }: Texts, shopUrl: string, path: string): string {
  return language === shop.language ? shopUrl + path : `${shopUrl}${path || '/'}?lang=${language}`
}
