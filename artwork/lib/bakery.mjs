// Breads of an Egyptian oven, and the biscuits and sweets beside them.
import { darker, lighter, mix } from './colour.mjs';
import { line, moved, oval, pieces, shape, turned } from './pieces.mjs';
import { n } from './svg.mjs';

const inDisc = (rx, ry) => (c) => {
  const a = c.between(0, 6.28);
  const r = Math.sqrt(c.between(0, 1));
  return { x: Math.cos(a) * r * rx, y: Math.sin(a) * r * ry };
};

/** The marks of the oven on a loaf: toasted spots, and bran. */
const baked = (name, crust, { toast, bran = 0 }, rx, ry) => `${pieces(`${name}s`, 24, inDisc(rx * 0.88, ry * 0.84), (px, py, c) => { const w = c.between(1.5, 7); return oval(px, py, w, w * c.between(0.4, 0.6), toast, c.between(-25, 25), ' opacity=".42"'); })}${pieces(`${name}b`, bran, inDisc(rx * 0.93, ry * 0.9), (px, py, c) => oval(px, py, c.between(0.5, 1), 0.5, darker(crust, c.between(0.1, 0.2)), c.between(0, 180)))}`;

/** A wide thin loaf lying down, not quite round: its upper leaf puffed within the flat rim. */
function lyingLoaf(name, x, y, turn, crust, extras) {
  const outline = 'M-59 2C-62 -16 -36 -30 -6 -31C30 -33 60 -20 60 -1C61 18 34 31 2 31C-32 32 -57 20 -59 2z';
  return moved(x, y, turned(turn, 0, 0, `${shape(outline, darker(crust, 0.24), ' transform="translate(0 3.500)"')}${shape(outline, lighter(crust, 0.03), ` stroke="${darker(crust, 0.1)}" stroke-width="1.200"`)}${oval(1, 1, 53, 25.500, darker(crust, 0.06))}${oval(0, -2, 52, 25, crust)}${oval(-5, -7, 38, 16, lighter(crust, 0.05))}${baked(name, crust, extras, 54, 25)}`));
}

/** Half a loaf lying down, the pocket between its two thin leaves open: by this everybody knows the bread of Egypt. */
function openHalf(name, x, y, size, crust, crumb, extras) {
  const leaf = 'M-60 0C-63 -24 -32 -40 0 -40C32 -40 63 -24 60 0C40 -10 -38 -12 -60 0z';
  return moved(x, y, turned(-7, 0, 0, `${shape('M-60 0C-38 -12 40 -10 60 0C44 15 -42 16 -60 0z', darker(crust, 0.14))}${shape('M-58 0C-38 -10 40 -8 58 0C42 11 -40 12 -58 0z', crumb)}${shape('M-50 -1C-36 -8 38 -7 50 -1C38 5 -36 6 -50 -1z', mix(crumb, '#a05f20', 0.6))}${shape(leaf, crust, ` stroke="${darker(crust, 0.1)}" stroke-width="1.200"`)}<clipPath id="${name}"><path d="${leaf}"/></clipPath><g clip-path="url(#${name})">${oval(-6, -25, 40, 10, lighter(crust, 0.05))}<g transform="translate(0 -22)">${baked(name, crust, extras, 56, 18)}</g></g>${line('M-60 0C-38 -12 40 -10 60 0', crumb, 2.6)}`), size);
}

const flatBread = (name, crust, crumb, extras) => [[58, 62, 4], [63, 52, -4], [57, 42, 3]].map(([x, y, turn], i) => lyingLoaf(`${name}${i}`, x, y, turn, i % 2 ? crust : darker(crust, 0.03), extras)).join('') + openHalf(`${name}h`, 82, 92, 0.8, lighter(crust, 0.02), crumb, extras);

function finoRoll(x, y, turn) {
  const crust = '#cf9448';
  return moved(x, y, `<g transform="rotate(${turn})">${shape('M-54 2C-54 -14 -42 -17 0 -17S54 -14 54 2S42 18 0 18S-54 18 -54 2z', darker(crust, 0.15))}${shape('M-54 -1C-54 -15 -42 -18 0 -18S54 -15 54 -1S42 13 0 13S-54 13 -54 -1z', crust)}${shape('M-46 -5C-40 -14 -20 -15 0 -15S40 -14 46 -5C20 -9 -20 -9 -46 -5z', lighter(crust, 0.07))}${line('M-30 -2Q0 -7 30 -2', '#eccb92', 3.6)}</g>`);
}

