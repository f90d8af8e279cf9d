// Fruit as an Egyptian market has it: white guavas, dark red apples, bananas just ripe, dates on their strands.
import { darker, lighter } from './colour.mjs';
import { line, moved, oval, pieces, shape, turned } from './pieces.mjs';
import { n } from './svg.mjs';

const radial = (id, colours, cx = 0.36, cy = 0.3) =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r=".78">${colours.map((colour, i) => `<stop offset="${n(i / (colours.length - 1))}" stop-color="${colour}"/>`).join('')}</radialGradient>`;

/** A long leaf with sunken veins, as guavas are sold with. */
const guavaLeaf = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${shape('M0 0C-15 -10 -16 -38 0 -56C16 -38 15 -10 0 0z', '#4f8f3f')}${shape('M0 0C15 -10 16 -38 0 -56z', '#3f7d35')}${line('M0 -2V-52M0 -12L-10 -19M0 -12L10 -19M0 -22L-12 -30M0 -22L12 -30M0 -33L-10 -41M0 -33L10 -41', '#86b863', 1.5)}</g>`, size);

/** Round, lightly bumpy, and crowned by the dry sepals of its flower. */
function wholeGuava(x, y, r) {
  const skin = `M${n(x - r * 0.18)} ${n(y - r * 1.06)}C${n(x + r * 0.7)} ${n(y - r * 1.12)} ${n(x + r * 1.06)} ${n(y - r * 0.42)} ${n(x + r)} ${n(y + r * 0.2)}C${n(x + r * 0.9)} ${n(y + r * 0.86)} ${n(x + r * 0.34)} ${n(y + r * 1.04)} ${n(x)} ${n(y + r)}C${n(x - r * 0.6)} ${n(y + r * 1.02)} ${n(x - r)} ${n(y + r * 0.6)} ${n(x - r)} ${n(y)}C${n(x - r)} ${n(y - r * 0.6)} ${n(x - r * 0.6)} ${n(y - r * 1.04)} ${n(x - r * 0.18)} ${n(y - r * 1.06)}z`;
  const bumps = pieces(`guava${x}`, 26, (c) => { const a = c.between(0, 6.28); const d = r * 0.86 * Math.sqrt(c.between(0, 1)); return { x: x + Math.cos(a) * d, y: y + Math.sin(a) * d }; }, (px, py, c) => oval(px, py, c.between(2, 4.5), c.between(1.6, 3.4), c.yes() ? '#eef0a0' : '#b9c453', 0, ' opacity=".45"'));
  const [cx, cy] = [x + r * 0.34, y - r * 0.52];
  const sepals = [0, 72, 144, 216, 288].map((turn) => turned(turn, cx, cy, shape(`M${n(cx - 4)} ${n(cy - 2)}Q${n(cx - 5)} ${n(cy - 10)} ${n(cx)} ${n(cy - 13)}Q${n(cx + 5)} ${n(cy - 10)} ${n(cx + 4)} ${n(cy - 2)}z`, '#8a7a3c'))).join('');
  return `${radial(`gs${x}`, ['#f1f2a4', '#d9de6f', '#a9b843'])}${shape(skin, `url(#gs${x})`)}${bumps}${oval(cx, cy, 12, 10, '#b5bd55')}${sepals}${oval(cx, cy, 5.500, 4.600, '#5d4f28')}${oval(x - r * 0.5, y - r * 0.16, r * 0.1, r * 0.3, '#fbfbd2', 14, ' opacity=".85"')}`;
}

function halfGuava(x, y, r) {
  const seeds = Array.from({ length: 34 }, (_, i) => { const a = i * 2.4; const d = r * (0.2 + 0.34 * ((i * 7) % 34) / 34); return oval(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.96, 2.3, 1.7, i % 3 ? '#d9b062' : '#c39a4a', i * 40); }).join('');
  return `${oval(x + 1, y + 3, r, r * 0.97, '#98a83c')}${oval(x, y, r, r * 0.97, '#cbd463')}${oval(x, y, r * 0.93, r * 0.9, '#fffaf0')}${oval(x, y, r * 0.66, r * 0.63, '#fbe9dc')}${oval(x, y, r * 0.6, r * 0.57, '#f6d9c8')}${seeds}${oval(x, y, r * 0.13, r * 0.12, '#fdf3e6')}`;
}

/** A dark red apple: broad shoulders, a deep hollow for its stalk, narrow at the foot. */
function apple() {
  const skin = 'M64 34C52 22 22 22 14 48C8 70 20 106 42 118C52 123 58 118 64 118S76 123 86 118C108 106 120 70 114 48C106 22 76 22 64 34z';
  const streaks = pieces('apple', 40, (c) => ({ x: c.between(20, 108), y: c.between(34, 96) }), (x, y, c) => line(`M${n(x)} ${n(y)}q${n((x - 64) * 0.1)} ${n(c.between(6, 12))} ${n((64 - x) * 0.06)} ${n(c.between(14, 26))}`, c.pick(['#e2525a', '#f0a06a', '#8a0f22']), c.between(0.9, 1.7), ' opacity=".4"'));
  const dots = pieces('appledots', 44, (c) => ({ x: c.between(18, 110), y: c.between(44, 110) }), (x, y) => oval(x, y, 0.9, 0.9, '#f6c9b0', 0, ' opacity=".7"'));
  return `${radial('as', ['#e04a4f', '#bf1a31', '#7c0c20'])}<clipPath id="ac"><path d="${skin}"/></clipPath>${shape(skin, 'url(#as)')}<g clip-path="url(#ac)">${streaks}${dots}${oval(64, 35, 30, 11, '#e9b34e', 0, ' opacity=".55"')}${oval(64, 35, 19, 7.500, '#8f8a34', 0, ' opacity=".75"')}${oval(64, 36, 11, 4.600, '#4d4a1c')}</g>${line('M64 37C64 26 67 14 74 5', '#6a4526', 5.500)}${line('M65 30C66 22 69 14 74 8', '#9a6d3f', 1.8)}${shape('M68 20C78 2 100 -2 114 8C108 24 88 32 68 20z', '#5f9e3c')}${shape('M68 20C84 18 100 14 114 8C108 24 88 32 68 20z', '#4b8730')}${line('M70 19Q90 16 110 9', '#a5cf78', 1.5)}${oval(33, 60, 6, 17, '#ffffff', 14, ' opacity=".55"')}`;
}

/** A hand of bananas just ripe: clean yellow, its crown and neck still a little green. */
function bananas() {
  const finger = (turn, colour, tip) => turned(turn, 66, 14, `${shape('M57 16C36 46 33 86 58 114Q63 120 70 116Q73 113 70 108C58 84 62 48 76 18z', darker(colour, 0.11))}${shape('M59 16C42 46 38 84 60 112Q63 106 61 100C52 76 57 44 71 17z', colour)}${shape('M60 18C47 46 43 78 55 102C50 78 52 46 65 18z', lighter(colour, 0.06), ' opacity=".9"')}${shape('M57 18C55 22 52 28 50 33C58 34 64 34 70 32C72 27 74 23 76 18z', '#9db83a', ' opacity=".55"')}${shape(`M59 112Q63 118 69 115Q72 112 70 109L66 107Q61 109 59 112z`, tip)}`);
  return `${finger(-36, '#eec22a', '#6d5a2a')}${finger(-17, '#f5cd33', '#75602d')}${finger(3, '#fad640', '#75602d')}${finger(24, '#fcdd51', '#7c6731')}${shape('M54 20C52 10 56 3 63 2H75C82 4 82 14 79 21C72 28 62 28 54 20z', '#a9b83f')}${shape('M57 4Q68 -2 79 4L77 9Q68 5 59 9z', '#76722f')}`;
}

/** A ripe date, long and wrinkled, hanging by its pale cap from (x, y). */
const date = (x, y, size, turn, colour) => moved(x, y, `<g transform="rotate(${turn})">${shape('M-9 5C-16 14 -16 38 -9 49Q0 57 9 49C16 38 16 14 9 5Q0 0 -9 5z', darker(colour, 0.13), ' transform="translate(2 2)"')}${shape('M-9 5C-16 14 -16 38 -9 49Q0 57 9 49C16 38 16 14 9 5Q0 0 -9 5z', colour)}${line('M-4 10Q-9 24 -5 44M3 9Q-1 20 4 32T3 49M9 14Q12 26 9 40', darker(colour, 0.12), 1.8)}${line('M-9 14Q-12 24 -10 36', lighter(colour, 0.3), 3.2, ' opacity=".75"')}${shape('M-8 6Q-8 -2 0 -3Q8 -2 8 6Q0 10 -8 6z', '#e6c17a')}</g>`, size);

function splitDate(x, y, size, turn) {
  return moved(x, y, `<g transform="rotate(${turn})">${oval(1, 3, 15, 30, '#5a2c10')}${oval(0, 0, 15, 30, '#a4602a')}${oval(0, 0, 11.500, 26, '#d89a4e')}${oval(0, 1, 5.500, 18, '#7b4a25')}${oval(-1, 0, 4.200, 16.500, '#a9713f')}${line('M-0.500 -12V14', '#6b3d1c', 1.6)}</g>`, size);
}

function dates() {
  const [stalk, strand] = ['#d99a34', '#e0ab4c'];
  const hanging = [[22, 34, 20], [106, 34, -20], [38, 24, 12], [90, 24, -12], [54, 34, 6], [76, 36, -6], [30, 62, 14], [98, 62, -14], [64, 60, 0], [48, 70, 6]];
  const colours = ['#8a4519', '#a35520', '#77390f', '#96501d', '#823f15'];
  const strands = hanging.map(([x, y]) => line(`M64 4Q${n((x + 64) / 2)} ${n(y * 0.3)} ${x} ${y}`, strand, 2.6)).join('');
  return `${strands}${line('M64 8V-4', stalk, 8)}${hanging.map(([x, y, turn], i) => date(x, y, 0.9, turn, colours[i % 5])).join('')}${splitDate(92, 106, 0.72, 62)}`;
}

export const fruit = {
  apples: apple(),
  bananas: bananas(),
  dates: dates(),
  guava: `${guavaLeaf(40, 30, 0.9, -42)}${guavaLeaf(50, 26, 0.8, 24)}${wholeGuava(50, 64, 43)}${halfGuava(90, 92, 34)}`,
};
