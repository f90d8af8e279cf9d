// Leaves, fruit, pulses and pasta that the Noto set has not, or has wrongly for Egypt.
import { darker, lighter } from './colour.mjs';
import { bowl, line, moved, mound, oval, pieces, shape, turned } from './pieces.mjs';
import { n } from './svg.mjs';

/** A hand of bananas in their peel, hanging from one crown. */
function bananas() {
  const finger = (turn, colour) => turned(turn, 66, 16, `${shape('M58 16C38 44 34 84 58 116Q64 122 70 118Q74 114 71 108C58 82 62 48 76 18z', darker(colour, 0.1))}${shape('M60 16C43 44 39 82 60 113Q62 106 60 100C52 76 56 44 70 17z', colour)}${line('M66 20C52 48 50 80 64 110', darker(colour, 0.06), 1.6, ' opacity=".8"')}${shape('M58 116Q64 122 70 118Q74 114 71 108L66 107Q60 109 58 116z', '#6b5430')}${pieces(`banana${turn}`, 3, (c) => ({ x: c.between(46, 58), y: c.between(50, 96) }), (x, y) => oval(x, y, 1.3, 0.9, '#9a7428'))}`);
  return `${finger(-34, '#e2b92f')}${finger(-16, '#e9c238')}${finger(4, '#efc93f')}${finger(24, '#f2cf4a')}${shape('M54 20C52 10 56 2 64 2H74C82 4 82 14 80 22C72 28 62 28 54 20z', '#8c7a35')}${shape('M58 4Q68 -1 78 5L76 10Q68 6 60 9z', '#5d4c24')}`;
}

/** An ovate leaf with fine teeth, its tip up. */
function toothed(x, y, size, turn, colour) {
  const half = (side) => Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const w = 14.5 * Math.sin(Math.PI * t ** 0.72) * (i % 2 ? 1 : 0.9);
    return `${n(side * w)} ${n(-58 * t)}`;
  });
  const leaf = (points) => `M0 0L${points.join('L')}L0 -58z`;
  return moved(x, y, `<g transform="rotate(${turn})">${shape(leaf(half(-1)), colour)}${shape(leaf(half(1)), darker(colour, 0.04))}${line('M0 0V-52M0 -10L-9 -17M0 -10L9 -17M0 -21L-10 -29M0 -21L10 -29M0 -33L-8 -40M0 -33L8 -40', lighter(colour, 0.13), 1)}</g>`, size);
}

const molokhia = `${line('M64 126C62 92 66 60 63 34', '#7fa046', 4)}${[[64, 104, 0.72, -62], [64, 98, 0.74, 58], [64, 84, 0.86, -54], [64, 76, 0.86, 52], [65, 62, 0.86, -44], [64, 54, 0.84, 42], [64, 44, 0.76, -24], [63, 42, 0.76, 22]].map(([x, y, s, t], i) => toothed(x, y, s, t, i % 2 ? '#4a8c3e' : '#58994a')).join('')}${toothed(63, 42, 0.78, 0, '#69a955')}`;

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

/** Broad beans, flat and brown, each with the black eye by which ful is known. */
const ful = (x, y, size, turn, colour) => moved(x, y, `<g transform="rotate(${turn})">${shape('M-25 2C-27 -13 -12 -19 3 -18C20 -17 29 -8 28 4C27 16 12 21 -3 19C-17 18 -24 14 -25 2z', darker(colour, 0.13), ' transform="translate(1 3)"')}${shape('M-25 2C-27 -13 -12 -19 3 -18C20 -17 29 -8 28 4C27 16 12 21 -3 19C-17 18 -24 14 -25 2z', colour)}${shape('M-18 -6C-12 -14 4 -15 16 -10C6 -8 -8 -8 -18 -6z', lighter(colour, 0.06))}${line('M-25 -3Q-27 3 -23 9', '#2d1c10', 4)}${line('M-6 4Q6 8 18 3', darker(colour, 0.08), 1.6)}</g>`, size);

