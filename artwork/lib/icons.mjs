import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { bakery } from './bakery.mjs';
import { butcher } from './butcher.mjs';
import { fishmonger } from './fishmonger.mjs';
import { fruit } from './fruit.mjs';
import { greengrocer } from './greengrocer.mjs';
import { pantry } from './pantry.mjs';
import { freshId, n } from './svg.mjs';

const noto = JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/noto/icons.json', import.meta.url), 'utf8'));
const grid = 128;
const boxes = new Map();

const resolve = (name) => noto.aliases?.[name]?.parent ?? name;
const ours = { ...pantry, ...bakery, ...butcher, ...fishmonger, ...fruit, ...greengrocer };
const drawingOf = (name) => ours[name] ?? noto.icons[resolve(name)]?.body;
export const isKnown = (name) => drawingOf(name) !== undefined;

/** The bounding box of the drawing on its 128-unit grid, by which icons are placed. */
export async function measureIcons(names) {
  for (const name of new Set(names)) {
    if (boxes.has(name) || !isKnown(name)) continue;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${grid} ${grid}" width="${grid}" height="${grid}">${drawingOf(name)}</svg>`;
    const { data } = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer({ resolveWithObject: true });
    let [left, top, right, bottom] = [grid, grid, 0, 0];
    for (let y = 0; y < grid; y += 1) {
      for (let x = 0; x < grid; x += 1) {
        if (data[y * grid + x] < 40) continue;
        left = Math.min(left, x);
        right = Math.max(right, x + 1);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y + 1);
      }
    }
    boxes.set(name, { x: left, y: top, w: right - left, h: bottom - top });
  }
}

function bodyOf(name) {
  const prefix = freshId();
  return drawingOf(name)
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
}

/** `size` is the longer side of the bounding box; (x, y) is its middle. */
export function icon(name, x, y, size, { turn = 0, mirror = false } = {}) {
  const box = boxes.get(name);
  if (!box) throw new Error(`No icon named "${name}" was measured`);
  const scale = size / Math.max(box.w, box.h);
  const flip = mirror ? -scale : scale;
  return `<g transform="translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${flip.toFixed(3)} ${scale.toFixed(3)}) translate(${n(-box.x - box.w / 2)} ${n(-box.y - box.h / 2)})">${bodyOf(name)}</g>`;
}

export function iconSize(name, size) {
  const box = boxes.get(name);
  const scale = size / Math.max(box.w, box.h);
  return { w: box.w * scale, h: box.h * scale };
}

/** The icon standing with its lowest point on the line y = base. */
export function standingIcon(name, x, base, size, options) {
  return icon(name, x, base - iconSize(name, size).h / 2, size, options);
}
