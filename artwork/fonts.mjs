/**
 * Subsets Cairo to what the shop writes: `npm run fonts`. The whole of Latin and Arabic at all weights weighs 65 KiB, these 31,
 * and a phone waits for them before its first words have their shape. A letter that is left out, as of a shopper's foreign name,
 * comes from the browser's next font. web/src/theme.css names the same characters (unicode-range), and a test holds every
 * sentence and product against them.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = new URL('./node_modules/@fontsource-variable/cairo/', import.meta.url);
const folder = new URL('../web/src/fonts/', import.meta.url);

// The shop's styles use no other weights.
const variationAxes = { wght: { min: 400, max: 800 } };
// Joined letters, kerning and marks. Fractions and small digits, which no style asks for, would bring glyphs of their own.
const keepFeatures = ['calt', 'ccmp', 'fina', 'init', 'isol', 'kern', 'liga', 'locl', 'mark', 'medi', 'mkmk', 'rlig'];

const latin = [...range(0x20, 0x7e), ...'\u00a0«·»×àçèéêëîïôöûü–—‘’“”•…−'];
// Commas, letters, vowel signs and digits; then p, ch, v and g of Egyptian spelling.
const arabic = [' ', ...'،؛؟', ...range(0x621, 0x63a), ...range(0x640, 0x655), ...range(0x660, 0x66c), ...'پچڤگ'];
// Arabic pages write these of the Latin file, and hardly a letter: they wait for a quarter of it.
const digits = [...range(0x30, 0x39), ...'\u00a0!"%\'()+,-./:«·»×…−'];

mkdirSync(folder, { recursive: true });
await writeSubset('latin', latin);
await writeSubset('arabic', arabic);
await writeSubset('digits', digits, 'latin');
copyFileSync(new URL('LICENSE', source), new URL('OFL.txt', folder));

async function writeSubset(name, characters, script = name) {
  const whole = readFileSync(new URL(`files/cairo-${script}-wght-normal.woff2`, source));
  const part = await subsetFont(whole, characters.join(''), { targetFormat: 'woff2', variationAxes, keepFeatures });
  writeFileSync(new URL(`cairo-${name}.woff2`, folder), part);
  // A command's output.
  console.log(`cairo-${name}.woff2: ${whole.length} → ${part.length} bytes`);
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
}
