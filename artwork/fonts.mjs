/**
 * Subsets Cairo to what the shop writes: `npm run fonts`. The whole of Latin and Arabic at all weights weighs 63 KiB, these 32,
 * and a phone waits for them before its first words have their shape. The unicode-range of each font face in kit/src/theme
 * names its characters. Others, as of a shopper's foreign name, come from the browser's next font. A test holds every sentence
 * and product against the ranges.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const source = new URL('./node_modules/@fontsource-variable/cairo/', import.meta.url);
const fonts = new URL('../kit/src/fonts/', import.meta.url);
const styles = readFileSync(new URL('../kit/src/theme/faces.css', import.meta.url), 'utf8');

// The shop's styles use no other weights.
const variationAxes = { wght: { min: 400, max: 800 } };
// Joined letters, kerning, marks and the shapes of a weight. Fractions and small digits would bring glyphs of their own.
const keepFeatures = 'calt ccmp fina init isol kern liga locl mark medi mkmk rlig rvrn'.split(' ');

mkdirSync(fonts, { recursive: true });
await writeSubset('latin');
await writeSubset('arabic');
await writeSubset('digits', 'latin');
copyFileSync(new URL('LICENSE', source), new URL('OFL.txt', fonts));

/** Writes cairo-<name>.woff2, cut from the file of a script. */
async function writeSubset(name, script = name) {
  const whole = readFileSync(new URL(`files/cairo-${script}-wght-normal.woff2`, source));
  const part = await subsetFont(whole, charactersOf(name), { targetFormat: 'woff2', variationAxes, keepFeatures });
  writeFileSync(new URL(`cairo-${name}.woff2`, fonts), part);
  // A command's output.
  console.log(`cairo-${name}.woff2: ${whole.length} → ${part.length} bytes`);
}

/** All characters of the font faces that load this file. */
function charactersOf(name) {
  const faces = styles.split('@font-face').filter((face) => face.includes(`cairo-${name}.woff2`));
  const ranges = faces.flatMap((face) => [...face.split('}')[0].matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]);
  return ranges.map(([, from, to = from]) => charactersBetween(parseInt(from, 16), parseInt(to, 16))).join('');
}

function charactersBetween(from, to) {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
}
