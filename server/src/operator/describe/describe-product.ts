import type { Catalogue, Group, KnownProduct } from '../../catalog/whole-catalogue.queries.ts'
import type { Difference } from '../../catalog/import/plan/merge.ts'
import type { PriceChange } from '../../catalog/prices.ts'
import type { Prices } from '../../catalog/price-values.ts'
import { cairoTime } from '../../egypt/cairo-time.ts'
import { money } from '../../egypt/money.ts'
import { sayMover, sayReasonToStaff } from '../../orders/move-reason.ts'
import type { ProductLedgerLine } from '../../reports/stock-ledger.queries.ts'
import type { NamedStock } from '../../stock/stock.ts'
import { says } from '../operator.messages.en.ts'
import { printable, table } from '../../files/text-table.ts'

/** Describes a product on lines of a name and a value. Empty ones are left out. */
export function describeProduct({ product, catalogue }: { product: KnownProduct; catalogue: Catalogue }): string {
  const { slug, id, title, titleAr, unit, unitAr, description, descriptionAr } = product
  const { ingredients, ingredientsAr, origin, originAr, storage, storageAr, nutrition, nutritionAr } = product
  const nameOf = (groups: readonly Group[], id: string) => groups.find((group) => group.id === id)?.name ?? ''
  const lines = {
    ...{ slug, id, SKU: product.sku ?? '', barcode: product.barcode ?? '', title, titleAr, unit, unitAr },
    price: describePrices(product),
    stock: `${product.onHand} on the shelf`,
    'on sale': product.isWithdrawn ? `no, withdrawn (baqala product sell ${slug})` : 'yes',
    category: nameOf(catalogue.categories, product.categoryId),
    subcategory: nameOf(catalogue.subcategories, product.subcategoryId),
    brand: nameOf(catalogue.brands, product.brandId),
    pictures: product.images.join(' '),
    ...{ description, descriptionAr, ingredients, ingredientsAr, origin, originAr },
    ...{ storage, storageAr, nutrition, nutritionAr },
  }
  return Object.entries(lines)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => printable(`${name.padEnd(13)}  ${value}`))
    .join('\n')
}

const SHOWN_IN_FULL = new Set(['sku', 'barcode', 'title', 'unit', 'price', 'priceAfterDiscount'])

/** Such as `nile-milk-1l  price 42.50 → 45.50, description`: long texts are named alone. */
export function describeDifferences(slug: string, differences: readonly Difference[]): string {
  const each = differences.map(({ field, from, to }) => (SHOWN_IN_FULL.has(field) ? `${field} ${from} → ${to}` : field))
  return `${slug}  ${each.join(', ')}`
}

/** Such as `Full-Cream Milk 1 L  45.50 EGP, 42.00 EGP after discount → 44.00 EGP`. */
export function describePriceChange({ product, before, after }: PriceChange): string {
  return printable(`${product.title} ${product.unit}  ${describePrices(before)} → ${describePrices(after)}`)
}

function describePrices({ price, priceAfterDiscount }: Prices): string {
  return money(price) + (priceAfterDiscount === null ? '' : `, ${money(priceAfterDiscount)} after discount`)
}

const HISTORY_HEADINGS = ['when', 'change', 'left', 'reason', 'order', 'who', 'why']

/** Describes the newest lines of a product's stock ledger. */
export function describeHistory(stock: NamedStock, lines: readonly ProductLedgerLine[]): string {
  const title = printable(`${stock.name} (${stock.slug}): ${stock.onHand} on the shelf`)
  const [newest] = lines
  if (newest === undefined) return `${title}\n\n${says.noLedgerLine}`
  const rows = lines.map((line) => [
    ...[cairoTime(line.changedAt), withSign(line.change), line.left, line.reason],
    ...[line.orderNumber ?? '', line.move === null ? (line.clerk ?? '') : sayMover(line.move), whyOf(line)],
  ])
  const rest =
    newest.all > lines.length ? `\n\nThe newest ${lines.length} of ${newest.all} lines; --most shows more.` : ''
  return `${title}\n\n${table(HISTORY_HEADINGS, rows)}${rest}`
}

function withSign(change: number): string {
  return change > 0 ? `+${change}` : String(change)
}

function whyOf({ note, move }: ProductLedgerLine): string {
  return note ?? (move === null ? '' : sayReasonToStaff(move))
}