const toastSlice = (x, y, crust, crumb, specks) => moved(x, y, `${shape('M-34 40V-10C-46 -18 -40 -40 -18 -40H18C40 -40 46 -18 34 -10V40Q34 44 30 44H-30Q-34 44 -34 40z', crust)}${specks === undefined ? '' : shape('M-29 36V-13C-38 -20 -34 -35 -16 -35H16C34 -35 38 -20 29 -13V36Q29 39 26 39H-26Q-29 39 -29 36z', crumb) + pieces(specks, 46, (c) => ({ x: c.between(-26, 26), y: c.between(-30, 36) }), (px, py, c) => oval(px, py, c.between(0.7, 1.8), c.between(0.6, 1.3), c.yes() ? darker(crumb, 0.12) : lighter(crumb, 0.05)))}`);

/** Feteer: a flat pile of thin leaves of dough; a quarter is cut out, so that they show. */
function feteer() {
  const [top, height, count] = [50, 40, 11];
  const step = height / count;
  const leaf = (i) => top + (i + 0.5) * step;
  const wall = Array.from({ length: count }, (_, i) => line(`M7 ${n(leaf(i))}Q9 ${n(leaf(i) + 20)} 40 ${n(leaf(i) + 25.5)}`, i % 2 ? '#f0d79f' : '#b87a35', step + 0.4) + line(`M102 ${n(leaf(i) + 20)}Q120 ${n(leaf(i) + 14)} 121 ${n(leaf(i))}`, i % 2 ? '#e6c583' : '#a96c2b', step + 0.4)).join('');
  const faces = Array.from({ length: count }, (_, i) => line(`M40 ${n(leaf(i) + 25.5)}L66 ${n(leaf(i) + 2)}L102 ${n(leaf(i) + 20)}`, i % 2 ? '#fbf0cf' : '#dcb46a', step + 0.4)).join('');
  return `${shape('M6 60V92C8 108 24 114 40 118L66 95L102 112C116 108 122 102 122 90V60z', '#9c6528')}${shape('M40 74L66 52L102 70V111L66 94L40 117z', '#ecd193')}${faces}${wall}${shape('M64 26C98 26 122 36 122 50C122 60 114 66 102 70L66 52L40 75C20 71 6 62 6 50C6 36 30 26 64 26z', '#cf9343')}${shape('M62 29C92 29 114 38 114 49C114 56 108 60 101 64L66 46L38 69C24 65 13 58 13 49C13 37 34 29 62 29z', '#dba654')}${pieces('feteer', 34, inDisc(46, 15), (x, y, c) => (y > 6 + Math.abs(x) * 0.25 ? '' : oval(62 + x, 44 + y, c.between(3, 8), c.between(1.4, 3), c.pick(['#b06d28', '#c07d33', '#9c5f22', '#ecc986']), c.between(-25, 25), ' opacity=".6"')))}${line('M16 52Q34 42 58 50M24 40Q52 30 84 36T110 46M44 34Q70 28 98 36M76 54Q92 48 110 54', '#f0d296', 1.8, ' opacity=".9"')}${line('M40 75L66 52L102 70', '#9c6528', 2)}`;
}

function pateSquare(x, y, size, turn) {
  const top = '#d99f4c';
  const layers = [0, 1, 2, 3, 4].map((i) => line(`M-34 ${n(4 + i * 4.4)}L0 ${n(21 + i * 4.4)}L34 ${n(4 + i * 4.4)}`, i % 2 ? '#f2d9a0' : '#b97d35', 3.4)).join('');
  return moved(x, y, `<g transform="rotate(${turn})">${shape('M-35 1L0 18L35 1V24L0 42L-35 24z', '#d0974a', ' stroke="#d0974a" stroke-width="3" stroke-linejoin="round"')}${layers}${shape('M0 -20Q4 -20 34 -2Q37 1 34 4L4 20Q0 22 -4 20L-34 4Q-37 1 -34 -2L-4 -18z', top)}${shape('M0 -14L24 0L0 13L-24 0z', lighter(top, 0.06))}${line('M-13 -6L12 7M12 -6L-13 7', '#fff3d6', 3.6)}${pieces(`pate${x}`, 9, (c) => ({ x: c.between(-18, 18), y: c.between(-7, 7) }), (px, py) => oval(px, py, 1.3, 1, '#3a2a1c'))}</g>`, size);
}

