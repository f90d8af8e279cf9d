/** The parts of a letter in plain text and in HTML for old mail clients. */
import { shop } from '../../../shop.config.ts'
import { escapeHtml } from '../http/html.ts'
import * as messages from './letters.messages.en.ts'

export interface Part {
  readonly text: string
  readonly html: string
}

export interface Written {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** Puts the parts into the common layout. `shopUrl` has no trailing slash. */
export function writeLetter(subject: string, parts: readonly Part[], shopUrl: string): Written {
  const { footer, language } = messages
  return {
    subject,
    text: [...parts.map((part) => part.text), `${footer}\n${shopUrl}`].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fff8ec;font-family:system-ui,sans-serif;color:#1d2b25;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="font-size:22px;font-weight:700;color:#0f6b4f;margin:0 0 16px">${escapeHtml(shop.name)} <span lang="ar" style="font-weight:400">${shop.nameAr}</span></p>
<div style="background:#ffffff;border-radius:12px;padding:24px">
${parts.map((part) => part.html).join('\n')}
</div>
<p style="margin:16px 0 0;font-size:13px;color:#5a665f">${escapeHtml(footer)}<br><a href="${escapeHtml(shopUrl)}" style="color:#0f6b4f">${escapeHtml(shopUrl.replace(/^https?:\/\//, ''))}</a></p>
</div>
</body></html>`,
  }
}

/** Leaves out a name that does not look like one: spammers sign up with other people's addresses and advertise in the name. */
export function greeting(name: string): Part {
  return paragraph(/^[\p{L}\p{M} '’-]{1,40}$/u.test(name) ? messages.helloTo({ name }) : messages.hello)
}

// A URL, a domain or an e-mail address.
const LINK = /:\/\/|@|\p{L}[\p{L}\p{N}-]*\.\p{L}{2,}/u

/** The delivery address on one line, or none if it contains a link: the owner of the mailbox may not have typed it. */
export function destination(address: string): Part {
  const line = address.replace(/[\s\p{C}]+/gu, ' ').trim()
  return paragraph(LINK.test(line) ? messages.goesToAddressGiven : messages.goesTo({ address: line }))
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

/** The ordered items and the total. */
export function bill(lines: readonly Line[], total: number): Part {
  const rows = lines.map(
    (line) =>
      `<tr><td style="padding:6px 12px 6px 0;white-space:nowrap">${line.count} ×</td>` +
      `<td style="padding:6px 12px 6px 0;width:100%">${escapeHtml(line.title)}</td>` +
      `<td style="padding:6px 0;white-space:nowrap;text-align:end">${messages.egp(line.price * line.count)}</td></tr>`,
  )
  const last = 'padding:12px 0;font-weight:700;border-top:1px solid #d9d2c3'
  return {
    text: [
      ...lines.map((line) => `${line.count} × ${line.title}, ${messages.egp(line.price * line.count)}`),
      `${messages.total}: ${messages.egp(total)}`,
    ].join('\n'),
    html:
      `<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}` +
      `<tr><td colspan="2" style="${last}">${messages.total}</td>` +
      `<td style="${last};white-space:nowrap;text-align:end">${messages.egp(total)}</td></tr></table>`,
  }
}
