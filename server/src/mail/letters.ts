import { shop } from '../../../shop.config.ts'
import { escapeHtml } from '../html.ts'

/** The letters the shop writes, in plain text and HTML. Facts are what the outbox keeps; a `secret` is kept sealed. */
export type Letter =
  | { readonly kind: 'reset code'; readonly facts: { readonly name: string; readonly secret: string } }
  | { readonly kind: OrderLetter; readonly facts: OrderFacts }

export type OrderLetter = 'order placed' | 'order paid' | 'order on its way' | 'order delivered' | 'order cancelled'

export interface OrderFacts {
  readonly name: string
  readonly number: number
  readonly lines: readonly { readonly title: string; readonly count: number; readonly price: number }[]
  readonly total: number
  readonly address: string
}

interface Written {
  readonly subject: string
  readonly text: string
  readonly html: string
}

export function writeMail(letter: Letter): Written {
  switch (letter.kind) {
    case 'reset code':
      return resetCode(letter.facts.name, letter.facts.secret)
    case 'order placed':
      return aboutOrder('we have your order', 'You pay in cash when it arrives.', letter.facts)
    case 'order paid':
      return aboutOrder('your order is paid', 'Your payment has arrived, thank you.', letter.facts)
    case 'order on its way':
      return aboutOrder('your order is on its way', 'Please have your phone at hand.', letter.facts)
    case 'order delivered':
      return aboutOrder('your order has been delivered', 'Enjoy it!', letter.facts)
    case 'order cancelled':
      return aboutOrder('your order was cancelled', 'What you had paid comes back to you.', letter.facts)
  }
}

/** The code stands unbroken and is the only number of more than three digits, so that phones can offer to copy it. */
function resetCode(name: string, code: string): Written {
  const paragraphs = [
    // A name such as Mona12345 would be a second long number.
    `Hello ${name.replace(/\d{4,}/g, '')},`,
    `Your code to set a new password at ${shop.name} is:`,
    code,
    'It works once, for ten minutes, in the browser that asked for it.',
    'If you did not ask for it, do nothing: your password stays as it is. Never tell the code to anyone; we never ask for it.',
  ]
  const html = paragraphs.map((line) =>
    line === code
      ? `<p style="font-size:28px;font-weight:700;letter-spacing:2px;margin:24px 0">${code}</p>`
      : paragraph(line),
  )
  return { subject: `Your ${shop.name} reset code`, text: paragraphs.join('\n\n'), html: layout(html.join('\n')) }
}

function aboutOrder(news: string, payment: string, order: OrderFacts): Written {
  const lines = order.lines.map((line) => `${line.count} × ${line.title}, ${egp(line.price * line.count)}`)
  const text = [
    `Hello ${order.name},`,
    `thank you for shopping with us: ${news}. Its number is ${order.number}.`,
    lines.join('\n'),
    `Total: ${egp(order.total)}. ${payment}`,
    `It goes to: ${order.address}`,
  ].join('\n\n')
  const rows = order.lines.map(
    (line) =>
      `<tr><td style="padding:6px 12px 6px 0">${line.count} ×</td><td style="padding:6px 12px 6px 0;width:100%">${escapeHtml(line.title)}</td>` +
      `<td style="padding:6px 0;white-space:nowrap;text-align:end">${egp(line.price * line.count)}</td></tr>`,
  )
  const html = layout(
    [
      paragraph(`Hello ${order.name},`),
      paragraph(`thank you for shopping with us: ${news}. Its number is ${order.number}.`),
      `<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0">${rows.join('')}` +
        `<tr><td colspan="2" style="padding:12px 0;font-weight:700;border-top:1px solid #d9d2c3">Total</td>` +
        `<td style="padding:12px 0;font-weight:700;border-top:1px solid #d9d2c3;white-space:nowrap;text-align:end">${egp(order.total)}</td></tr></table>`,
      paragraph(payment),
      paragraph(`It goes to: ${order.address}`),
    ].join('\n'),
  )
  return { subject: `${shop.name}: ${news} (${order.number})`, text, html }
}

function layout(content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(shop.name)}</title></head>
<body style="margin:0;background:#fff8ec;font-family:system-ui,sans-serif;color:#1d2b25;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="font-size:22px;font-weight:700;color:#0f6b4f;margin:0 0 16px">${escapeHtml(shop.name)}</p>
<div style="background:#ffffff;border-radius:12px;padding:24px">
${content}
</div>
</div>
</body></html>`
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 12px">${escapeHtml(text)}</p>`
}

/** Piastres as EGP. */
function egp(piastres: number): string {
  return `${(piastres / 100).toFixed(2)} EGP`
}
