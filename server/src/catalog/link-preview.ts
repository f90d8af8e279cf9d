import type { Product } from '@baqala/contract/catalog'
import { shop } from '../../../shop.config.ts'
import { paths } from '@baqala/contract/paths'
import type { Db } from '../db/rows.ts'
import { escapeHtml } from '../http/html.ts'
import { orRefuse } from '../refusal.ts'
import type { Reader } from './arabic-names.ts'
import { messages } from './catalog.messages.en.ts'
import { findProduct } from './products.queries.ts'

// Programs that show links have room for no more.
const PRODUCT_PREVIEW_LENGTH = 200

/** The title and the tags of a product's page (https://ogp.me), for programs that show links and run no script. Refused with 404. */
export async function findLinkPreview(db: Db, id: string, reader: Reader): Promise<string> {
  return linkPreview(orRefuse(await findProduct(db, id, reader), messages.productNotFound), reader)
}

/** HTML for the head of a page. */
export function linkPreview(product: Product, { origin, language }: Reader): string {
  const isArabic = language === 'ar'
  const shopName = isArabic ? shop.nameAr : shop.name
  const title = (isArabic && product.titleAr) || product.title
  const description = shorten((isArabic && product.descriptionAr) || product.description)
  const tags = {
    'og:type': 'product',
    'og:site_name': shopName,
    'og:title': title,
    'og:description': description,
    'og:image': product.imageCover,
    'og:image:alt': title,
    'og:url': `${origin}${paths.productDetails(product._id, product.category.name)}?lang=${language}`,
    'og:locale': isArabic ? 'ar_EG' : 'en_US',
    'og:locale:alternate': isArabic ? 'en_US' : 'ar_EG',
  }
  return [
    `<title>${escapeHtml(`${title} · ${shopName}`)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(tags).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
  ].join('\n')
}

/** One line, cut after a word. */
function shorten(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ')
  if (line.length <= PRODUCT_PREVIEW_LENGTH) return line
  return `${line.slice(0, PRODUCT_PREVIEW_LENGTH).replace(/\s+\S*$/, '')}…`
}
