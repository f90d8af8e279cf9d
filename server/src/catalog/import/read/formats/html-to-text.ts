/** Turns the HTML of another shop's descriptions into plain text: paragraphs, lists and line breaks stay. */

// No pattern goes past the next `<`, which keeps each linear. A browser shows nothing of these elements' content.
const HIDDEN = /<(script|style|template|iframe|noscript|head)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const COMMENT = /<!--[\s\S]*?(?:-->|$)/g
const LINE_BREAK = /<br\b[^<>]*>/gi
const LIST_ITEM = /<li\b[^<>]*>/gi
const NEW_LINE = /<\/?(?:tr|dt|dd|ul|ol|div|section|article|header|footer|blockquote|pre|hr)\b[^<>]*>/gi
const PARAGRAPH = /<\/?(?:p|h[1-6]|table|dl)\b[^<>]*>/gi
const CELL_END = /<\/t[dh]\s*>/gi
const TAG = /<\/?[a-z][^<>]*(?:>|$)|<![^<>]*>/gi

export function htmlToText(html: string): string {
  const isHtml = /<\/?[a-z][^<>]*>/i.test(html)
  // In HTML a line end is a space; in plain text it is a line end.
  const source = html.replace(/\r\n?/g, '\n').replace(HIDDEN, '').replace(COMMENT, '')
  const lines = (isHtml ? source.replace(/\s+/g, ' ') : source)
    .replace(LINE_BREAK, '\n')
    .replace(LIST_ITEM, '\n• ')
    .replace(NEW_LINE, '\n')
    .replace(PARAGRAPH, '\n\n')
    .replace(CELL_END, ' ')
    .replace(TAG, '')
  return decodeEntities(lines)
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line, for names. */
export function htmlToLine(html: string): string {
  return htmlToText(html).replace(/\s+/g, ' ')
}

const ENTITIES = new Map(
  Object.entries({
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', shy: '', zwnj: '\u200c', zwj: '\u200d' },
    ...{ ensp: ' ', emsp: ' ', thinsp: ' ', lrm: '\u200e', rlm: '\u200f', bull: '•', middot: '·', hellip: '…' },
    ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', laquo: '«', raquo: '»' },
    ...{ deg: '°', frac12: '½', frac14: '¼', frac34: '¾', times: '×', plusmn: '±', micro: 'µ', sup2: '²', sup3: '³' },
    ...{ copy: '©', reg: '®', trade: '™', euro: '€', pound: '£', cent: '¢', yen: '¥', sect: '§', para: '¶' },
    ...{ agrave: 'à', aacute: 'á', acirc: 'â', auml: 'ä', ccedil: 'ç', egrave: 'è', eacute: 'é', ecirc: 'ê' },
    ...{ euml: 'ë', iacute: 'í', icirc: 'î', iuml: 'ï', ntilde: 'ñ', oacute: 'ó', ocirc: 'ô', ouml: 'ö', ucirc: 'û' },
    ...{ uuml: 'ü', Eacute: 'É', Ccedil: 'Ç', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' },
  }),
)

/** Decodes once, so that `&amp;lt;` becomes `&lt;`. An unknown entity stays as it is. */
function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,9}));/gi, (whole, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES.get(name) ?? whole
    const code = typeof decimal === 'string' ? Number(decimal) : parseInt(String(hex), 16)
    // Control characters and halves of surrogate pairs are no text.
    const isText = code >= 0x20 && !(code >= 0x7f && code <= 0x9f) && !(code >= 0xd800 && code <= 0xdfff)
    return code === 10 || (isText && code <= 0x10ffff) ? String.fromCodePoint(code) : ' '
  })
}
