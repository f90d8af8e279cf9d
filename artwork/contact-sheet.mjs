// A contact sheet of small pictures: node contact-sheet.mjs <cover|closeUp|group|category|brand> [from] [count] [file]
import sharp from 'sharp';
import { readCatalogue } from './lib/catalogue.mjs';
import * as scenes from './lib/scenes.mjs';

const [kind = 'cover', from = '0', count = '36', file = 'sheet.png', only = ''] = process.argv.slice(2);
const { brands, categories, looks, warnings } = await readCatalogue();
warnings.forEach((line) => process.stderr.write(`${line}\n`));
const all = {
  category: () => categories.map((c) => scenes.categoryPicture(c)),
  brand: () => brands.map((b, i) => scenes.brandPicture(b, i)),
  all: () => looks.flatMap((look) => [scenes.cover(look), scenes.closeUp(look), scenes.group(look)]),
}[kind] ?? (() => looks.filter((look) => look.form.includes(only) || look.slug.includes(only) || look.category.includes(only)).map((look) => scenes[kind](look)));
const chosen = all().slice(Number(from), Number(from) + Number(count));
const cell = 250;
const across = 6;
const tiles = await Promise.all(chosen.map(async (svg, i) => ({
  input: await sharp(Buffer.from(svg)).resize(240).png().toBuffer(),
  left: (i % across) * cell,
  top: Math.floor(i / across) * cell,
})));
await sharp({ create: { width: cell * across, height: cell * Math.ceil(chosen.length / across), channels: 3, background: '#fff' } }).composite(tiles).png().toFile(file);
process.stdout.write(`${chosen.length} pictures in ${file}\n`);
