// Arabic letters take their shape from their neighbours: HarfBuzz joins them and places their marks, as a browser would.
import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';
import { n } from './svg.mjs';

async function fontOf(weight) {
  const bytes = readFileSync(new URL(`../node_modules/@fontsource/baloo-bhaijaan-2/files/baloo-bhaijaan-2-arabic-${weight}-normal.woff`, import.meta.url));
  return new hb.Font(new hb.Face(new hb.Blob(await fontverter.convert(bytes, 'sfnt')), 0));
}

const fonts = { bold: await fontOf(700), medium: await fontOf(500) };
const unitsPerEm = 1000;

/** The glyphs of a line in a font of size 1, from left to right, its width, and how far its ink reaches above and below. */
export function arabicLine(words, weight) {
  const font = fonts[weight];
  const buffer = new hb.Buffer();
  buffer.addText(words);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let [pen, above, below] = [0, 0, 0];
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, at) => {
    const { xAdvance, xOffset, yOffset } = places[at];
    const ink = font.glyphExtents(codepoint);
    const glyph = { path: font.glyphToPath(codepoint), x: pen + xOffset, y: yOffset };
    pen += xAdvance;
    above = Math.max(above, yOffset + (ink?.yBearing ?? 0));
    below = Math.max(below, -(yOffset + (ink ? ink.yBearing + ink.height : 0)));
    return glyph;
  });
  return { glyphs, width: pen / unitsPerEm, above: above / unitsPerEm, below: below / unitsPerEm };
}

/** The line as SVG, beginning at x on the base line y. */
export function drawnArabic({ glyphs }, x, y, size, fill) {
  const scale = size / unitsPerEm;
  const drawn = glyphs.map((glyph) => `<path transform="translate(${n(glyph.x)} ${n(glyph.y)})" d="${glyph.path}"/>`);
  return `<g fill="${fill}" transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})">${drawn.join('')}</g>`;
}