function simitRing(x, y, rx, ry, turn, name) {
  const crust = '#b06f2c';
  return turned(turn, x, y, `<ellipse cx="${x + 1}" cy="${y + 4}" rx="${rx}" ry="${ry}" fill="none" stroke="${darker(crust, 0.15)}" stroke-width="14"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${crust}" stroke-width="14"/><ellipse cx="${x - 1}" cy="${y - 2}" rx="${rx}" ry="${ry}" fill="none" stroke="${lighter(crust, 0.06)}" stroke-width="6"/>${pieces(name, 88, (c) => { const a = c.between(0, 6.28); const r = c.between(0.88, 1.12); return { x: x + Math.cos(a) * rx * r, y: y + Math.sin(a) * ry * r }; }, (px, py, c) => oval(px, py, 1.9, 1.1, c.yes(0.8) ? '#f3e0b5' : '#e2c68c', c.between(0, 180)))}`);
}

function rusk(x, y, turn, name) {
  const crust = '#a8682a';
  return moved(x, y, `<g transform="rotate(${turn})">${shape('M-22 44V-26Q-22 -46 0 -46T22 -26V44Q22 50 16 50H-16Q-22 50 -22 44z', darker(crust, 0.12), ' transform="translate(5 3)"')}${shape('M-22 44V-26Q-22 -46 0 -46T22 -26V44Q22 50 16 50H-16Q-22 50 -22 44z', crust)}${shape('M-17 42V-25Q-17 -41 0 -41T17 -25V42Q17 45 14 45H-14Q-17 45 -17 42z', '#dba860')}${pieces(name, 30, (c) => ({ x: c.between(-15, 15), y: c.between(-36, 42) }), (px, py, c) => oval(px, py, c.between(1, 2.6), c.between(0.8, 2), c.yes(0.6) ? '#c48e45' : '#ecc788'))}</g>`);
}

function spongeLoaf() {
  return `${shape('M34 44C40 26 100 22 116 38L120 86Q120 92 114 94L50 108z', '#a76a2d')}${shape('M34 44C40 26 100 22 116 38C100 36 60 42 52 56z', '#bf8038')}${shape('M34 44C44 38 54 44 54 58L50 108Q36 110 34 104z', '#f0d07e')}${pieces('sponge', 26, (c) => ({ x: c.between(36, 52), y: c.between(52, 104) }), (x, y, c) => oval(x, y, c.between(0.8, 1.8), c.between(0.7, 1.4), '#d9b45c'))}${shape('M4 62C6 44 40 40 48 56L46 114Q46 118 40 118L10 116Q6 116 6 110z', '#a76a2d')}${shape('M9 64C12 51 38 48 43 59L41 110Q41 113 37 113L14 111.500Q11 111 11 107z', '#f5da90')}${pieces('sponge2', 40, (c) => ({ x: c.between(13, 40), y: c.between(60, 109) }), (x, y, c) => oval(x, y, c.between(0.8, 2), c.between(0.7, 1.5), c.yes() ? '#dfbb66' : '#fbe8b4'))}`;
}

function plainBiscuit(x, y, turn, size) {
  const top = '#dfb065';
  const holes = [-16, 0, 16].flatMap((hx) => [-8, 8].map((hy) => oval(hx, hy, 1.7, 1.7, darker(top, 0.16)))).join('');
  const rim = Array.from({ length: 11 }, (_, i) => `${oval(-30 + i * 6, -20, 3.6, 3.6, top)}${oval(-30 + i * 6, 20, 3.6, 3.6, top)}`).join('') + [-14, -7, 0, 7, 14].map((ry) => `${oval(-32, ry, 3.6, 3.6, top)}${oval(32, ry, 3.6, 3.6, top)}`).join('');
  return moved(x, y, `<g transform="rotate(${turn})"><g transform="translate(1.5 5)"><rect x="-35" y="-23" width="70" height="46" rx="7" fill="${darker(top, 0.17)}"/></g>${rim}<rect x="-32" y="-20" width="64" height="40" rx="3" fill="${top}"/><rect x="-26" y="-14.500" width="52" height="29" rx="3" fill="none" stroke="${lighter(top, 0.08)}" stroke-width="2"/>${holes}</g>`, size);
}

