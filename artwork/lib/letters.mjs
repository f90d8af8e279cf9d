import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import { arabicLine, drawnArabic } from './arabic-letters.mjs';

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

const isArabic = (words) => /[\u0600-\u06ff]/.test(words);
const latinReach = { above: 0.66, below: 0.2 };

/** A line's width and how far its ink reaches above and below, in a font of size 1. */
export function measured(words, weight = 'bold') {
  if (isArabic(words)) return arabicLine(words, weight);
  return { ...latinReach, width: fonts[weight].getAdvanceWidth(words, 1000) / 1000 };
}

/** Words drawn as outlines, so that pictures need no font: returns SVG. */
export function lettering(words, { x = 0, y = 0, size = 24, fill = '#000', align = 'middle', weight = 'bold', maxWidth} = {}) {
  const natural = lettersWidth(words, size, weight);
  const used = maxWidth && natural > maxWidth ? (size * maxWidth) / natural : size;
  const start = align === 'middle' ? x - lettersWidth(words, used, weight) / 2 : x;
  if (isArabic(words)) return drawnArabic(arabicLine(words, weight), start, y, used, fill);
  return `<path fill="${fill}" d="${pathData(fonts[weight].getPath(words, start, y, used))}"/>`;
}

export function lettersWidth(words, size, weight = 'bold') {
  return isArabic(words) ? arabicLine(words, weight).width * size : fonts[weight].getAdvanceWidth(words, size);
}

export const canLetter = (words) => [...words].every((letter) => letter.codePointAt(0) < 0x250);
