// Leaves, fruit, pulses and pasta that the Noto set has not, or has wrongly for Egypt.
import { chanceFrom } from './chance.mjs';
import { darker, lighter } from './colour.mjs';
import { bowl, leafAt, line, moved, mound, oval, pieces, shape, turned } from './pieces.mjs';
import { n } from './svg.mjs';

/** A leaf of molokhia: long, pointed, finely toothed, with the two threads at its foot. The stalk is at (0, 0), the tip up. */
function molokhiaLeaf(x, y, size, turn, colour) {
  const half = (side) => Array.from({ length: 27 }, (_, i) => {
    const t = i / 26;
    const w = 11.5 * Math.sin(Math.PI * t ** 0.66) ** 0.9 * (i % 2 ? 1 : 0.88);
    return `${n(side * w)} ${n(-14 - 66 * t)}`;
  });
  const blade = (side) => `M0 -14L${half(side).join('L')}L0 -80z`;
  const veins = [0, 1, 2, 3, 4].map((i) => `M0 ${-24 - i * 10}L-${n(8.400 - i * 0.9)} ${-33 - i * 10}M0 ${-24 - i * 10}L${n(8.400 - i * 0.9)} ${-33 - i * 10}`).join('');
  return moved(x, y, `<g transform="rotate(${turn})">${line('M0 0V-16', '#8fae4c', 2.2)}${line('M-2 -15Q-8 -13 -9 -6M2 -15Q8 -13 9 -6', '#8fae4c', 1.1)}${shape(blade(-1), colour, ` stroke="${darker(colour, 0.12)}" stroke-width=".8"`)}${shape(blade(1), darker(colour, 0.05), ` stroke="${darker(colour, 0.12)}" stroke-width=".8"`)}${line(`M0 -14V-75${veins}`, lighter(colour, 0.16), 1.1)}</g>`, size);
}

const molokhia = `${line('M70 126C66 100 60 74 62 40', '#8fae4c', 3.4)}${[[69, 120, 0.72, 98], [68, 112, 0.78, -84], [65, 92, 0.84, 82], [63, 80, 0.84, -72], [61, 62, 0.8, 62], [61, 50, 0.76, -52]].map(([x, y, s, t], i) => molokhiaLeaf(x, y, s, t, i % 2 ? '#3f8a3a' : '#4d9945')).join('')}${molokhiaLeaf(62, 44, 0.62, 10, '#62a94f')}`;

/** Molokhia as it is eaten: the leaves chopped to a green soup, fried garlic on top. */
const molokhiaBowl = bowl(`${oval(64, 62, 52, 12, '#2f6427')}${oval(63, 61, 49, 10.500, '#3f7f31')}${pieces('soup', 90, (c) => { const a = c.between(0, 6.28); const r = Math.sqrt(c.between(0, 1)); return { x: 63 + Math.cos(a) * r * 46, y: 61 + Math.sin(a) * r * 9 }; }, (x, y, c) => oval(x, y, c.between(1.2, 3), c.between(0.7, 1.4), c.pick(['#2a5b22', '#5a9a45', '#6cab52', '#35702a'])))}${[[54, 58], [64, 56], [72, 60], [60, 62], [78, 57]].map(([x, y]) => oval(x, y, 3.600, 2, '#e3bf72', 20)).join('')}`, '#f4ead8', '#2f7f56');

/** Arugula: one long leaf, deeply lobed towards its foot. */
const gargeerLeaf = (x, y, size, turn, colour) => moved(x, y, `<g transform="rotate(${turn})">${line('M0 0V-40', '#b9cf8c', 3.6)}${shape('M0 -16C-5 -20 -14 -18 -17 -24C-14 -31 -7 -30 -3 -32C-8 -36 -19 -36 -21 -43C-17 -51 -8 -48 -3 -49C-8 -54 -20 -55 -22 -64C-26 -84 -12 -100 0 -102C12 -100 26 -84 22 -64C20 -55 8 -54 3 -49C8 -48 17 -51 21 -43C19 -36 8 -36 3 -32C7 -30 14 -31 17 -24C14 -18 5 -20 0 -16z', colour)}${line('M0 -6V-92M0 -62L-13 -72M0 -62L13 -72M0 -76L-9 -85M0 -76L9 -85M0 -42L-14 -43M0 -42L14 -43M0 -25L-11 -25M0 -25L11 -25', lighter(colour, 0.14), 1.5)}</g>`, size);