/** A round biscuit with a heart of date paste; `open` shows it cut in half. */
function dateBiscuit(x, y, size, turn, open) {
  const dough = '#d8a45f';
  if (open) {
    return moved(x, y, `<g transform="rotate(${turn})">${shape('M-34 -6A34 20 0 0 1 34 -6V8Q34 20 0 20T-34 8z', darker(dough, 0.1))}${shape('M-34 -4H34V6Q34 17 0 17T-34 6z', '#e9c48b')}${shape('M-26 -1H26Q28 10 0 11T-26 -1z', '#5d3118')}${pieces('agwa', 16, (c) => ({ x: c.between(-20, 20), y: c.between(1, 8) }), (px, py, c) => oval(px, py, 2.2, 1.3, c.yes() ? '#74421f' : '#47230f'))}${line('M-34 -5H34', '#c48c46', 2)}</g>`, size);
  }
  const ridges = Array.from({ length: 18 }, (_, i) => { const a = (i * Math.PI) / 9; return `M${n(Math.cos(a) * 20)} ${n(Math.sin(a) * 17)}L${n(Math.cos(a) * 31)} ${n(Math.sin(a) * 26)}`; }).join('');
  return moved(x, y, `<g transform="rotate(${turn})">${oval(1, 6, 35, 30, darker(dough, 0.19))}${oval(0, 0, 35, 30, dough)}${line(ridges, darker(dough, 0.12), 2.6)}${oval(0, 0, 19, 16, lighter(dough, 0.06))}${oval(0, 0, 11, 9, '#6b3a1b')}${oval(-1, -1, 8, 6, '#7d4824')}${pieces(`sesame${x}`, 9, inDisc(15, 12), (px, py, c) => oval(px * 1.7, py * 1.7, 1.8, 1.1, '#f5e3b8', c.between(0, 180)))}</g>`, size);
}

function cracker(x, y, turn, name) {
  const top = '#e3b86e';
  const holes = [-14, 0, 14].flatMap((hx) => [-14, 0, 14].map((hy) => oval(hx, hy, 1.6, 1.6, darker(top, 0.16)))).join('');
  return moved(x, y, `<g transform="rotate(${turn})"><rect x="-26" y="-22" width="54" height="52" rx="7" fill="${darker(top, 0.16)}"/><rect x="-27" y="-27" width="54" height="54" rx="7" fill="${top}" stroke="${darker(top, 0.06)}" stroke-width="2.500" stroke-dasharray="4 2.500"/>${oval(-4, -4, 17, 15, lighter(top, 0.05), 0, ' opacity=".7"')}${holes}${pieces(name, 14, (c) => ({ x: c.between(-22, 22), y: c.between(-22, 22) }), (px, py, c) => oval(px, py, 2.1, 1.3, '#2c2622', c.between(0, 180)))}</g>`);
}

function baklawa(x, y, size) {
  const layers = [0, 1, 2, 3, 4].map((i) => line(`M-32 ${n(2 + i * 4.6)}L0 ${n(18 + i * 4.6)}L32 ${n(2 + i * 4.6)}`, i === 2 ? '#8c9a3c' : i % 2 ? '#f0d398' : '#b97a2c', 3.6)).join('');
  return moved(x, y, `${shape('M-33 0L0 16L33 0V23L0 40L-33 23z', '#cf9440', ' stroke="#cf9440" stroke-width="2" stroke-linejoin="round"')}${layers}${shape('M0 -17L34 0L0 17L-34 0z', '#dca24a', ' stroke="#dca24a" stroke-width="3" stroke-linejoin="round"')}${line('M-24 -1L0 -12M-16 4L10 -8M-6 9L20 -3', '#f0cd8c', 1.8)}${pieces(`pistachio${x}`, 12, inDisc(9, 5), (px, py, c) => oval(px, py, 2.3, 1.6, c.pick(['#7f9440', '#94a94f', '#6b7f33']), c.between(0, 90)))}`, size);
}

