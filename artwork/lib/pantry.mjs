// Our own drawings of what the Noto set lacks, on the same 128-unit grid and in the same manner:
// flat shapes, light from the upper left, one darker side, one highlight.
import { darker, lighter, mix } from './colour.mjs';
import { chanceFrom } from './chance.mjs';
import { n } from './svg.mjs';

const oval = (cx, cy, rx, ry, fill, turn = 0, extra = '') =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${turn ? ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"` : ''}${extra}/>`;
const shape = (d, fill, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`;
const line = (d, stroke, width = 2, extra = '') => `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra}/>`;
const turned = (angle, cx, cy, content) => `<g transform="rotate(${angle} ${cx} ${cy})">${content}</g>`;
const moved = (x, y, content, scale = 1) => `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${content}</g>`;

function ball(x, y, r, colour) {
  return oval(x, y, r, r, darker(colour, 0.1)) + oval(x - r * 0.07, y - r * 0.1, r * 0.88, r * 0.88, colour) + oval(x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.18, lighter(colour, 0.16), -30);
}

function bean(x, y, size, turn, colour, eye = darker(colour, 0.22)) {
  return moved(x, y, `<g transform="rotate(${turn})">${shape('M-26 4C-28 -14 -12 -22 4 -19C20 -16 30 -6 27 7C24 19 8 14 0 15C-10 16 -24 18 -26 4z', darker(colour, 0.1))}${shape('M-25 1C-26 -14 -11 -21 4 -18C19 -15 28 -6 25 4C22 14 8 10 0 11C-10 12 -23 14 -25 1z', colour)}${line('M-6 11Q0 8.500 7 10.500', eye, 4)}${oval(-8, -9, 10, 4, lighter(colour, 0.14), -14, ' opacity=".8"')}</g>`, size);
}

/** Scatters small pieces over a mound, the lower ones last and so in front. */
function pieces(name, count, place, draw) {
  const chance = chanceFrom(name);
  return Array.from({ length: count }, () => place(chance))
    .sort((a, b) => a.y - b.y)
    .map(({ x, y }) => draw(x, y, chance))
    .join('');
}

const onMound = (chance) => {
  const t = chance.between(-1, 1);
  const top = 26 + 34 * t * t;
  return { x: 64 + t * 44, y: chance.between(top, 67) };
};

const mound = (colour, peak = 22) =>
  shape(`M14 63Q34 ${peak} 64 ${peak}Q94 ${peak} 114 63Q96 74 64 74T14 63z`, darker(colour, 0.06)) + shape(`M16 62Q34 ${peak + 1} 60 ${peak + 1}Q80 ${peak + 4} 92 62Q70 72 16 62z`, colour);

function bowl(content, colour = '#f4ead8', stripe = '#2f7f86') {
  const dark = darker(colour, 0.12);
  return `${oval(64, 62, 57, 14, darker(colour, 0.25))}${content}${shape('M46 112h36l4 9q0 3 -4 3H46q-4 0 -4 -3z', dark)}${shape('M7 61C8 98 32 116 46 117H82C96 116 120 98 121 61C118 72 94 78 64 78S10 72 7 61z', colour)}${shape('M121 61C120 98 96 116 82 117H66C96 108 112 90 113 68Q119 65 121 61z', dark, ' opacity=".75"')}${line('M11 79Q30 92 64 92T117 79', stripe, 5)}${line('M18 72Q22 92 34 102', '#ffffff', 4, ' opacity=".6"')}`;
}

const powder = (name, colour, dish, stripe) =>
  bowl(mound(colour, 14) + pieces(name, 34, onMound, (x, y, c) => oval(x, y, c.between(0.8, 2), c.between(0.8, 1.6), c.yes() ? darker(colour, 0.1) : lighter(colour, 0.09))), dish, stripe);

const grains = (name, colour, rx, ry, count, dish, stripe) =>
  bowl(mound(darker(colour, 0.07)) + pieces(name, count, onMound, (x, y, c) => oval(x, y, rx, ry, mix(colour, c.yes() ? '#ffffff' : darker(colour, 0.16), c.between(0.05, 0.4)), c.between(0, 180))), dish, stripe);

const leafAt = (x, y, size, turn, colour = '#4d9a3c') => moved(x, y, `<g transform="rotate(${turn})">${shape('M0 0C-14 -10 -14 -30 0 -42C14 -30 14 -10 0 0z', colour)}${line('M0 0V-34', lighter(colour, 0.12), 1.6)}</g>`, size);

function rawMeat(d, lean, fat) {
  return shape(d, darker(lean, 0.1), ' transform="translate(2 4)"') + shape(d, lean, ` stroke="${fat}" stroke-width="5" stroke-linejoin="round"`);
}

function dressedBird(skin) {
  const edge = darker(skin, 0.1);
  const leg = (flip) => `<g transform="${flip ? 'translate(128 0) scale(-1 1)' : ''}">${shape('M30 70C14 78 12 100 26 108C40 114 54 104 56 90C56 74 44 64 30 70z', edge)}${shape('M30 70C16 78 15 97 27 104C40 109 52 100 53 88C53 74 42 65 30 70z', skin)}${shape('M22 101L10 114Q6 120 12 122Q18 124 22 118L34 106z', '#fbf1e2')}</g>`;
  return `${shape('M64 12C98 12 116 46 112 74C108 100 88 112 64 112S20 100 16 74C12 46 30 12 64 12z', edge)}${shape('M61 14C92 14 108 46 105 70C101 94 84 104 62 104S23 96 19 72C15 46 30 14 61 14z', skin)}${line('M64 22V66', edge, 3)}${shape('M16 52C6 40 14 24 28 26C36 30 34 46 30 58z', edge)}${shape('M112 52C122 40 114 24 100 26C92 30 94 46 98 58z', edge)}${leg(false)}${leg(true)}${oval(44, 36, 11, 17, lighter(skin, 0.07), 18)}`;
}

const cube = (x, y, s, top, left, right) => moved(x, y, `${shape('M0 -14L22 -4L0 6L-22 -4z', top)}${shape('M-22 -4L0 6V30L-22 19z', left)}${shape('M22 -4L0 6V30L22 19z', right)}`, s);

function wedge(front, top, side, marks = '') {
  return `${shape('M8 66L78 34L120 56L50 92z', top)}${shape('M8 66L50 92V116L8 90z', front)}${shape('M50 92L120 56V82L50 116z', side)}${marks}`;
}

function slices(colour, edge, speck) {
  const one = (x, y, turn) => turned(turn, x, y, `${oval(x + 1, y + 3, 38, 34, darker(edge, 0.12))}${oval(x, y, 38, 34, edge)}${oval(x, y, 34, 30, colour)}${speck ? pieces(`${x}${speck}`, 7, (c) => ({ x: x + c.between(-22, 22), y: y + c.between(-18, 18) }), (px, py, c) => oval(px, py, c.between(3, 5), c.between(3, 4.5), speck, c.between(0, 90))) : line(`M${x - 20} ${y - 8}q10 -8 18 2t20 -2M${x - 16} ${y + 10}q10 -6 16 2t14 -2`, lighter(colour, 0.13), 3)}`);
  return one(46, 46, -10) + one(82, 60, 12) + one(56, 86, 4);
}

const rings = (x, y, r, colour) => oval(x + 1, y + 3, r, r * 0.78, darker(colour, 0.14)) + `<path fill-rule="evenodd" d="M${x - r} ${y}a${r} ${n(r * 0.78)} 0 1 0 ${2 * r} 0a${r} ${n(r * 0.78)} 0 1 0 ${-2 * r} 0zM${n(x - r * 0.54)} ${y}a${n(r * 0.54)} ${n(r * 0.38)} 0 1 1 ${n(r * 1.08)} 0a${n(r * 0.54)} ${n(r * 0.38)} 0 1 1 ${n(-r * 1.08)} 0z" fill="${colour}"/>` + oval(x - r * 0.45, y - r * 0.5, r * 0.24, r * 0.11, '#fff', -30);

export const pantry = {
  'broad-beans': bean(44, 44, 1.25, -24, '#a8703c') + bean(86, 62, 1.25, 28, '#96602f') + bean(48, 94, 1.3, -6, '#b67d45'),
  'white-beans': bean(44, 44, 1.25, -24, '#f3e7cf', '#c9b48d') + bean(86, 62, 1.25, 28, '#ecdfc2', '#c9b48d') + bean(48, 94, 1.3, -6, '#f7eedb', '#c9b48d'),
  'ful-bowl': bowl(mound('#a66d39', 30) + pieces('ful', 26, (c) => { const t = c.between(-1, 1); return { x: 64 + t * 42, y: c.between(36 + 26 * t * t, 66) }; }, (x, y, c) => bean(x, y, 0.28, c.between(-60, 60), c.yes() ? '#c48d52' : '#b07942')) + pieces('salad', 14, (c) => ({ x: 64 + c.between(-22, 22), y: c.between(37, 52) }), (x, y, c) => `<rect x="${n(x - 3)}" y="${n(y - 3)}" width="6.500" height="5.500" rx="1.500" fill="${c.pick(['#d9472b', '#e2573a', '#6aa84a', '#f5f0dc'])}" transform="rotate(${n(c.between(0, 60))} ${n(x)} ${n(y)})"/>`) + line('M30 58Q40 50 48 54M82 52Q92 50 98 58', '#eec14b', 3.4) + leafAt(66, 44, 0.42, 24) + leafAt(63, 44, 0.42, -34), '#b5623a', '#f2c27a'),
  'chickpea-bowl': bowl(mound('#d9b066') + pieces('chick', 30, onMound, (x, y) => ball(x, y, 8, '#e8c683')), '#2f7f86', '#f6d58a'),
  'yellow-lentils': grains('yl', '#f0a93a', 4, 2.8, 110, '#f4ead8', '#c4512e'),
  'brown-lentils': grains('bl', '#8a6338', 4, 2.8, 110, '#f4ead8', '#5a7a3a'),
  'freek-bowl': grains('fr', '#a79a4c', 4.4, 1.9, 120, '#f4ead8', '#8a5a2b'),
  'sugar-bowl': powder('sugar', '#fdfdfb', '#c9567c', '#fff3f6'),
  'flour-bowl': powder('flour', '#faf5ea', '#b98451', '#f4e3c6'),
  'cumin-bowl': powder('cumin', '#a9803f', '#b5482f', '#f6d58a'),
  'coriander-bowl': powder('coriander', '#b7a356', '#2f7f56', '#f6e7b0'),
  'baharat-bowl': powder('baharat', '#8e3f22', '#2f5f86', '#f6d58a'),
  'coffee-bowl': powder('coffee', '#4d2b1a', '#e9d8bd', '#8a4b2a'),
  'tea-leaves': bowl(mound('#3a2a20') + pieces('tea', 70, onMound, (x, y, c) => oval(x, y, 5, 1.5, c.yes() ? '#59412f' : '#251a13', c.between(0, 180))), '#f6efe1', '#0f6b4f'),
  'anise-bowl': grains('anise', '#a89d5f', 3.6, 1.7, 120, '#f6efe1', '#7a5aa0'),
  'coffee-beans': [[40, 44, -30], [88, 40, 35], [62, 78, 5], [100, 88, 60], [30, 96, 20]].map(([x, y, t]) => turned(t, x, y, oval(x + 1, y + 2, 24, 17, '#2e170c') + oval(x, y, 24, 16, '#5b3219') + line(`M${x - 22} ${y}Q${x - 8} ${y - 8} ${x} ${y}T${x + 22} ${y}`, '#2e170c', 3.6) + oval(x - 8, y - 9, 7, 2.6, '#8a5836', -10))).join(''),
  'yogurt-bowl': bowl(`${oval(64, 62, 51, 11.5, '#f1ece2')}${shape('M18 61Q36 36 64 38Q72 26 78 36Q96 42 110 61Q92 72 64 72T18 61z', '#fffdf8')}${line('M34 60Q50 48 66 56T98 56', '#e6dfd2', 4)}`, '#3f7fb0', '#ffffff'),
  'cream-bowl': bowl(`${oval(64, 62, 51, 11.5, '#efe3c4')}${shape('M18 61Q30 34 56 36Q70 22 84 36Q104 42 110 61Q92 72 64 72T18 61z', '#fff6df')}${line('M32 58Q46 44 60 54Q72 40 90 54', '#e8d5a6', 4)}`, '#a86a3d', '#f6d58a'),
  'tahini-bowl': bowl(`${oval(64, 62, 52, 12, '#cfa96c')}${oval(62, 61, 48, 10, '#dfbf85')}${line('M40 61Q52 54 64 60T90 58', '#efd9ab', 5)}`, '#7a4a2a', '#f2c27a'),
  'oats-bowl': grains('oats', '#ead3a4', 6, 3.8, 80, '#4f86a8', '#ffffff'),
  'flakes-bowl': bowl(`${oval(64, 62, 52, 12, '#fffdf6')}${mound('#f0b13c', 28)}${pieces('flakes', 34, onMound, (x, y, c) => `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(c.between(0, 180))})" d="M-9 0Q-8 -7 0 -6T9 -1Q8 6 1 5T-9 0z" fill="${c.pick(['#f6bf4a', '#eba32c', '#f9cf6b'])}" stroke="#d78f1f" stroke-width="1"/>`)}`, '#d9472b', '#fff3dd'),
  'choco-balls': bowl(`${oval(64, 62, 52, 12, '#fffdf6')}${mound('#5e3520', 30)}${pieces('balls', 26, onMound, (x, y, c) => ball(x, y, 8.5, c.pick(['#6e4026', '#5d341d', '#7d4b2d'])))}`, '#f2a93b', '#fff3dd'),
  'peas-carrots': bowl(mound('#5fa545') + pieces('peas', 36, onMound, (x, y, c) => (c.yes(0.68) ? ball(x, y, 7, '#74bb4f') : `<rect x="${n(x - 6)}" y="${n(y - 6)}" width="12" height="12" rx="2.500" fill="#f08a2c" stroke="#d26f17" transform="rotate(${n(c.between(0, 60))} ${n(x)} ${n(y)})"/>`)), '#f4ead8', '#2f7f56'),
  okra: [[34, 70, -28], [64, 62, 4], [94, 70, 30]].map(([x, y, t]) => turned(t, x, y, `${shape(`M${x - 15} ${y - 34}H${x + 15}C${x + 15} ${y} ${x + 6} ${y + 36} ${x} ${y + 54}C${x - 6} ${y + 36} ${x - 15} ${y} ${x - 15} ${y - 34}z`, '#6fae3f')}${shape(`M${x + 4} ${y - 34}H${x + 15}C${x + 15} ${y} ${x + 6} ${y + 36} ${x} ${y + 54}z`, '#4f8c2c')}${line(`M${x - 7} ${y - 28}Q${x - 6} ${y + 8} ${x - 1} ${y + 40}`, '#9bd067', 3)}${shape(`M${x - 17} ${y - 32}Q${x} ${y - 46} ${x + 17} ${y - 32}Q${x} ${y - 24} ${x - 17} ${y - 32}z`, '#3f7a26')}${line(`M${x} ${y - 40}v-12`, '#3f7a26', 7)}`)).join(''),
  artichoke: shape('M58 100h14v24H58z', '#7fae55') + [[64, 20, 0, 1], [44, 32, -16, 1], [84, 32, 16, 1], [30, 50, -28, 1], [98, 50, 28, 1], [64, 44, 0, 1.1], [44, 64, -14, 1.1], [84, 64, 14, 1.1], [64, 78, 0, 1.1]].map(([x, y, t, s], i) => moved(x, y, `<g transform="rotate(${t})">${shape('M0 -20C22 -4 22 24 0 36C-22 24 -22 -4 0 -20z', i % 2 ? '#6f9f55' : '#83b465', ' stroke="#4f7d3e" stroke-width="2"')}${shape('M0 -20C6 -14 10 -8 10 -4H-10C-10 -8 -6 -14 0 -20z', '#9a7fb0', ' opacity=".6"')}</g>`, s)).join(''),
  pomegranate: `${shape('M42 16l8 10 8 -14 8 14 10 -11 2 20H40z', '#a31c33')}${oval(58, 70, 48, 47, '#a31c33')}${oval(54, 66, 44, 42, '#c9304a')}${oval(38, 48, 10, 15, '#ec7386', 30)}${oval(84, 88, 37, 34, '#8e1730')}${oval(84, 86, 35, 32, '#f6dfae')}${pieces('pomegranate', 40, (c) => { const a = c.between(0, 6.28); const r = Math.sqrt(c.between(0, 1)); return { x: 84 + Math.cos(a) * r * 27, y: 86 + Math.sin(a) * r * 24 }; }, (x, y, c) => oval(x, y, 5, 4, c.pick(['#c2173a', '#e0304f', '#a90f2f']), c.between(0, 90)) + oval(x - 1.5, y - 1.5, 1.3, 1, '#ffc2cc'))}${line('M84 56V116M58 78L108 98', '#f6dfae', 3)}`,
  guava: `${shape('M62 20C44 22 40 38 32 50C14 74 24 112 58 113C92 113 102 78 86 52C80 40 78 22 62 20z', '#9cb23a')}${shape('M60 22C46 24 42 40 35 52C20 74 28 106 56 107C84 107 92 78 79 54C74 42 74 24 60 22z', '#c4d258')}${oval(44, 60, 7, 16, '#e6ee9a', 22)}${line('M62 20Q62 10 70 6', '#6b5a2a', 5)}${leafAt(66, 16, 0.75, 72)}${oval(92, 92, 30, 29, '#a9bf45')}${oval(91, 91, 27, 26, '#fbf3df')}${oval(91, 91, 18, 17, '#f7c9b4')}${pieces('guava', 14, (c) => { const a = c.between(0, 6.28); return { x: 91 + Math.cos(a) * c.between(4, 13), y: 91 + Math.sin(a) * c.between(4, 12) }; }, (x, y) => oval(x, y, 2, 1.6, '#e3bd7a'))}`,
  zucchini: [[58, 46, -16], [66, 84, -10]].map(([x, y, t]) => turned(t, x, y, `${shape(`M${x - 46} ${y}C${x - 48} ${y - 16} ${x - 36} ${y - 22} ${x - 16} ${y - 19}C${x + 10} ${y - 16} ${x + 34} ${y - 18} ${x + 42} ${y - 11}Q${x + 48} ${y} ${x + 42} ${y + 11}C${x + 30} ${y + 18} ${x + 6} ${y + 15} ${x - 16} ${y + 18}C${x - 36} ${y + 21} ${x - 46} ${y + 15} ${x - 46} ${y}z`, '#7fb548')}${shape(`M${x - 46} ${y + 2}C${x - 20} ${y + 12} ${x + 20} ${y + 8} ${x + 45} ${y + 2}Q${x + 46} ${y + 8} ${x + 42} ${y + 11}C${x + 30} ${y + 18} ${x + 6} ${y + 15} ${x - 16} ${y + 18}C${x - 36} ${y + 21} ${x - 46} ${y + 15} ${x - 46} ${y + 2}z`, '#5f9634')}${line(`M${x - 36} ${y - 8}Q${x - 10} ${y - 14} ${x + 34} ${y - 9}`, '#b9dc85', 4)}${line(`M${x + 44} ${y}h12`, '#6b8f3a', 10)}`)).join(''),
  dates: [[42, 50, -30, '#7a3d1c'], [86, 52, 24, '#8a4a22'], [62, 92, -6, '#6c3316']].map(([x, y, t, c]) => turned(t, x, y, `${oval(x + 1, y + 3, 34, 20, darker(c, 0.1))}${oval(x, y, 34, 19, c)}${line(`M${x - 20} ${y + 4}Q${x} ${y + 10} ${x + 20} ${y + 3}M${x - 12} ${y - 4}Q${x + 4} ${y} ${x + 22} ${y - 6}`, darker(c, 0.1), 2)}${oval(x - 12, y - 9, 12, 4, '#d29a63', -8)}${oval(x + 33, y, 5, 6, '#d6a55e')}`)).join(''),
  fig: `${shape('M48 12C44 34 12 50 12 80C12 104 30 116 50 116S88 104 88 80C88 50 54 36 54 12z', '#4a2554')}${shape('M48 14C46 36 16 52 16 78C16 98 30 108 46 108S76 98 76 78C76 52 52 38 50 14z', '#6b3a78')}${oval(32, 68, 6, 16, '#a77bb2', 16)}${line('M51 14V4', '#7c8c3f', 7)}${oval(92, 90, 31, 30, '#4a2554')}${oval(92, 90, 27, 26, '#f4e2cf')}${oval(92, 90, 21, 20, '#c4405a')}${pieces('fig', 26, (c) => { const a = c.between(0, 6.28); return { x: 92 + Math.cos(a) * c.between(5, 17), y: 90 + Math.sin(a) * c.between(5, 16) }; }, (x, y) => oval(x, y, 1.7, 1.4, '#f3cf8b'))}`,
  'white-cheese': wedge('#efe8d8', '#fffdf6', '#e0d6c1', `${pieces('feta', 9, (c) => ({ x: c.between(58, 112), y: c.between(74, 100) }), (x, y, c) => (y > 110 - (x - 50) * 0.36 || y < 94 - (x - 50) * 0.5 ? '' : oval(x, y, c.between(1.5, 3), 1.6, '#c9bca1', -26)))}${leafAt(72, 62, 0.55, 60)}${leafAt(72, 62, 0.55, 20)}`),
  'soft-cheese': bowl(mound('#fffdf7', 26) + pieces('areesh', 26, onMound, (x, y, c) => oval(x, y, c.between(4, 8), c.between(3, 5), c.yes() ? '#ffffff' : '#ece6d9')) + leafAt(64, 52, 0.6, 24) + leafAt(62, 52, 0.6, -34), '#2f7f86', '#eaf5f3'),
  'roumy-cheese': wedge('#d99a3a', '#f3c667', '#e9b14b', `${line('M8 66L50 92L120 56', '#b4671f', 5)}${line('M8 90L50 116L120 82', '#8f4a16', 6)}${pieces('roumy', 16, (c) => ({ x: c.between(56, 114), y: c.between(66, 104) }), (x, y) => (y > 108 - (x - 50) * 0.48 || y < 96 - (x - 50) * 0.5 ? '' : oval(x, y, 2.4, 2, '#3d2a18')))}`),
  halawa: cube(46, 50, 1.5, '#f0e0bd', '#dcc596', '#c9ad78') + cube(84, 78, 1.5, '#f3e5c6', '#dcc596', '#c9ad78') + pieces('halawa', 14, (c) => ({ x: c.between(64, 104), y: c.between(62, 84) }), (x, y, c) => oval(x, y, 3, 2, '#7f9d3c', c.between(0, 90))),
  'plain-halawa': cube(46, 46, 1.5, '#f3e6c9', '#e0cba0', '#cdb282') + cube(84, 72, 1.5, '#f6ebd2', '#e0cba0', '#cdb282'),
  basbousa: [[64, 36], [36, 66], [92, 66], [64, 96]].map(([x, y]) => `${shape(`M${x} ${y - 24}L${x + 29} ${y}L${x} ${y + 24}L${x - 29} ${y}z`, '#b96a22', ' transform="translate(0 8)"')}${shape(`M${x} ${y - 24}L${x + 29} ${y}L${x} ${y + 24}L${x - 29} ${y}z`, '#e9a23f')}${shape(`M${x} ${y - 24}L${x + 29} ${y}L${x} ${y - 4}L${x - 29} ${y}z`, '#f4bd63', ' opacity=".7"')}${oval(x + 1, y + 1, 8, 5.500, '#8a4f1f', -20)}${oval(x, y - 0.5, 8, 5.500, '#d9a068', -20)}`).join(''),
  konafa: `${oval(64, 92, 56, 24, '#a85f1d')}${shape('M8 70C8 46 34 34 64 34S120 46 120 70V90C120 106 94 116 64 116S8 106 8 90z', '#d98a2b')}${oval(64, 66, 56, 28, '#efae4a')}${Array.from({ length: 13 }, (_, i) => line(`M${12 + i * 6.5} ${n(70 - Math.sin((i / 15) * 3.14) * 22)}q14 ${i % 2 ? 14 : -8} 26 ${n(Math.sin((i / 15) * 3.14) * 18 - 4)}`, i % 2 ? '#c97a1f' : '#f9cf7f', 2)).join('')}${pieces('konafa', 26, (c) => ({ x: 64 + c.between(-24, 24), y: 64 + c.between(-10, 10) }), (x, y, c) => oval(x, y, 3.4, 2.4, c.pick(['#7f9d3c', '#9bb64f', '#67862e']), c.between(0, 90)))}`,
  malban: cube(40, 46, 1.25, '#f7b7c4', '#e58ba0', '#d4718a') + cube(88, 50, 1.25, '#f6d28c', '#e3b25a', '#d09a3f') + cube(64, 84, 1.35, '#c6df9f', '#a3c374', '#8bac5b') + pieces('malban', 33, (c) => { const [x, y] = c.pick([[40, 50], [88, 54], [64, 88]]); return { x: x + c.between(-20, 20), y: y + c.between(-8, 16) }; }, (x, y) => oval(x, y, 1.8, 1.5, '#fff', 0, ' opacity=".85"')),
  penne: [[40, 40, -30], [84, 36, 24], [44, 84, 14], [92, 80, -22], [66, 62, 70]].map(([x, y, t]) => turned(t, x, y, `${shape(`M${x - 26} ${y - 12}H${x + 18}L${x + 30} ${y + 12}H${x - 14}z`, '#e9b54a')}${shape(`M${x - 20} ${y + 1}H${x + 25}L${x + 30} ${y + 12}H${x - 14}z`, '#cf9431')}${line(`M${x - 18} ${y - 6}H${x + 14}`, '#f8dc92', 3)}${shape(`M${x + 18} ${y - 12}L${x + 30} ${y + 12}Q${x + 18} ${y + 6} ${x + 18} ${y - 12}z`, '#9a6a1d')}`)).join(''),
  'spaghetti-bundle': turned(28, 64, 64, `${Array.from({ length: 13 }, (_, i) => `<rect x="${40 + i * 3.8}" y="${4 + (i % 3) * 3}" width="3.800" height="${118 - (i % 4) * 3}" rx="1.900" fill="${['#f2c65c', '#e3ab3a', '#f8da87'][i % 3]}"/>`).join('')}<rect x="35" y="56" width="60" height="17" rx="5" fill="#d9472b"/><rect x="35" y="66" width="60" height="7" rx="3" fill="#b23418"/>`),
  vermicelli: [[40, 46], [88, 50], [62, 86]].map(([x, y], k) => `${oval(x, y + 4, 33, 25, '#b97f24')}${oval(x, y, 33, 25, '#e5b04a')}${Array.from({ length: 7 }, (_, i) => `<ellipse cx="${x + (i % 2 ? 3 : -3)}" cy="${y}" rx="${30 - i * 4}" ry="${22 - i * 3}" fill="none" stroke="${i % 2 ? '#f8da87' : '#cf9431'}" stroke-width="2.200" transform="rotate(${i * 21 + k * 30} ${x} ${y})"/>`).join('')}`).join(''),
  'dressed-chicken': dressedBird('#f6d6b4'),
  'dressed-duck': dressedBird('#f0c38e'),
  'chicken-breast': rawMeat('M22 40C36 12 88 10 106 36C118 56 104 84 74 104C58 114 46 106 40 94C30 76 12 62 22 40z', '#f6bfae', '#fbe3d6') + line('M42 42Q64 30 90 40M40 60Q62 52 88 58M50 80Q64 74 78 76', '#e79f8c', 4) + oval(50, 32, 14, 6, '#fff', -16, ' opacity=".5"'),
  'chicken-liver': rawMeat('M16 66C14 40 40 24 58 34C74 20 108 28 112 54C116 76 96 84 86 80C80 104 44 112 34 92C24 92 16 82 16 66z', '#8c2f2c', '#a94b42') + oval(46, 46, 16, 8, '#d27c70', -24) + oval(88, 46, 12, 6, '#c46a60', 18) + line('M60 40Q58 62 70 78', '#6b1f20', 4),
  'beef-cubes': cube(42, 42, 1.5, '#d9534c', '#b5302f', '#94211f') + cube(88, 48, 1.45, '#d9534c', '#b5302f', '#94211f') + cube(64, 80, 1.55, '#e0605a', '#bb3433', '#9a2423') + line('M26 36q10 -6 20 2t14 0M50 76q10 -8 18 0t16 -2M78 44q8 -5 16 0M40 96l10 8M90 74l-8 10', '#f8d3cb', 3.4),
  'minced-beef': `${shape('M10 104C10 66 34 34 64 34S118 66 118 104Q92 118 64 118T10 104z', '#a3302c')}${pieces('mince', 78, (c) => { const t = c.between(-1, 1); return { x: 64 + t * 44, y: c.between(40 + 54 * t * t, 108) }; }, (x, y, c) => `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(c.between(-50, 50))})" d="M-10 0Q-4 -7 2 -1T12 0" fill="none" stroke="${c.pick(['#c9463f', '#d9605a', '#b73833', '#e58d83'])}" stroke-width="6" stroke-linecap="round"/>`)}${leafAt(66, 44, 0.5, 30)}${leafAt(62, 44, 0.5, -30)}`,
  escalope: rawMeat('M14 58C20 26 60 12 90 22C116 32 122 66 104 90C88 110 50 112 30 98C14 88 10 74 14 58z', '#d04a44', '#f7d9cd') + line('M34 54Q52 38 74 46T100 52M36 78Q60 66 90 78M54 92Q66 88 78 92', '#f3b3a6', 4) + oval(44, 40, 14, 6, '#fff', -28, ' opacity=".35"'),
  'lamb-shoulder': rawMeat('M18 74C12 46 34 20 64 22C96 22 112 44 108 68C104 92 80 104 56 104C36 104 22 92 18 74z', '#c8443f', '#f9dfd2') + shape('M92 84L112 104Q116 112 122 108Q128 116 118 120Q114 128 106 122Q108 116 102 114L80 96z', '#fbf1e2') + line('M40 50Q60 38 84 48M38 72Q58 62 84 70', '#f3b3a6', 4),
  'calamari-rings': rings(40, 40, 30, '#f9e9e4') + rings(88, 52, 30, '#f6e1dc') + rings(52, 90, 32, '#fbeeea'),
  chips: [[40, 44, -22, '#f6c64f'], [86, 44, 18, '#f2b93c'], [62, 84, -4, '#f9d270']].map(([x, y, t, c]) => turned(t, x, y, `${oval(x + 1, y + 4, 34, 25, darker(c, 0.14))}${oval(x, y, 34, 25, c)}${[-20, -9, 2, 13, 23].map((dx) => line(`M${x + dx} ${n(y - Math.sqrt(Math.max(0, 1 - (dx / 34) ** 2)) * 21)}Q${x + dx + 5} ${y} ${x + dx} ${n(y + Math.sqrt(Math.max(0, 1 - (dx / 34) ** 2)) * 21)}`, darker(c, 0.08), 3)).join('')}${oval(x - 12, y - 10, 9, 4, '#fff2c4', -20)}`)).join(''),
  puffs: [[34, 44, -30], [74, 34, 20], [100, 66, 60], [56, 74, -8], [32, 98, 26], [84, 102, -24]].map(([x, y, t]) => turned(t, x, y, `${shape(`M${x - 22} ${y + 6}C${x - 24} ${y - 14} ${x - 6} ${y - 16} ${x + 6} ${y - 9}C${x + 20} ${y - 12} ${x + 28} ${y + 4} ${x + 18} ${y + 12}C${x + 4} ${y + 16} ${x - 16} ${y + 20} ${x - 22} ${y + 6}z`, '#e99526')}${shape(`M${x - 20} ${y + 2}C${x - 22} ${y - 14} ${x - 6} ${y - 15} ${x + 5} ${y - 9}C${x + 16} ${y - 12} ${x + 22} ${y} ${x + 14} ${y + 6}C${x} ${y + 8} ${x - 16} ${y + 14} ${x - 20} ${y + 2}z`, '#f7b445')}${oval(x - 6, y - 5, 6, 3, '#fde0a0', -20)}`)).join(''),
  seeds: [[36, 40, -40], [78, 34, 20], [100, 74, 70], [54, 74, -10], [34, 98, 34], [82, 102, -30]].map(([x, y, t], i) => turned(t, x, y, `${shape(`M${x} ${y - 25}C${x + 16} ${y - 8} ${x + 16} ${y + 14} ${x} ${y + 20}C${x - 16} ${y + 14} ${x - 16} ${y - 8} ${x} ${y - 25}z`, i % 2 ? '#f4ecd8' : '#4a4038', ` stroke="${i % 2 ? '#cdbd98' : '#2c2520'}" stroke-width="2.500"`)}${line(`M${x - 5} ${y + 12}Q${x - 9} ${y - 4} ${x} ${y - 16}M${x + 5} ${y + 12}Q${x + 9} ${y - 4} ${x} ${y - 16}`, i % 2 ? '#ddd0b0' : '#d8cfc0', 2.400)}`)).join(''),
  luncheon: slices('#ee9c94', '#d98078', '#5f7a34'),
  pastrami: slices('#a33a34', '#5f2a18'),
  'vine-leaves': [[64, 34, 8], [46, 66, -8], [84, 70, 6], [64, 100, 0]].map(([x, y, t]) => turned(t, x, y, `<rect x="${x - 36}" y="${y - 13}" width="72" height="30" rx="15" fill="#3f5a1f"/><rect x="${x - 36}" y="${y - 15}" width="72" height="28" rx="14" fill="#66822f"/>${line(`M${x - 22} ${y - 13}Q${x - 10} ${y} ${x - 20} ${y + 11}M${x + 4} ${y - 14}Q${x + 14} ${y} ${x + 6} ${y + 12}M${x - 26} ${y - 6}H${x + 22}`, '#8ba851', 2.500)}`)).join(''),
  breadsticks: [[-28, 0], [-10, 1], [10, 2], [28, 3]].map(([t, i]) => turned(t, 64, 124, `<rect x="${55}" y="${8 + (i % 2) * 8}" width="18" height="114" rx="9" fill="#b8752b"/><rect x="${55}" y="${8 + (i % 2) * 8}" width="14" height="114" rx="7" fill="#dba04d"/>${[24, 40, 56, 74, 92].map((y) => oval(60 + (y % 3) * 3, y, 2.400, 1.500, '#fbe9c3', 40)).join('')}`)).join(''),
  'mint-leaves': leafAt(64, 122, 1.4, -44, '#3f9a58') + leafAt(64, 122, 1.4, 44, '#3f9a58') + leafAt(64, 116, 2.1, -16, '#57b56c') + leafAt(66, 118, 2, 18, '#4aa862') + leafAt(64, 84, 1.5, 0, '#6cc781'),
  'dried-hibiscus': bowl(mound('#6d1730') + pieces('karkade', 40, onMound, (x, y, c) => `<path transform="translate(${n(x)} ${n(y)}) rotate(${n(c.between(0, 360))})" d="M0 8C-8 2 -7 -6 -3 -9Q0 -4 3 -9C7 -6 8 2 0 8z" fill="${c.pick(['#8e1f3f', '#a92a4c', '#6b1530'])}"/>`), '#f6efe1', '#8e1f3f'),
  'sesame-bowl': grains('sesame', '#f0dcae', 3.2, 2, 130, '#7a4a2a', '#f2c27a'),
  diaper: `${shape('M10 34H118V58C118 70 100 66 92 84C86 100 78 108 64 108S42 100 36 84C28 66 10 70 10 58z', '#dfe8ee')}${shape('M10 34H118V56C100 60 92 68 86 80C82 92 76 100 64 100S46 92 42 80C36 68 28 60 10 56z', '#ffffff')}<rect x="10" y="32" width="108" height="12" rx="6" fill="#bfe0ee"/>${shape('M10 46h22v13H16q-6 0 -6 -6zM118 46H96v13h16q6 0 6 -6z', '#7fbfdc')}${shape('M64 84c-14 -10 -14 -22 -6 -23q5 0 6 5q1 -5 6 -5c8 1 8 13 -6 23z', '#f3a3b5')}`,
  'foil-roll': turned(-20, 64, 64, `${shape('M20 46H108V82H20z', '#c7ccd2')}${shape('M20 46H108V58H20z', '#eef1f4')}${shape('M20 74H108V82H20z', '#989fa7')}${oval(108, 64, 9, 18, '#b4bac1')}${oval(108, 64, 5, 10, '#8a5f35')}${shape('M20 80H84L92 120L78 112L62 122L46 112L30 120z', '#dfe3e8')}${line('M34 88L40 110M56 86L58 112M74 88L80 108', '#b9c0c8', 2.500)}`),
  'rubbish-bag': `${shape('M64 34C30 40 14 74 18 100C20 116 36 120 64 120S108 116 110 100C114 74 98 40 64 34z', '#33403f')}${shape('M60 36C34 44 20 74 24 98C28 110 40 112 54 112C34 96 40 60 60 36z', '#566665')}${shape('M64 40C50 34 36 12 46 8Q58 14 62 20Q70 6 84 8C92 12 78 34 64 40z', '#33403f')}<rect x="50" y="32" width="28" height="10" rx="5" fill="#d9472b"/>${line('M84 60Q96 76 94 98', '#243030', 4)}`,
  'white-egg': `${shape('M64 8C92 8 110 50 110 78C110 104 90 120 64 120S18 104 18 78C18 50 36 8 64 8z', '#dcd3c4')}${shape('M61 8C86 8 102 48 102 74C102 98 84 112 60 112S18 98 18 76C18 50 36 8 61 8z', '#f8f3ea')}${oval(44, 44, 9, 18, '#ffffff', 22)}`,
  tamarind: [[38, 52, -24], [74, 62, 12], [96, 84, 40]].map(([x, y, t], i) => turned(t, x, y, `${shape(`M${x - 14} ${y - 44}C${x + 10} ${y - 40} ${x + 20} ${y - 10} ${x + 16} ${y + 8}C${x + 20} ${y + 24} ${x + 8} ${y + 46} ${x - 8} ${y + 46}C${x - 20} ${y + 40} ${x - 6} ${y + 20} ${x - 12} ${y + 6}C${x - 6} ${y - 12} ${x - 24} ${y - 38} ${x - 14} ${y - 44}z`, i % 2 ? '#8a5530' : '#7a4826')}${line(`M${x - 10} ${y - 34}Q${x + 8} ${y - 20} ${x + 4} ${y + 4}T${x - 4} ${y + 34}`, '#b98455', 4)}${line(`M${x - 14} ${y - 44}l-6 -10`, '#5a3319', 5)}`)).join(''),
  'water-glass': `${shape('M28 10H100L92 112Q91 120 83 120H45Q37 120 36 112z', '#e6f4fa')}${shape('M31 44H97L91.500 110Q91 117 83 117H45Q37 117 36.500 110z', '#8fd0ee')}${shape('M80 44H97L91.500 110Q91 117 83 117H70Q78 84 80 44z', '#62b4dc')}${oval(64, 44, 33, 6, '#b9e4f6')}${oval(64, 10, 36, 6.500, '#f7fcfe')}${oval(64, 10, 36, 6.500, 'none', 0, ' stroke="#bcdcea" stroke-width="2.500"')}${line('M40 24L46 104', '#ffffff', 5, ' opacity=".85"')}${moved(74, 66, `<rect x="-13" y="-13" width="26" height="26" rx="5" fill="#d8f1fb" opacity=".75" transform="rotate(18)"/>`)}${moved(54, 84, `<rect x="-11" y="-11" width="22" height="22" rx="5" fill="#d8f1fb" opacity=".6" transform="rotate(-14)"/>`)}`,
  'cream-pot': `${shape('M22 62H106L98 112Q96 118 88 118H40Q32 118 30 112z', '#f2e6ea')}${shape('M80 62H106L98 112Q96 118 88 118H74z', '#dccad1')}${oval(64, 62, 42, 12, '#e6d5db')}${shape('M30 60Q40 40 62 42Q64 24 80 30Q76 40 88 46Q98 52 98 60Q84 70 64 70T30 60z', '#ffffff')}${line('M44 58Q58 48 72 56', '#e9dde2', 4)}`,
};