const dillSprig = (x, y, size, turn) => {
  const threads = Array.from({ length: 9 }, (_, i) => {
    const h = -26 - i * 9;
    const reach = 25 - i * 1.7;
    return [-1, 1].map((side) => `M0 ${h}Q${n(side * reach * 0.6)} ${n(h - 6)} ${n(side * reach)} ${n(h - 14)}M${n(side * reach * 0.45)} ${n(h - 5)}L${n(side * reach * 0.6)} ${n(h - 18)}M${n(side * reach * 0.7)} ${n(h - 8)}L${n(side * reach * 1.1)} ${n(h - 6)}`).join('');
  }).join('');
  return moved(x, y, `<g transform="rotate(${turn})">${line('M0 0V-108', '#6f9a45', 2.6)}${line(threads, '#4f8f45', 1.7)}</g>`, size);
};

/** Flat parsley: three lobed leaflets on each stalk. */
const parsleyLeaf = (x, y, size, turn, colour) => moved(x, y, `<g transform="rotate(${turn})">${line('M0 0V-30', '#7fa854', 2.6)}${[-58, 58, 0].map((t) => `<g transform="translate(0 -26) rotate(${t})">${shape('M0 0C-4 -6 -12 -6 -15 -12L-11 -14L-16 -20L-10 -22L-10 -30L-5 -28L0 -36L5 -28L10 -30L10 -22L16 -20L11 -14L15 -12C12 -6 4 -6 0 0z', colour)}${line('M0 0V-26M0 -10L-8 -16M0 -10L8 -16', lighter(colour, 0.12), 1.1)}</g>`).join('')}</g>`, size);

/** A small broad bean: flat, kidney-shaped, and at its end the black scar by which ful is known. */
const ful = (x, y, size, turn, colour) => {
  const outline = 'M-27 2C-29 -11 -16 -18 0 -18C17 -18 29 -9 28 5C27 15 18 18 10 14C4 11.500 -4 11.500 -10 14C-18 17 -26 12 -27 2z';
  return moved(x, y, `<g transform="rotate(${turn})">${shape(outline, darker(colour, 0.22), ' transform="translate(1 3.500)"')}${shape(outline, colour, ` stroke="${darker(colour, 0.14)}" stroke-width="1.600"`)}${shape('M-18 -4C-14 -13 12 -15 21 -4C12 -8 -8 -8 -18 -4z', lighter(colour, 0.1))}${line('M-22.500 -5Q-25 1 -22 7', '#1d110a', 5)}</g>`, size);
};

const tans = ['#bd8850', '#ad7741', '#c99660', '#b47f48'];
const looseFul = [[28, 40, -24], [84, 30, 150], [56, 66, 14], [104, 72, -60], [34, 92, 200], [82, 102, -12]].map(([x, y, turn], i) => ful(x, y, 0.9, turn, tans[i % 4])).join('');

/** Beans in rows upon a bowl, the farthest row first; each row is [y, count]. */
function fulRows(name, rows, colours) {
  const chance = chanceFrom(name);
  return rows.map(([y, count]) => Array.from({ length: count }, (_, i) => ful(64 + (i - (count - 1) / 2) * 18 + chance.between(-2, 2), y + Math.abs(i - (count - 1) / 2) * 2.5 + chance.between(-1.5, 1.5), 0.42, chance.pick([0, 180]) + chance.between(-40, 40), chance.pick(colours))).join('')).join('');
}

/** Stewed ful as it is served: in its own sauce, with tomato and parsley on top. */
function fulBowl() {
  const tomato = [[52, 45], [73, 42], [88, 53], [64, 54]].map(([x, y], i) => `<rect x="${x - 4}" y="${y - 3}" width="8" height="6.500" rx="1.500" fill="#d9472b" transform="rotate(${i * 37} ${x} ${y})"/>`).join('');
  const parsley = [[60, 41], [80, 48], [44, 54], [72, 56]].map(([x, y], i) => leafAt(x, y, 0.3, i * 70, '#3f8f3a')).join('');
  return bowl(`${oval(64, 64, 55, 15, '#a8713d')}${mound('#cf9c62', 32)}${fulRows('stewed', [[40, 2], [49, 4], [60, 5]], ['#a96b37', '#985c2c', '#b67a45'])}${tomato}${parsley}`, '#b5623a', '#f2c27a');
}

