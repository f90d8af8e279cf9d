// Draws every picture: npm run draw            (everything that changed)
//                      npm run draw -- storefront | catalogue
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import * as tar from 'tar';
import { readCatalogue } from './lib/catalogue.mjs';
import { encodePicture, fileNames, hashOf, inParallel, isThere } from './lib/encode.mjs';
import * as scenes from './lib/scenes.mjs';
import { drawStorefront } from './storefront.mjs';

const only = process.argv[2];
const began = Date.now();
if (only !== 'storefront') await drawCatalogue();
if (only !== 'catalogue') await drawStorefront();
process.stdout.write(`Done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`);

async function drawCatalogue() {
  const archive = fileURLToPath(new URL('../server/seed/pictures.tar', import.meta.url));
  const folder = new URL('../.cache/artwork/', import.meta.url);
  mkdirSync(folder, { recursive: true });
  if (existsSync(archive)) await tar.extract({ file: archive, cwd: fileURLToPath(folder), keep: true });
  const { brands, categories, looks, warnings } = await readCatalogue();
  warnings.forEach((line) => process.stderr.write(`warning: ${line}\n`));

  const pictures = new Map();
  categories.forEach((category) => pictures.set(`category-${category.slug}`, scenes.categoryPicture(category)));
  brands.forEach((maker, order) => pictures.set(`brand-${maker.slug}`, scenes.brandPicture(maker, order)));
  for (const look of looks) {
    pictures.set(`${look.slug}-1`, scenes.cover(look));
    pictures.set(`${look.slug}-2`, scenes.closeUp(look));
    pictures.set(`${look.slug}-3`, scenes.group(look));
  }

  const index = {};
  const missing = [];
  for (const name of [...pictures.keys()].sort()) {
    index[name] = `${name}-${hashOf(pictures.get(name))}`;
    if (!isThere(index[name], folder)) missing.push(name);
  }
  let done = 0;
  await inParallel(missing, Math.min(4, availableParallelism()), async (name) => {
    await encodePicture(pictures.get(name), index[name], folder);
    done += 1;
    if (done % 50 === 0) process.stderr.write(`${done} of ${missing.length} encoded\n`);
  });

  const files = Object.values(index).flatMap(fileNames).sort();
  const stale = readdirSync(folder).filter((name) => !files.includes(name));
  stale.forEach((name) => rmSync(new URL(name, folder)));
  // Times and owners are left out: the same pictures make the same archive.
  await tar.create({ file: archive, cwd: fileURLToPath(folder), portable: true, noPax: true, mtime: new Date(0) }, files);
  writeFileSync(new URL('../server/seed/pictures.json', import.meta.url), `${JSON.stringify(index, null, 2)}\n`);
  process.stdout.write(`Catalogue: ${pictures.size} pictures, ${missing.length} encoded, ${stale.length} stale files deleted\n`);
}