/** Raw konafa: a soft heap of pale threads as thin as hair, combed one way, their ends hanging loose. */
function konafaThreads() {
  const pale = ['#fffaf0', '#fbf1da', '#f6e8c8', '#f2e0ba', '#fff6e4', '#ead6aa', '#dfc795'];
  const strand = (x, y, c, reach) => line(`M${n(x)} ${n(y)}C${n(x + reach * 0.3)} ${n(y - c.between(6, 20))} ${n(x + reach * 0.7)} ${n(y + c.between(2, 16))} ${n(x + reach)} ${n(y + c.between(-8, 8))}`, c.pick(pale), c.between(1, 1.7));
  const heap = pieces('konafa', 250, (c) => { const t = c.between(-1, 1); return { x: 48 + t * 42, y: c.between(30 + 44 * t * t, 112 - 6 * t * t) }; }, (x, y, c) => strand(x - 10, y, c, c.between(30, 54)));
  const curls = pieces('curls', 16, (c) => ({ x: c.between(30, 84), y: c.between(44, 98) }), (x, y, c) => line(`M${n(x)} ${n(y)}c8 ${n(c.between(-14, -8))} 22 -6 18 ${n(c.between(2, 8))}s-14 8 -20 ${n(c.between(6, 12))}`, c.pick(pale.slice(0, 5)), 1.5));
  const ends = pieces('ends', 34, (c) => ({ x: c.between(0, 1), y: c.between(84, 112) }), (u, y, c) => strand(u < 0.5 ? c.between(2, 12) : c.between(96, 106), y, c, u < 0.5 ? 26 : 22));
  return `${shape('M14 98C16 64 40 34 66 32C92 34 112 64 116 98C108 114 90 117 64 117S22 114 14 98z', '#e0c896')}${heap}${curls}${ends}`;
}

const withBran = { toast: '#7a4518', bran: 150 };
const plain = { toast: '#c08a45' };

export const bakery = {
  'baladi-bread': flatBread('bb', '#cf9f66', '#f6e6c4', withBran),
  'shami-bread': flatBread('sb', '#efdab0', '#fffaf0', plain),
  'fino-rolls': finoRoll(60, 34, -14) + finoRoll(70, 64, -10) + finoRoll(60, 95, -14),
  'brown-toast': [0, 1, 2, 3].map((i) => toastSlice(84 - i * 9, 60 + i * 2.4, i % 2 ? '#7a4c26' : '#8c5a2f')).join('') + toastSlice(46, 70, '#7a4c26', '#b98a58', 'bran'),
  feteer: feteer(),
  'pate-squares': pateSquare(82, 38, 1.15, 0) + pateSquare(44, 68, 1.2, 0) + pateSquare(88, 88, 1.1, 0),
  simit: simitRing(54, 50, 38, 34, -10, 'si1') + simitRing(74, 78, 40, 34, 12, 'si2'),
  'rusk-slices': rusk(36, 62, -16, 'ru1') + rusk(92, 60, 14, 'ru2') + rusk(64, 68, -2, 'ru3'),
  'sponge-loaf': spongeLoaf(),
  'tea-biscuits': plainBiscuit(52, 34, -14, 1) + plainBiscuit(80, 62, 10, 1.05) + plainBiscuit(50, 92, -6, 1.1),
  'date-biscuits': dateBiscuit(42, 42, 1, -8) + dateBiscuit(90, 50, 0.95, 10) + dateBiscuit(46, 96, 1, 4, true) + dateBiscuit(98, 94, 0.78, 0),
  crackers: cracker(44, 44, -14, 'cr1') + cracker(88, 54, 12, 'cr2') + cracker(58, 94, -4, 'cr3'),
  baklawa: baklawa(64, 26, 1) + baklawa(34, 62, 1) + baklawa(94, 62, 1) + baklawa(64, 92, 1.05),
  'konafa-threads': konafaThreads(),
};
