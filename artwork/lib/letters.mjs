import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';

function fontOf(weight) {
  const bytes = readFileSync(new URL(`../node_modules/@fontsource/baloo-2/files/baloo-2-latin-${weight}-normal.woff`, import.meta.url));
  return opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}

const fonts = { bold: fontOf(700), medium: fontOf(500) };

// opentype.js's own writer prints NaN for coordinates that are all but zero.
function pathData(path) {
  const round = (value) => String(Math.round(value * 10) / 10);
  return path.commands
    .map((c) => c.type + [c.x1, c.y1, c.x2, c.y2, c.x, c.y].filter((v) => v !== undefined).map(round).join(' '))
    .join('');
}

/** Words drawn as outlines, so that pictures need no font: returns an SVG path. */
export function lettering(words, { x = 0, y = 0, size = 24, fill = '#000', align = 'middle', weight = 'bold', maxWidth} = {}) {
  const font = fonts[weight];
  let used = size;
  const natural = font.getAdvanceWidth(words, size);
  if (maxWidth && natural > maxWidth) used = (size * maxWidth) / natural;
  const width = font.getAdvanceWidth(words, used);
  const start = align === 'middle' ? x - width / 2 : x;
  return `<path fill="${fill}" d="${pathData(font.getPath(words, start, y, used))}"/>`;
}

export function lettersWidth(words, size, weight = 'bold') {
  return fonts[weight].getAdvanceWidth(words, size);
}

export const canLetter = (words) => [...words].every((letter) => letter.codePointAt(0) < 0x250);
