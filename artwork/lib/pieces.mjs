// The few shapes that our own drawings are put together from, on the 128-unit grid of the Noto set.
import { darker, lighter, mix } from './colour.mjs';
import { chanceFrom } from './chance.mjs';
import { n } from './svg.mjs';

export const oval = (cx, cy, rx, ry, fill, turn = 0, extra = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"` : ''}${extra}/>`;
export const shape = (d, fill, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`;
export const line = (d, stroke, width = 2, extra = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
export const turned = (angle, cx, cy, content) => `<g transform="rotate(${angle} ${cx} ${cy})">${content}</g>`;
export const moved = (x, y, content, scale = 1) => `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${content}</g>`;

export function ball(x, y, r, colour) {
  return oval(x, y, r, r, darker(colour, 0.1)) + oval(x - r * 0.07, y - r * 0.1, r * 0.88, r * 0.88, colour) + oval(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.18, lighter(colour, 0.16), -30);
}

export function bean(x, y, size, turn, colour, eye = darker(colour, 0.22)) {
  return moved(x, y, `<g transform="rotate(${turn})">${shape('M-26 4C-28 -14 -12 -22 4 -19C20 -16 30 -6 27 7C24 19 8 14 0 15C-10 16 -24 18 -26 4z', darker(colour, 0.1))}${shape('M-25 1C-26 -14 -11 -21 4 -18C19 -15 28 -6 25 4C22 14 8 10 0 11C-10 12 -23 14 -25 1z', colour)}${line('M-6 11Q0 8.500 7 10.500', eye, 4)}${oval(-8, -9, 10, 4, lighter(colour, 0.14), -14, ' opacity=".8"')}</g>`, size);
}

/** Scatters small pieces over a mound, the lower ones last and so in front. */
export function pieces(name, count, place, draw) {
  const chance = chanceFrom(name);
  return Array.from({ length: count }, () => place(chance))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => draw(x, y, chance))
    .join('');
}

export const onMound = (chance) => {
  const t = chance.between(-1, 1);
  const top = 26 + 34 * t * t;
  return { x: 64 + t * 44, y: chance.between(top, 67) };
};

export const mound = (colour, peak = 22) =>
  shape(`M14 63Q34 ${peak} 64 ${peak}Q94 ${peak} 114 63Q96 74 64 74T14 63z`, darker(colour, 0.06)) + shape(`M16 62Q34 ${peak + 1} 60 ${peak + 1}Q80 ${peak + 4} 92 62Q70 72 16 62z`, colour);

export function bowl(content, colour = '#f4ead8', stripe = '#2f7f86') {
  const dark = darker(colour, 0.12);
  return `${oval(64, 62, 57, 14, darker(colour, 0.25))}${content}${shape('M46 112h36l4 9q0 3 -4 3H46q-4 0 -4 -3z', dark)}${shape('M7 61C8 98 32 116 46 117H82C96 116 120 98 121 61C118 72 94 78 64 78S10 72 7 61z', colour)}${shape('M121 61C120 98 96 116 82 117H66C96 108 112 90 113 68Q119 65 121 61z', dark, ' opacity=".75"')}${line('M11 79Q30 92 64 92T117 79', stripe, 5)}${line('M18 72Q22 92 34 102', '#ffffff', 4, ' opacity=".6"')}`;
}

export const powder = (name, colour, dish, stripe) =>
  bowl(mound(colour, 14) + pieces(name, 34, onMound, (x, y, c) => oval(x, y, c.between(0.8, 2), c.between(0.8, 1.6), c.yes() ? darker(colour, 0.1) : lighter(colour, 0.09))), dish, stripe);

export const grains = (name, colour, rx, ry, count, dish, stripe) =>
  bowl(mound(darker(colour, 0.07)) + pieces(name, count, onMound, (x, y, c) => oval(x, y, rx, ry, mix(colour, c.yes() ? '#ffffff' : darker(colour, 0.16), c.between(0.05, 0.4)), c.between(0, 180))), dish, stripe);

export const leafAt = (x, y, size, turn, colour = '#4d9a3c') => moved(x, y, `<g transform="rotate(${turn})">${shape('M0 0C-14 -10 -14 -30 0 -42C14 -30 14 -10 0 0z', colour)}${line('M0 0V-34', lighter(colour, 0.12), 1.6)}</g>`, size);

export const cube = (x, y, s, top, left, right) => moved(x, y, `${shape('M0 -14L22 -4L0 6L-22 -4z', top)}${shape('M-22 -4L0 6V30L-22 19z', left)}${shape('M22 -4L0 6V30L22 19z', right)}`, s);

