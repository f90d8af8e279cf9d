// Meat and poultry as a butcher lays them out: raw, matte, each cut of its own shape.
import { darker, lighter, mix } from './colour.mjs';
import { leafAt, line, moved, oval, pieces, shape, turned } from './pieces.mjs';
import { n } from './svg.mjs';

const beef = '#a8483f';
const fat = '#ecdcc6';

/** Grain and marbling within an outline. */
const marbled = (name, outline, content) => `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;

const grain = (name, count, box, colour) =>
  pieces(name, count, (c) => ({ x: c.between(box[0], box[2]), y: c.between(box[1], box[3]) }), (x, y, c) => line(`M${n(x)} ${n(y)}q${n(c.between(4, 9))} ${n(c.between(-4, 4))} ${n(c.between(10, 18))} ${n(c.between(-3, 3))}`, colour, c.between(0.9, 2), ' opacity=".6"'));

function chunk(name, x, y, size, turn) {
  const top = 'M-20 -12Q0 -22 19 -13L21 -9Q4 -1 -1 -1Q-10 -2 -22 -8z';
  const front = 'M-22 -8Q-10 -2 -1 -1Q0 8 1 21Q-12 20 -21 13z';
  const side = 'M-1 -1Q4 -1 21 -9L22 10Q14 18 1 21z';
  return moved(x, y, `<g transform="rotate(${turn})" stroke-linejoin="round">${shape(top, lighter(beef, 0.05), ` stroke="${lighter(beef, 0.05)}" stroke-width="3"`)}${shape(front, beef, ` stroke="${beef}" stroke-width="3"`)}${shape(side, darker(beef, 0.09), ` stroke="${darker(beef, 0.09)}" stroke-width="3"`)}${marbled(name, `${front}${top}`, grain(name, 6, [-24, -18, 2, 18], fat))}${line('M-21 -7Q-10 -1 -1 -0.500L20 -8', fat, 1.6, ' opacity=".55"')}</g>`, size);
}

function slice(name, x, y, turn, colour) {
  const outline = 'M-50 4C-48 -18 -16 -28 14 -24C40 -21 54 -8 50 8C46 22 18 28 -12 26C-36 24 -50 18 -50 4z';
  return moved(x, y, `<g transform="rotate(${turn})">${shape(outline, darker(colour, 0.12), ' transform="translate(1 5)"')}${shape(outline, colour)}${marbled(name, outline, grain(name, 16, [-50, -24, 44, 24], mix(colour, fat, 0.55)))}${line('M-50 4C-48 -18 -16 -28 14 -24C40 -21 54 -8 50 8', fat, 4)}</g>`);
}

const pores = (name, count, box, colour) => pieces(name, count, (c) => ({ x: c.between(box[0], box[2]), y: c.between(box[1], box[3]) }), (x, y) => oval(x, y, 0.9, 0.7, colour, 0, ' opacity=".55"'));

const skinned = (id, skin) => `<radialGradient id="${id}" cx=".38" cy=".28" r=".85"><stop offset="0" stop-color="${lighter(skin, 0.05)}"/><stop offset=".6" stop-color="${skin}"/><stop offset="1" stop-color="${darker(skin, 0.12)}"/></radialGradient>`;

/** A cleaned chicken lying on its back, breast up, its legs to the right. */
function chicken() {
  const skin = '#ecc9a3';
  const edge = darker(skin, 0.15);
  const body = 'M14 84C10 60 30 42 58 40C84 38 104 52 106 76C106 98 86 110 56 110C30 110 17 102 14 84z';
  return `${skinned('dc', skin)}${shape('M18 74C8 70 2 76 5 84C8 90 14 90 20 88z', darker(skin, 0.05))}${shape('M88 56C98 44 108 36 116 33Q124 28 126 35Q127 40 121 43Q112 54 104 68z', darker(skin, 0.07))}${oval(121, 35, 5, 4.4, '#f3e6d2', -30)}${shape(body, 'url(#dc)')}${marbled('dcp', body, pores('dc', 46, [16, 48, 104, 106], edge))}${line('M30 58C44 48 66 46 84 52', lighter(skin, 0.07), 4, ' opacity=".7"')}${line('M24 70Q50 56 82 62', edge, 1.8, ' opacity=".7"')}${shape('M60 78C66 62 90 58 104 66C112 60 118 54 122 52Q128 51 127 58Q125 63 119 64Q112 82 98 94C84 104 62 98 60 78z', skin, ` stroke="${edge}" stroke-width="1.600"`)}${oval(122.5, 57, 5, 4.6, '#f6ecdb', -30)}${line('M72 74Q84 66 100 70', lighter(skin, 0.07), 3, ' opacity=".8"')}${shape('M20 86C26 74 44 74 54 84C60 92 56 102 46 102C38 102 22 98 20 86z', mix(skin, '#f4d7b4', 0.4), ` stroke="${edge}" stroke-width="1.600"`)}${line('M30 86Q40 84 50 92', edge, 1.6)}`;
}

/** A cleaned duck: long and flat, with the neck and bill by which it is told from a chicken. */
function duck() {
  const skin = '#e0b97e';
  const edge = darker(skin, 0.17);
  const body = 'M38 76C40 54 62 42 86 44C108 46 122 60 122 78C122 98 104 108 80 108C54 108 37 96 38 76z';
  const neck = 'M50 66C38 58 30 60 26 70C22 80 20 88 14 92L24 102C32 98 35 88 38 82C42 78 46 84 54 90z';
  return `${skinned('dd', skin)}${shape('M112 60L126 50Q128 64 121 74z', darker(skin, 0.06))}${shape(neck, mix(skin, '#d3a067', 0.45), ` stroke="${edge}" stroke-width="1.600" stroke-linejoin="round"`)}${line('M34 66Q38 72 36 78M28 76Q32 80 30 88', edge, 1.2, ' opacity=".7"')}${shape('M26 90C20 84 10 86 8 94C7 102 14 108 22 106C30 104 32 96 26 90z', mix(skin, '#d3a067', 0.3), ` stroke="${edge}" stroke-width="1.600"`)}${shape('M12 100C4 102 0 110 3 114Q8 118 13 113Q18 110 20 106z', '#c08533', ' stroke="#8f5f1f" stroke-width="1.600" stroke-linejoin="round"')}${line('M4 111Q10 108 15 104', '#8f5f1f', 1.3)}${line('M15 95q4 -2.500 7 1', '#5a4026', 1.8)}${shape(body, 'url(#dd)')}${marbled('ddp', body, pores('dd', 110, [40, 50, 120, 106], edge))}${line('M52 66C66 52 92 50 110 60', lighter(skin, 0.07), 4, ' opacity=".7"')}${line('M46 74Q78 60 116 72', edge, 1.6, ' opacity=".6"')}${shape('M78 86C82 70 106 66 116 78C122 86 118 96 110 100Q116 108 112 112Q106 115 100 106C88 108 76 100 78 86z', skin, ` stroke="${edge}" stroke-width="1.600"`)}${shape('M44 82C52 70 70 72 78 82C82 90 76 97 66 96C56 96 44 94 44 82z', mix(skin, '#ecca96', 0.5), ` stroke="${edge}" stroke-width="1.600"`)}${line('M54 84Q64 80 74 88', edge, 1.6)}`;
}

const shoulder = 'M10 66C8 42 30 22 58 20C84 19 104 32 106 54C114 64 106 82 92 90C78 102 54 108 34 100C18 94 11 82 10 66z';
const fillet = 'M16 44C28 16 72 8 100 24C120 38 112 70 86 92C66 110 44 116 34 104C26 94 8 66 16 44z';
/** A liver lying flat: two long uneven lobes joined at the top, smooth and nearly brown, thin at the edge, wet. */
function liver(x, y, size, turn, colour) {
  const lobe = (d, tone, sheen) => `${shape(d, darker(colour, 0.15), ' transform="translate(1 4.500)"')}${shape(d, tone, ` stroke="${lighter(tone, 0.05)}" stroke-width="1.600"`)}${shape(sheen, lighter(tone, 0.06))}`;
  const right = lobe('M-8 -22C2 -36 24 -40 44 -36C64 -31 80 -16 84 0C86 10 78 13 70 12C60 11 58 20 48 22C34 25 26 16 16 14C2 10 -12 -4 -8 -22z', darker(colour, 0.03), 'M10 -24C24 -34 48 -31 64 -18C72 -10 76 -4 72 0C60 0 56 -4 46 -5C30 -7 10 -8 10 -24z');
  const left = lobe('M8 -24C-2 -40 -30 -44 -52 -36C-72 -28 -86 -8 -84 12C-83 24 -74 28 -66 25C-60 23 -58 28 -54 35C-47 46 -32 44 -20 37C-4 28 10 18 14 2C16 -8 14 -18 8 -24z', colour, 'M-74 10C-76 -8 -60 -26 -42 -32C-26 -36 -10 -32 -2 -22C-18 -22 -30 -16 -40 -5C-50 7 -62 4 -74 10z');
  return moved(x, y, `<g transform="rotate(${turn})">${right}${left}${line('M-68 -2C-63 -16 -54 -24 -42 -29M28 -31Q46 -29 58 -20', '#f6d6ca', 3, ' opacity=".8"')}${line('M-48 32Q-36 36 -24 26', '#f6d6ca', 2, ' opacity=".35"')}${line('M6 -24Q12 -12 8 4M10 -14Q18 -14 24 -10M10 -6Q16 -4 18 0', '#e6c6ac', 2.4)}</g>`, size);
}

const parsley = (x, y) => line(`M${x} ${y}v-26`, '#6f9a45', 2) + [[-20, -58], [-8, -50], [-8, 50], [-20, 58], [-24, 0]].map(([dy, turn]) => leafAt(x, y + dy, 0.42, turn, turn > 0 ? '#3f8f45' : '#57a855')).join('');

/** A cleaned gizzard: two red muscles joined by a silvery skin. */
const gizzard = (x, y, size, turn) => moved(x, y, `<g transform="rotate(${turn})">${shape('M-30 2C-32 -18 -14 -26 0 -18C14 -26 32 -18 30 2C28 20 12 24 0 16C-12 24 -28 20 -30 2z', '#7d2c33', ' transform="translate(1.500 4)"')}${shape('M-30 2C-32 -18 -14 -26 0 -18C14 -26 32 -18 30 2C28 20 12 24 0 16C-12 24 -28 20 -30 2z', '#a8434b')}${shape('M-10 -20C-4 -8 -4 8 -10 20Q0 14 10 20C4 8 4 -8 10 -20Q0 -14 -10 -20z', '#dcb3b6')}${line('M-6 -14Q-2 0 -6 14M6 -14Q2 0 6 14M0 -15V14', '#efd6d6', 1.6)}${line('M-24 -8Q-18 -16 -12 -16M16 -17Q24 -14 26 -4', '#d98088', 3)}</g>`, size);

/** Basterma: a piece in its thick red crust of fenugreek, thin slices of dark meat before it. */
function basterma() {
  const [crust, meat] = ['#a8481f', '#7d1f26'];
  const speckled = (name, box) => pieces(name, 46, (c) => ({ x: c.between(box[0], box[2]), y: c.between(box[1], box[3]) }), (x, y, c) => oval(x, y, c.between(0.8, 2.2), c.between(0.7, 1.6), c.pick(['#c9682f', '#8a3414', '#e08a45', '#6e2a10']), c.between(0, 90)));
  const block = 'M40 20L96 6Q118 4 122 26V50Q122 62 108 66L52 82z';
  const end = 'M10 40C10 20 34 12 46 24C58 38 62 66 52 82C40 90 22 82 16 68C12 58 10 50 10 40z';
  const cut = 'M16 42C16 27 34 21 43 30C53 42 56 64 48 76C39 82 26 75 21 64C18 57 16 50 16 42z';
  const fatty = (name, box) => pieces(name, 12, (c) => ({ x: c.between(box[0], box[2]), y: c.between(box[1], box[3]) }), (x, y, c) => line(`M${n(x)} ${n(y)}q${n(c.between(2, 6))} ${n(c.between(-4, 4))} ${n(c.between(6, 12))} ${n(c.between(-2, 4))}`, '#e3b3a0', c.between(0.8, 1.7), ' opacity=".8"'));
  const thin = (name, x, y, turn) => {
    const outline = 'M-38 4C-40 -14 -18 -22 6 -20C28 -19 42 -8 38 8C34 20 10 22 -12 21C-28 20 -37 14 -38 4z';
    return moved(x, y, `<g transform="rotate(${turn})">${shape(outline, '#5b1a10', ' transform="translate(1 4)"')}${shape(outline, crust)}${moved(0, 0, shape(outline, meat), 0.86)}<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${fatty(name, [-30, -15, 22, 14])}</g>${line('M-28 -4Q-10 -14 12 -13', '#a8434b', 2.4)}</g>`);
  };
  return `${shape(block, darker(crust, 0.1), ' transform="translate(1 3)"')}${shape(block, crust)}<clipPath id="bk"><path d="${block}"/></clipPath><g clip-path="url(#bk)">${speckled('chaman', [44, 6, 122, 80])}${shape('M40 20L96 6Q112 4 118 12L60 28z', '#d1703a', ' opacity=".45"')}</g>${shape(end, crust)}${speckled('rim', [10, 40, 15, 60])}${shape(cut, meat)}<clipPath id="be"><path d="${cut}"/></clipPath><g clip-path="url(#be)">${fatty('basterma', [16, 28, 44, 74])}</g>${line('M20 40Q26 28 38 30', '#a8434b', 2.6)}${thin('bt1', 86, 78, -8)}${thin('bt2', 58, 94, 4)}${thin('bt3', 90, 104, -4)}`;
}
const pane = 'M12 66C12 40 36 22 66 22C98 22 118 42 116 66C114 92 92 106 62 106S12 92 12 66z';

export const butcher = {
  'beef-cubes': chunk('b1', 40, 38, 1.5, -6) + chunk('b2', 90, 42, 1.45, 8) + chunk('b3', 64, 84, 1.65, -2),
  'beef-slices': slice('e1', 60, 34, -14, darker(beef, 0.03)) + slice('e2', 70, 62, 6, beef) + slice('e3', 60, 92, -6, lighter(beef, 0.03)),
  'minced-beef': `${shape('M8 102C12 78 30 54 64 52S116 78 120 102Q96 114 64 114T8 102z', '#7f332d')}${pieces('mince', 150, (c) => { const t = c.between(-1, 1); return { x: 64 + t * 50, y: c.between(54 + 44 * t * t, 107) }; }, (x, y, c) => line(`M${n(x - 8)} ${n(y)}q4 ${n(c.between(-5, 5))} 8 0t8 ${n(c.between(-3, 3))}`, c.pick(['#a04a42', '#b0584f', '#8f3e37', '#bd6d62', '#d9b3a3']), c.between(3.4, 4.6)))}`,
  'lamb-shoulder': `${shape('M80 92L96 78L122 100Q126 106 118 114Q112 120 106 116z', '#e9ddc6', ' stroke="#c4b08d" stroke-width="2" stroke-linejoin="round"')}${oval(114, 107, 9, 6.4, '#f4ecdb', -45)}${oval(114, 107, 5, 3.2, '#b77a6c', -45)}${shape(shoulder, darker('#9c4d44', 0.1), ' transform="translate(1 5)"')}${shape(shoulder, '#a85a4e')}${marbled('ls', shoulder, `${shape('M4 60C10 30 40 12 70 16C96 18 108 34 104 42C88 32 66 34 52 44C38 54 34 74 40 92C44 104 30 106 20 100C8 90 2 76 4 60z', '#ead9c0')}${shape('M92 92C98 82 104 72 108 62L118 80L96 104z', '#ead9c0')}${grain('lamb', 26, [40, 40, 98, 98], '#dbb2a0')}`)}${line('M52 44C38 54 34 74 40 92', '#d4bfa2', 2)}${oval(70, 66, 15, 12, '#f0e6d4', -20)}${oval(70, 66, 10.5, 8, '#d8a898', -20)}${oval(70, 66, 6, 4.4, '#b77a6c', -20)}`,
  'dressed-chicken': chicken(),
  'dressed-duck': duck(),
  'chicken-breast': `${shape(fillet, '#cf9c86', ' transform="translate(2 4)"')}${shape(fillet, '#e6b7a1')}${marbled('cb', fillet, `${shape('M16 44C28 30 60 26 84 36C70 48 52 70 46 108C30 100 8 66 16 44z', '#ecc4b0')}${grain('breast', 22, [20, 24, 100, 100], '#d6a08b')}${shape('M86 16C108 20 120 42 110 62C108 46 100 28 86 16z', '#f1ddc4')}`)}`,
  // As wide as the tray that holds it.
  'chicken-liver': parsley(64, 26) + liver(34, 32, 0.42, -4, '#742f20') + liver(94, 34, 0.42, 16, '#7f3626') + liver(58, 58, 0.54, -6, '#924431') + gizzard(112, 64, 0.5, 16),
  basterma: basterma(),
  'breaded-fillets': turned(-12, 64, 64, `${shape(pane, '#96602a', ' transform="translate(2 6)"')}${shape(pane, '#c98d42')}${pieces('pane', 210, (c) => { const a = c.between(0, 6.28); const r = Math.sqrt(c.between(0, 1)); return { x: 64 + Math.cos(a) * r * 50, y: 64 + Math.sin(a) * r * 40 }; }, (x, y, c) => oval(x, y, c.between(1.2, 3), c.between(1, 2.2), c.pick(['#dca95c', '#b57732', '#e5bd78', '#a5682a', '#d39a4c']), c.between(0, 90)))}`),
};
