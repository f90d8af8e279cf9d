/** The sheet as one page that needs nothing beside it, for A4. Names and addresses may be Arabic: each has its own direction. */
import { shop } from '../../../../shop.config.ts'
import { escapeHtml } from '../../http/html.ts'
import { money } from '../../egypt/money.ts'
import { describePlace } from '../../delivery/promise.ts'
import type { Delivery, Goods, Run, Sheet } from '../../orders/board/sheet.ts'
import { sheetWords } from '../operator.messages.en.ts'
import { dueAtDoor, ordersOf, wordsForCourier } from './describe-sheet.ts'

const STYLE = `
@page { size: A4; margin: 14mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 182mm; padding: 8mm 0; font: 11pt/1.4 system-ui, sans-serif; color: #111; background: #fff }
@media print { body { padding: 0; max-width: none } }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 8mm; border-block-end: 2px solid #111; padding-block-end: 2mm }
h1 { margin: 0; font-size: 18pt }
p { margin: 0 }
table { width: 100%; border-collapse: collapse }
th { text-align: start; font-size: 9pt; font-weight: 600; color: #555; padding: 2mm 2mm 1mm 0 }
.bare { border: 0 }
tbody th { font-size: 12pt; font-weight: 700; color: #111; padding-block-start: 5mm; break-after: avoid }
td { border-block-start: 1px solid #bbb; padding: 1.5mm 2mm 1.5mm 0; vertical-align: top }
tr { break-inside: avoid }
.box { width: 8mm }
.box::before { content: ''; display: inline-block; width: 4mm; height: 4mm; border: 1.5px solid #111; vertical-align: -0.5mm }
.count { width: 16mm; text-align: end; padding-inline-end: 4mm; font-variant-numeric: tabular-nums }
td.count { font-weight: 700 }
.orders { width: 34%; font-variant-numeric: tabular-nums }
.amount { text-align: end; white-space: nowrap; padding-inline-end: 0; font-variant-numeric: tabular-nums }
.deliveries { break-before: page }
@media screen { .deliveries { margin-block-start: 16mm } }
article { break-inside: avoid; border: 1.5px solid #111; border-radius: 2mm; padding: 4mm; margin-block-start: 5mm }
.to { display: grid; grid-template-columns: auto 1fr; gap: 0 6mm; align-items: start; margin-block-end: 2mm }
.number { font-size: 20pt; font-weight: 700; line-height: 1.1; margin: 0 }
.run { font-size: 14pt; margin: 8mm 0 0; break-after: avoid }
.words { font-size: 11pt; font-weight: 600; padding-block: 1mm }
.phone { font-weight: 700; font-size: 12pt; white-space: nowrap }
.name { display: flex; justify-content: space-between; gap: 4mm; font-size: 12pt }
.money { display: flex; justify-content: space-between; gap: 4mm; border-block-start: 2px solid #111; padding-block-start: 2mm; font-weight: 700; font-size: 12pt }
`

export function sheetAsHtml({ picking, runs, orders: count }: Sheet, madeAt: string): string {
  const [pieces = '', goods = '', orders = ''] = sheetWords.pickingHeadings
  const made = sheetWords.made({ orders: count, madeAt })
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(`${shop.name}: ${made}`)}</title><style>${STYLE}</style></head>
<body>
<main>
<section>
${head(sheetWords.pickingTitle, made)}
<table>
<thead><tr><td class="bare"></td><th class="count">${pieces}</th><th>${goods}</th><th class="orders">${orders}</th></tr></thead>
${picking.map(inCategory).join('\n')}
</table>
</section>
<section class="deliveries">
${head(sheetWords.deliveryTitle, made)}
${runs.map(runAsHtml).join('\n')}
</section>
</main>
</body></html>
`
}

function head(title: string, made: string): string {
  return `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(`${shop.name}, ${made}`)}</p></header>`
}

function inCategory({ category, goods }: Sheet['picking'][number]): string {
  return `<tbody><tr><th colspan="4" scope="rowgroup" dir="auto">${escapeHtml(category)}</th></tr>\n${goods.map(row).join('\n')}</tbody>`
}

function row({ count, name, orders }: Goods): string {
  return (
    `<tr><td class="box"></td><td class="count">${count}</td><td dir="auto">${escapeHtml(name)}</td>` +
    `<td class="orders">${ordersOf(orders)}</td></tr>`
  )
}

function runAsHtml({ name, deliveries }: Run): string {
  const heading = name === undefined ? '' : `<h2 class="run" dir="auto">${escapeHtml(name)}</h2>\n`
  return heading + deliveries.map((each) => delivery(each, name === undefined ? 'h2' : 'h3')).join('\n')
}

function delivery(brought: Delivery, heading: 'h2' | 'h3'): string {
  const { order, lines, toCollect } = brought
  const rows = lines.map(
    ({ count, name, price }) =>
      `<tr><td class="count">${count}</td><td dir="auto">${escapeHtml(name)}</td><td class="amount">${amount(price * count)}</td></tr>`,
  )
  const fee =
    order.deliveryFee === 0
      ? ''
      : `\n<tr><td></td><td>${sheetWords.deliveryFee}</td><td class="amount">${amount(order.deliveryFee)}</td></tr>`
  const words = wordsForCourier(order).map((text) => `<p class="words" dir="auto">${escapeHtml(text)}</p>\n`)
  const due = dueAtDoor(brought, amount(toCollect))
  return `<article>
<div class="to"><${heading} class="number">${order.number}</${heading}><div>
<p class="name"><strong><bdi>${escapeHtml(order.name)}</bdi></strong><bdi class="phone" dir="ltr">${escapeHtml(order.phone)}</bdi></p>
<p dir="auto">${escapeHtml(order.details)}</p>
<p dir="auto">${escapeHtml(describePlace(order))}</p>
</div></div>
<table>${rows.join('\n')}${fee}</table>
${words.join('')}<p class="money"><span>${sheetWords.total} ${amount(order.total)}</span><span>${due}</span></p>
</article>`
}

/** Isolated, so that it keeps its order within Arabic text. */
function amount(piastres: number): string {
  return `<bdi dir="ltr">${money(piastres)}</bdi>`
}