const whiteBean = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${shape('M-22 4C-24 -11 -10 -17 3 -15C17 -13 25 -5 22 6C20 15 8 10 0 11C-9 12 -20 15 -22 4z', '#cdbd9c', ' transform="translate(1 3)"')}${shape('M-22 4C-24 -11 -10 -17 3 -15C17 -13 25 -5 22 6C20 15 8 10 0 11C-9 12 -20 15 -22 4z', '#efe5cf')}${shape('M-15 -4C-8 -11 4 -11 13 -6C4 -6 -6 -6 -15 -4z', '#faf4e4')}${line('M-4 10Q1 8.500 6 10', '#b49a6c', 2.6)}</g>`, size);

const pile = [[64, 30], [40, 46], [88, 44], [62, 56], [24, 70], [104, 68], [44, 78], [84, 78], [64, 92], [28, 98], [100, 98]];

const date = (x, y, size, turn, colour) => moved(x, y, `<g transform="rotate(${turn})">${oval(1, 4, 31, 15, darker(colour, 0.14))}${oval(0, 0, 31, 15, colour)}${shape('M-26 -4C-16 -13 10 -13 24 -6C8 -8 -10 -8 -26 -4z', lighter(colour, 0.07))}${line('M-22 2Q-4 -3 12 2T26 2M-18 8Q0 4 20 8M-10 -3Q4 -6 16 -3', darker(colour, 0.1), 1.5)}${shape('M-30 -5Q-36 -4 -35 1Q-35 5 -29 5Q-26 0 -30 -5z', '#c9a568')}</g>`, size);

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
  bananas: bananas(),
  molokhia,
  gargeer: gargeerLeaf(64, 124, 1, -30, '#3f8a45') + gargeerLeaf(64, 124, 1, 30, '#468f48') + gargeerLeaf(64, 126, 1.14, 0, '#569e50'),
  dill: dillSprig(64, 124, 0.9, -26) + dillSprig(64, 124, 0.9, 26) + dillSprig(64, 126, 1.1, 0),
  parsley: `${line('M64 126V70M64 108L40 78M64 108L88 78', '#7fa854', 3)}${parsleyLeaf(42, 82, 1, -40, '#3b8742')}${parsleyLeaf(86, 82, 1, 40, '#3b8742')}${parsleyLeaf(64, 74, 1.25, 0, '#4b9a4c')}`,
  'vine-leaf': vineLeaf(64, 56, 1.15, 0, '#66802f'),
  'broad-beans': pile.map(([x, y], i) => ful(x, y, 0.82, (i * 67) % 180, ['#9a6a3e', '#8a5b33', '#a87a4a', '#94623a'][i % 4])).join(''),
  'white-beans': pile.map(([x, y], i) => whiteBean(x, y, 0.86, (i * 67) % 180)).join(''),
  dates: date(38, 34, 1, -24, '#9a5a26') + date(90, 40, 1, 18, '#8a4d20') + date(56, 66, 1.05, 6, '#a9682f') + date(100, 82, 0.95, -30, '#93541f') + date(42, 100, 1.05, -8, '#8f5124'),
  vermicelli: `${shape('M8 104C14 76 36 54 64 52S114 76 120 104Q96 114 64 114T8 104z', '#bf8d3c')}${pieces('vermicelli', 170, (c) => { const t = c.between(-1, 1); return { x: 64 + t * 52, y: c.between(52 + 48 * t * t, 108) }; }, (x, y, c) => `<g transform="rotate(${n(c.between(-70, 70))} ${n(x)} ${n(y)})">${line(`M${n(x - 8)} ${n(y)}q8 ${n(c.between(-4, 4))} 16 0`, c.pick(['#e9c675', '#d9ac52', '#f1d898', '#c99a44', '#e2b95f']), 2.5)}</g>`)}`,
  chips: crisp(42, 40, -22, '#e6bd55', 'ch1') + crisp(88, 46, 20, '#dfb24a', 'ch2') + crisp(62, 88, -4, '#ecc865', 'ch3'),
  'crinkle-chips': crisp(42, 40, -22, '#dfa74a', 'cc1', true) + crisp(88, 46, 20, '#d99c3e', 'cc2', true) + crisp(62, 88, -4, '#e5b254', 'cc3', true),
  puffs: curl(36, 36, 0.95, -20) + curl(88, 34, 0.9, 60) + curl(64, 66, 1, 10) + curl(30, 92, 0.9, 110) + curl(98, 90, 0.95, -50),
  'peanut-halves': [[38, 34, -20], [84, 32, 24], [60, 58, 4], [100, 68, 60], [30, 78, 40], [66, 92, -14], [104, 102, 10], [28, 110, -8]].map(([x, y, t]) => halfNut(x, y, 0.95, t)).join(''),
  'mushroom-slices': mushroomSlice(40, 40, 0.95, -18) + mushroomSlice(90, 48, 0.95, 16) + mushroomSlice(60, 88, 1, -4),
  chamomile: chamomile(44, 46, 38, 'cm1') + chamomile(90, 86, 36, 'cm2') + chamomile(36, 102, 22, 'cm3'),
  hazelnuts: nut(44, 42, 1, -16) + nut(90, 56, 1, 20) + nut(54, 94, 1.05, -4),
  'molasses-bowl': bowl(`${oval(64, 62, 52, 12, '#24120b')}${oval(62, 61, 48, 10, '#3a1e12')}${line('M34 62Q48 55 66 61T96 58', '#6a3c22', 4)}`, '#b5623a', '#f2c27a'),
  'ful-bowl': bowl(`${mound('#7d4e2a', 30)}${pieces('ful', 34, (c) => { const t = c.between(-1, 1); return { x: 64 + t * 44, y: c.between(36 + 26 * t * t, 66) }; }, (x, y, c) => ful(x, y, 0.3, c.between(-60, 60), c.pick(['#9a6a3e', '#8a5b33', '#ab7b49'])))}${line('M30 58Q40 50 48 54M82 52Q92 50 98 58', '#d6b24a', 3, ' opacity=".8"')}${[[58, 40], [66, 38], [72, 43], [62, 46]].map(([x, y]) => oval(x, y, 3, 2, '#5d8f42')).join('')}`, '#b5623a', '#f2c27a'),
};