const whiteBean = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${shape('M-22 4C-24 -11 -10 -17 3 -15C17 -13 25 -5 22 6C20 15 8 10 0 11C-9 12 -20 15 -22 4z', '#cdbd9c', ' transform="translate(1 3)"')}${shape('M-22 4C-24 -11 -10 -17 3 -15C17 -13 25 -5 22 6C20 15 8 10 0 11C-9 12 -20 15 -22 4z', '#efe5cf')}${shape('M-15 -4C-8 -11 4 -11 13 -6C4 -6 -6 -6 -15 -4z', '#faf4e4')}${line('M-4 10Q1 8.500 6 10', '#b49a6c', 2.6)}</g>`, size);

const pile = [[64, 30], [40, 46], [88, 44], [62, 56], [24, 70], [104, 68], [44, 78], [84, 78], [64, 92], [28, 98], [100, 98]];

const crisp = (x, y, turn, colour, name, ridged) => {
  const outline = 'M-36 4C-38 -14 -22 -28 2 -27C24 -27 38 -14 35 4C33 18 18 27 -4 26C-22 26 -34 18 -36 4z';
  const waves = ridged ? line([-26, -16, -6, 4, 14, 24].map((x0) => `M${x0} -24q6 12 0 24t2 24`).join(''), darker(colour, 0.1), 3) : line('M-30 6Q-16 -10 2 -4T32 -2M-20 18Q-4 8 22 14', darker(colour, 0.07), 3);
  return moved(x, y, `<g transform="rotate(${turn})">${shape(outline, darker(colour, 0.2), ' transform="translate(1 4)"')}${shape(outline, colour, ` stroke="${darker(colour, 0.1)}" stroke-width="2.500"`)}<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${oval(-6, -8, 22, 12, lighter(colour, 0.05))}${waves}${pieces(name, 9, (c) => ({ x: c.between(-26, 26), y: c.between(-18, 18) }), (px, py, c) => oval(px, py, c.between(1, 2), 1, c.yes() ? '#fdf3d3' : darker(colour, 0.16)))}</g></g>`);
};

const curl = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${line('M-24 10C-22 -12 -2 -20 12 -10C22 -2 22 10 16 14', '#b9691a', 19)}${line('M-24 8C-22 -13 -2 -21 12 -11C22 -3 22 8 16 12', '#e38f2b', 16)}${line('M-22 3C-18 -12 -2 -18 10 -11', '#eeaa50', 5)}${line('M-20 10l6 -4M-8 -9l4 6M8 -8l-3 7M18 4l-7 2', '#c97820', 2)}</g>`, size);

const mushroomSlice = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${shape('M-32 2C-34 -22 -16 -32 0 -32S34 -22 32 2Q30 10 18 9Q10 8 10 16L12 32Q12 36 6 36H-6Q-12 36 -12 32L-10 16Q-10 8 -18 9Q-30 10 -32 2z', '#b79f80', ' transform="translate(1 4)"')}${shape('M-32 2C-34 -22 -16 -32 0 -32S34 -22 32 2Q30 10 18 9Q10 8 10 16L12 32Q12 36 6 36H-6Q-12 36 -12 32L-10 16Q-10 8 -18 9Q-30 10 -32 2z', '#f0e4cf', ' stroke="#c7ae8c" stroke-width="2.400" stroke-linejoin="round"')}${shape('M-20 5Q-22 -4 -9 -4H9Q22 -4 20 5Q10 2 8 8H-8Q-10 2 -20 5z', '#9c8263')}</g>`, size);

const vineLeaf = (x, y, size, turn, colour) => moved(x, y, `<g transform="rotate(${turn})">${line('M0 40V60', '#7d8f45', 4)}${shape('M0 42C-8 36 -8 28 -4 24C-14 34 -30 38 -40 30L-37 20L-48 10L-40 0L-46 -14L-30 -16C-30 -24 -26 -30 -20 -34L-12 -30L0 -50L12 -30L20 -34C26 -30 30 -24 30 -16L46 -14L40 0L48 10L37 20L40 30C30 38 14 34 4 24C8 28 8 36 0 42z', colour, ` stroke="${darker(colour, 0.08)}" stroke-width="2" stroke-linejoin="round"`)}${line('M0 40V-36M0 26L-34 22M0 26L34 22M0 18L-36 -8M0 18L36 -8M0 2L-18 -26M0 2L18 -26', lighter(colour, 0.16), 2)}</g>`, size);

const chamomile = (x, y, r, name) => `${Array.from({ length: 13 }, (_, i) => { const a = (i * Math.PI * 2) / 13; return oval(x + Math.cos(a) * r * 0.68, y + Math.sin(a) * r * 0.68, r * 0.36, r * 0.15, i % 2 ? '#f3efe4' : '#fffdf6', (a * 180) / Math.PI, ' stroke="#d6cfbd" stroke-width="1"'); }).join('')}${oval(x, y, r * 0.36, r * 0.34, '#c78f1f')}${oval(x - 1, y - 1, r * 0.31, r * 0.29, '#e9b52f')}${pieces(name, 16, (c) => { const a = c.between(0, 6.28); const d = c.between(0, r * 0.25); return { x: x + Math.cos(a) * d, y: y + Math.sin(a) * d }; }, (px, py) => oval(px, py, 1.2, 1.1, '#f6d36a'))}`;

const nut = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${shape('M0 -26C18 -24 27 -8 25 6C22 20 10 27 0 28C-10 27 -22 20 -25 6C-27 -8 -18 -24 0 -26z', '#8a5228')}${shape('M-2 -24C14 -22 21 -8 20 4C18 16 8 22 -2 23C-12 22 -21 16 -22 5C-24 -8 -16 -22 -2 -24z', '#a96a36')}${shape('M-22 10Q0 20 23 10Q20 24 0 28Q-20 24 -22 10z', '#d3b083')}${line('M-8 -18Q-14 -6 -12 6M6 -20Q12 -6 10 6', '#8a5228', 1.8)}</g>`, size);

