import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

sharp.concurrency(1);

// Flat art bears low quality numbers well; these keep all of it near 30 MB.
/** Changing the recipe changes every hash, so a file under a given name never changes. */
export const recipe = {
  widths: [240, 480, 960],
  avif: { 240: { quality: 46 }, 480: { quality: 40 }, 960: { quality: 34 }, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { 240: { quality: 56 }, 480: { quality: 46 }, 960: { quality: 32 }, effort: 6, preset: 'photo' },
  jpg: { widths: [480], quality: 44 },
};

export function hashOf(svg) {
  return createHash('sha256').update(JSON.stringify(recipe)).update(svg).digest('hex').slice(0, 8);
}

export function fileNames(stem) {
  return recipe.widths.flatMap((width) => [
    `${stem}.${width}.avif`,
    `${stem}.${width}.webp`,
    ...(recipe.jpg.widths.includes(width) ? [`${stem}.${width}.jpg`] : []),
  ]);
}

export async function encodePicture(svg, stem, folder) {
  // Drawn once at the largest width, then made smaller: the master is what every size is taken from.
  const largest = Math.max(...recipe.widths);
  const { data, info } = await sharp(Buffer.from(svg)).resize(largest, largest).flatten({ background: '#ffffff' }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of recipe.widths) {
    const small = width === largest ? data : await sharp(data, { raw }).resize(width, width, { kernel: 'lanczos3' }).raw().toBuffer();
    const from = () => sharp(small, { raw: { ...raw, width, height: width } });
    await save(folder, `${stem}.${width}.avif`, from().avif({ ...recipe.avif[width], effort: recipe.avif.effort, chromaSubsampling: recipe.avif.chromaSubsampling }));
    await save(folder, `${stem}.${width}.webp`, from().webp({ ...recipe.webp[width], effort: recipe.webp.effort, preset: recipe.webp.preset }));
    if (recipe.jpg.widths.includes(width)) await save(folder, `${stem}.${width}.jpg`, from().jpeg({ quality: recipe.jpg.quality, mozjpeg: true }));
  }
}

async function save(folder, name, pipeline) {
  await writeFile(new URL(name, folder), await pipeline.toBuffer());
}

export const isThere = (stem, folder) => fileNames(stem).every((name) => existsSync(new URL(name, folder)));

/** Works through jobs a few at a time. */
export async function inParallel(jobs, atOnce, work) {
  const waiting = [...jobs];
  const worker = async () => {
    while (waiting.length) await work(waiting.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
