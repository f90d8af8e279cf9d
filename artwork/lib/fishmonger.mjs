// Fish and shrimp as they lie on ice in Egypt: each of its own shape and colour, and matte.
import { chanceFrom } from './chance.mjs';
import { darker, lighter } from './colour.mjs';
import { line, oval, shape, turned } from './pieces.mjs';
import { n } from './svg.mjs';

/** A fish lying on its side, the head to the left. `marks` are drawn within its outline. */
function fish(name, { body, back, flank, belly, fin, fins, tail, marks = '', eye = [18, 61, 3.6], gill = 32, scales = true }) {
  const rows = scales
    ? Array.from({ length: 9 }, (_, row) => Array.from({ length: 14 }, (_, i) => `M${n(gill + 2 + i * 6 + (row % 2) * 3)} ${n(36 + row * 6.4)}q3.4 3.2 0 6.4`).join('')).join('')
    : '';
  const [ex, ey, er] = eye;
  return `<linearGradient id="${name}b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${back}"/><stop offset=".42" stop-color="${flank}"/><stop offset="1" stop-color="${belly}"/></linearGradient><clipPath id="${name}c"><path d="${body}"/></clipPath>${shape(tail, fin)}${fins.map((d) => shape(d, fin)).join('')}${shape(body, `url(#${name}b)`)}<g clip-path="url(#${name}c)">${marks}${line(rows, darker(flank, 0.12), 0.9, ' opacity=".42"')}${line(`M${gill} 30C${gill + 7} 50 ${gill + 7} 80 ${gill - 3} 100`, darker(flank, 0.2), 2.2, ' opacity=".75"')}</g>${line(body, darker(back, 0.08), 1.4, ' opacity=".7"')}${oval(ex, ey, er + 1.2, er + 1.2, lighter(flank, 0.14))}${oval(ex, ey, er, er, '#d9bd7a')}${oval(ex, ey, er * 0.62, er * 0.62, '#1d1b18')}`;
}

const spines = (from, to, base, top) => {
  const count = 11;
  const step = (to - from) / count;
  const crest = (i) => base - (base - top) * Math.sin(Math.PI * Math.min(1, (i + 1.6) / (count + 1.6)) ** 0.8);
  return `M${from} ${base + 6}${Array.from({ length: count }, (_, i) => `L${n(from + i * step)} ${n(crest(i))}L${n(from + (i + 0.8) * step)} ${n(crest(i) + 5)}`).join('')}L${to} ${base + 12}z`;
};

const bars = Array.from({ length: 8 }, (_, i) => `<path d="M${36 + i * 9} 24q4 40 0 76h4.500q4 -38 0 -76z" fill="#4b4a35" opacity=".3"/>`).join('');
const stripes = (colour) => line([54, 58, 62, 66, 70, 74].map((y) => `M34 ${y}Q70 ${y - 2} 108 ${n(64 + (y - 64) * 0.35)}`).join(''), colour, 1.3, ' opacity=".5"');
const slim = 'M4 66C9 57 26 49 48 49C72 49 92 57 107 62V69C92 76 72 83 48 83C26 83 9 75 4 66z';

const sardine = (id, y, turn) => turned(turn, 64, y, `<g transform="translate(0 ${y - 66})">${fish(id, {
  body: 'M6 66C12 59 28 54 50 54C76 54 94 60 106 64V68C94 73 76 79 50 79C28 79 12 74 6 66z',
  back: '#3f5c66', flank: '#a9b5b5', belly: '#e3e4dc', fin: '#7b8a8c',
  fins: ['M54 56L62 47L70 57z', 'M60 76L66 84L72 75z'],
  tail: 'M103 66L122 54Q116 66 122 79z', eye: [15, 64, 2.6], gill: 27, scales: false,
  marks: [40, 50, 60, 70, 80].map((x) => oval(x, 62, 1.7, 1.7, '#33474f', 0, ' opacity=".55"')).join(''),
})}</g>`);

/** One headless tail of raw shrimp: a curl of shell that narrows to the fan of its tail. */
function shrimpTail() {
  const at = (share, depth) => {
    const angle = ((150 + share * 238) * Math.PI) / 180;
    const r = 50 - depth * (32 - share * 18);
    return [n(66 + Math.cos(angle) * r), n(60 + Math.sin(angle) * r)].join(' ');
  };
  const along = (from, to, depth) => Array.from({ length: 15 }, (_, i) => at(from + ((to - from) * i) / 14, depth));
  const outline = `M${[...along(0, 1, 0), ...along(1, 0, 1)].join('L')}z`;
  const rings = [0.13, 0.28, 0.43, 0.58, 0.72, 0.86];
  const legs = rings.slice(0, 5).map((share) => `M${at(share, 0.96)}L${at(share + 0.05, 1.32)}`).join('');
  const edges = rings.map((share) => `M${at(share, 0)}Q${at(share + 0.05, 0.5)} ${at(share, 1)}`).join('');
  const tail = 'M101 84C92 94 84 101 68 100C74 108 78 110 84 111C78 115 79 118 82 120C98 118 108 104 110 90z';
  return `${line(legs, '#c79483', 3)}${shape(tail, '#b5685a')}${line('M104 88Q92 100 74 103M107 90Q98 106 85 115', '#8d493d', 1.8)}${shape(outline, '#d9b0a0', ' stroke="#b48474" stroke-width="2" stroke-linejoin="round"')}${shape(`M${[...along(0, 1, 0.08), ...along(1, 0, 0.42)].join('L')}z`, '#e6c6b8')}${rings.map((share) => shape(`M${[...along(share - 0.045, share, 0.02), ...along(share, share - 0.045, 0.98)].join('L')}z`, '#a98c88', ' opacity=".5"')).join('')}${line(edges, '#a97566', 1.8)}${shape(`M${at(0, 0)}Q${at(-0.06, 0.5)} ${at(0, 1)}Q${at(0.05, 0.5)} ${at(0, 0)}z`, '#f0dcd0')}`;
}

const wavyBars = (() => {
  const chance = chanceFrom('mackerel');
  return line(Array.from({ length: 15 }, (_, i) => `M${38 + i * 5} 44q${n(chance.between(-4, 4))} 6 2 9t${n(chance.between(-2, 3))} 8`).join(''), '#203c46', 2.4, ' opacity=".75"');
})();

export const fishmonger = {
  bolti: fish('bo', {
    body: 'M5 68C12 51 34 35 62 34C86 34 102 48 111 58V76C101 88 84 100 60 100C34 99 13 86 5 68z',
    back: '#5d5b45', flank: '#98947a', belly: '#d5cfb8', fin: '#807a63',
    fins: [spines(34, 96, 40, 18), 'M66 98L74 112Q88 108 94 90z', 'M46 98L52 112L62 99z'],
    tail: 'M107 57Q117 54 124 44Q128 67 124 91Q117 81 107 77z',
    marks: `${bars}<path d="M40 74q15 -6 22 4q-10 9 -22 3z" fill="#b3a98a" opacity=".9"/>`, eye: [21, 60, 4],
  }),
  bouri: fish('bu', {
    body: slim, back: '#56626b', flank: '#b6bfc3', belly: '#f0f0ea', fin: '#8b959a',
    fins: ['M46 51L50 36L60 50z', 'M76 54L82 43Q86 47 90 58z', 'M50 81L56 92L64 80z', 'M78 76L84 86L92 73z'],
    tail: 'M103 62L125 43Q114 65 125 89L103 69z',
    marks: `${stripes('#5c6a73')}<path d="M34 66q14 -4 19 4q-9 5 -19 1z" fill="#97a2a6" opacity=".9"/>`, eye: [16, 63, 3.4], gill: 31,
  }),
  mackerel: fish('mk', {
    body: slim, back: '#2f6470', flank: '#8fa9a8', belly: '#eceadf', fin: '#5f7d80',
    fins: ['M44 51L50 39L62 50z', 'M74 55L80 46L88 58z', 'M74 77L80 86L88 72z'],
    tail: 'M103 63L124 46Q113 65 124 87L103 69z', marks: wavyBars, eye: [16, 64, 3.2], gill: 30, scales: false,
  }),
  sardines: sardine('s1', 34, -5) + sardine('s2', 66, 3) + sardine('s3', 98, -3),
  tuna: fish('tu', {
    body: 'M4 67C14 48 38 39 60 40C86 41 102 57 112 64V69C102 77 86 93 60 94C38 95 14 85 4 67z',
    back: '#273f5b', flank: '#6f8296', belly: '#dfe0db', fin: '#2c435c',
    fins: ['M48 42Q52 26 66 22Q62 34 66 43z', 'M76 46Q82 30 92 26Q86 40 88 52z', 'M74 90Q80 104 90 108Q86 96 88 82z', 'M92 55l6 -6l2 9z', 'M98 59l6 -5l1 8z'],
    tail: 'M108 64Q116 48 126 38Q118 66 126 95Q116 84 108 69z',
    marks: '<path d="M38 72q22 -3 30 8q-16 5 -30 -2z" fill="#3b526b" opacity=".9"/>', eye: [17, 63, 3.2], gill: 33, scales: false,
  }),
  'raw-shrimp': shrimpTail(),
};