const halfNut = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${oval(1, 3, 22, 13, '#c09a5c')}${oval(0, 0, 22, 13, '#e3c78f')}${oval(-3, -3, 15, 7, '#efdaad')}${line('M-16 2Q0 7 17 1', '#c49c5e', 1.8)}</g>`, size);

export const greengrocer = {
  molokhia,
  'molokhia-bowl': molokhiaBowl,
  gargeer: gargeerLeaf(64, 124, 1, -30, '#3f8a45') + gargeerLeaf(64, 124, 1, 30, '#468f48') + gargeerLeaf(64, 126, 1.14, 0, '#569e50'),
  dill: dillSprig(64, 124, 0.9, -26) + dillSprig(64, 124, 0.9, 26) + dillSprig(64, 126, 1.1, 0),
  parsley: `${line('M64 126V70M64 108L40 78M64 108L88 78', '#7fa854', 3)}${parsleyLeaf(42, 82, 1, -40, '#3b8742')}${parsleyLeaf(86, 82, 1, 40, '#3b8742')}${parsleyLeaf(64, 74, 1.25, 0, '#4b9a4c')}`,
  'vine-leaf': vineLeaf(64, 56, 1.15, 0, '#66802f'),
  'ful-beans': looseFul,
  'broad-beans': bowl(oval(64, 64, 55, 15, '#6b4522') + mound('#8a5a2e', 20) + fulRows('dried', [[22, 3], [31, 4], [41, 5], [51, 6], [61, 5]], tans)),
  'white-beans': pile.map(([x, y], i) => whiteBean(x, y, 0.86, (i * 67) % 180)).join(''),
  vermicelli: `${shape('M8 104C14 76 36 54 64 52S114 76 120 104Q96 114 64 114T8 104z', '#bf8d3c')}${pieces('vermicelli', 170, (c) => { const t = c.between(-1, 1); return { x: 64 + t * 52, y: c.between(52 + 48 * t * t, 108) }; }, (x, y, c) => `<g transform="rotate(${n(c.between(-70, 70))} ${n(x)} ${n(y)})">${line(`M${n(x - 8)} ${n(y)}q8 ${n(c.between(-4, 4))} 16 0`, c.pick(['#e9c675', '#d9ac52', '#f1d898', '#c99a44', '#e2b95f']), 2.5)}</g>`)}`,
  chips: crisp(42, 40, -22, '#e6bd55', 'ch1') + crisp(88, 46, 20, '#dfb24a', 'ch2') + crisp(62, 88, -4, '#ecc865', 'ch3'),
  'crinkle-chips': crisp(42, 40, -22, '#dfa74a', 'cc1', true) + crisp(88, 46, 20, '#d99c3e', 'cc2', true) + crisp(62, 88, -4, '#e5b254', 'cc3', true),
  puffs: curl(36, 36, 0.95, -20) + curl(88, 34, 0.9, 60) + curl(64, 66, 1, 10) + curl(30, 92, 0.9, 110) + curl(98, 90, 0.95, -50),
  'peanut-halves': [[38, 34, -20], [84, 32, 24], [60, 58, 4], [100, 68, 60], [30, 78, 40], [66, 92, -14], [104, 102, 10], [28, 110, -8]].map(([x, y, t]) => halfNut(x, y, 0.95, t)).join(''),
  'mushroom-slices': mushroomSlice(40, 40, 0.95, -18) + mushroomSlice(90, 48, 0.95, 16) + mushroomSlice(60, 88, 1, -4),
  chamomile: chamomile(44, 46, 38, 'cm1') + chamomile(90, 86, 36, 'cm2') + chamomile(36, 102, 22, 'cm3'),
  hazelnuts: nut(44, 42, 1, -16) + nut(90, 56, 1, 20) + nut(54, 94, 1.05, -4),
  'molasses-bowl': bowl(`${oval(64, 62, 52, 12, '#24120b')}${oval(62, 61, 48, 10, '#3a1e12')}${line('M34 62Q48 55 66 61T96 58', '#6a3c22', 4)}`, '#b5623a', '#f2c27a'),
  'ful-bowl': fulBowl(),
};
