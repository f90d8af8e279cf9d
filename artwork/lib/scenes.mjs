// The three pictures of a product, and those of a category and a brand. All 1000 × 1000.
import { brand, darker, lighter, mix, shade } from './colour.mjs';
import { chanceFrom } from './chance.mjs';
import { basket, crate, podium, settings, shelf, wallAndTable, wallShapes } from './backdrops.mjs';
import { icon, iconSize, isKnown, standingIcon } from './icons.mjs';
import { canLetter, lettering, lettersWidth } from './letters.mjs';
import { brandIcons } from '../better-icons.mjs';
import { drawPackage, flatBreads, heap, produceForms, standing } from './packages.mjs';
import { at, groundShadow, lifted, n, picture, startPicture } from './svg.mjs';

const notForTables = /bucket|wastebasket|cow-|buffalo|^goat|^chicken$|rooster|turkey|honeybee|baby-chick|bathtub|^shower$|^tooth$|fire|snowflake|sparkles|palm-tree|roll-of-paper|potable/;

const edible = (icons) => {
  const left = icons.filter((name) => !notForTables.test(name));
  return left.length ? left : icons.slice(0, 1);
};

function shadowedIcon(name, x, base, size, options) {
  const { w } = iconSize(name, size);
  return groundShadow(x + w * 0.06, base - 2, w * 0.56, size * 0.085) + standingIcon(name, x, base, size, options);
}

// ---- 1: the cover ------------------------------------------------------------

export function cover(look) {
  startPicture();
  const chance = chanceFrom(`${look.slug}/cover`);
  const shape = chanceFrom(look.category).pick(wallShapes);
  const backdrop = wallAndTable(look.main, shape);
  const content = produceForms.has(look.form) ? produceOnTable(look, chance) : packOnTable(look, chance);
  return picture(1000, 1000, backdrop + content);
}

function produceOnTable(look, chance) {
  const made = drawPackage(look, chance);
  const scale = Math.min(790 / made.w, 700 / made.h, 1.4);
  return groundShadow(510, 858, made.w * scale * 0.55, 52, '#3a2a18', 0.42) + at(500, 862, made.svg, { scale });
}

function packOnTable(look, chance) {
  const made = drawPackage(look, chance);
  const several = look.count > 1;
  const scale = Math.min(690 / made.h, (several ? 520 : 620) / made.w, 1.5) * (several ? 0.94 : 1);
  const guests = look.icons.filter((name) => !notForTables.test(name));
  // A low pack has its name on the left, which stays free.
  const toTheRight = chance.yes() || made.w > made.h * 1.2;
  const reach = Math.min(330, (made.w * scale) / 2 + 96);
  const shift = guests.length && !several ? (toTheRight ? -50 : 50) : 0;
  const behind = several ? standing(look, chance, 500 - made.w * scale * 0.46, 812, { scale: scale * 0.86 }) + standing(look, chance, 500 + made.w * scale * 0.46, 812, { scale: scale * 0.86 }) : '';
  const main = standing(look, chance, 500 + shift, 868, { scale });
  if (several || guests.length === 0) return behind + main;
  const way = toTheRight ? 1 : -1;
  // One large guest beside a low pack, and beside bread, whose loaves would pass for biscuits if they were small.
  const isAlone = made.h * scale < 340 || guests[0] in flatBreads;
  const first = shadowedIcon(guests[0], 500 + shift + way * (reach + 20), 890, isAlone ? 300 : 228, { mirror: chance.yes(0.3) });
  if (isAlone) return main + lifted(first, { blur: 8, strength: 0.14 });
  const second = guests[1] ? shadowedIcon(guests[1], 500 + shift + way * (reach - 88), 926, 158, { turn: way * 4 }) : shadowedIcon(guests[0], 500 + shift + way * (reach - 96), 926, 146, { turn: way * 12 });
  return main + lifted(first, { blur: 8, strength: 0.14 }) + lifted(second, { blur: 8, strength: 0.14 });
}

const severalWouldBeOdd = /beans|basterma|bowl|cheddar|salt|glass|bread|brush|bubbles|bag|roll|ear-of-corn|bunch/;

// ---- 2: close up ---------------------------------------------------------------

export function closeUp(look) {
  startPicture();
  const chance = chanceFrom(`${look.slug}/close`);
  const setting = look.mood === 'food' ? chance.pick(['plate', 'board', 'cloth', 'stone', 'plate', 'board']) : chance.pick(['tiles', 'towel']);
  const [first, second, third] = edible(look.icons);
  const soft = { dx: 8, dy: 16, blur: 15, strength: 0.34 };
  const put = (name, x, y, size, turn) => lifted(icon(name, 500 + (x - 500) * 1.12, 500 + (y - 500) * 1.12, size * 1.16, { turn }), soft);
  let things;
  if (!second) {
    const arrangement = chance.pick(severalWouldBeOdd.test(first) ? ['pair'] : ['trio', 'pair', 'ring']);
    if (arrangement === 'trio') things = put(first, 345, 400, 270, -16) + put(first, 655, 385, 280, 14) + put(first, 505, 600, 390, 4);
    else if (arrangement === 'pair') things = put(first, 640, 400, 310, 18) + put(first, 420, 560, 420, -8);
    else things = [0, 72, 144, 216, 288].map((turn) => put(first, 500 + Math.sin((turn * Math.PI) / 180) * 205, 500 - Math.cos((turn * Math.PI) / 180) * 205, 190, chance.between(-14, 14))).join('') + put(first, 500, 505, 270, 0);
  } else if (!third) {
    things = chance.yes()
      ? put(second, 690, 370, 250, 14) + put(second, 305, 650, 190, -16) + put(first, 455, 510, 440, -5)
      : put(second, 320, 380, 260, -12) + put(second, 710, 630, 200, 12) + put(first, 550, 510, 430, 6);
  } else {
    things = put(second, 320, 385, 260, -12) + put(third, 690, 385, 260, 12) + put(first, 505, 580, 410, 0);
  }
  return picture(1000, 1000, settings[setting](look, chance) + things);
}

const chilled = /meat|poultry|fish/;

// ---- 3: in company ---------------------------------------------------------------

export function group(look) {
  startPicture();
  const chance = chanceFrom(`${look.slug}/group`);
  const arrange = chilled.test(look.category) ? onIce : produceForms.has(look.form)
    ? chance.pick([inCrate, inBasketLoose])
    : look.icons[0] in flatBreads ? onShelf : chance.pick({ can: [stacked, onShelf, stacked], tub: [stacked, onShelf], block: [stacked, inBasket], jar: [onShelf, packedCrate, stacked], box: [onShelf, stacked, inBasket], roll: [onShelf] }[look.form] ?? [onShelf, inBasket, packedCrate]);
  return picture(1000, 1000, arrange(look, chance));
}

function otherTint(look, shapeSeed) {
  const tints = [brand.saffron, '#7fb4c9', '#8fb573', '#e39a7f', '#b9a3cf'];
  const tint = tints[Math.floor(shapeSeed.between(0, tints.length))];
  return mix(tint, look.main, 0.25);
}

function inCrate(look, chance) {
  const made = crate({ stamp: at(500, 742, icon(look.icons[0], 0, 0, 130)) });
  return wallAndTable(otherTint(look, chance), chance.pick(wallShapes)) + made.back + at(500, 650, pileFor(look, chance, 760, 3, 220)) + made.front;
}

/** A chilled counter: trays on crushed ice, with greenery between. */
function onIce(look, chance) {
  const made = drawPackage(look, chance);
  const cubes = Array.from({ length: 90 }, (_, i) => {
    const x = (i % 15) * 72 + chance.between(-24, 24);
    const y = 570 + Math.floor(i / 15) * 74 + chance.between(-16, 16);
    const s = chance.between(46, 84);
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(chance.between(0, 90))})"><rect x="${n(-s / 2)}" y="${n(-s / 2)}" width="${n(s)}" height="${n(s)}" rx="14" fill="${chance.pick(['#e3f1f8', '#d3e8f2', '#f1f9fc', '#c6dfec'])}"/><path d="M${n(-s * 0.3)} ${n(-s * 0.3)}h${n(s * 0.4)}" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g>`;
  }).join('');
  const wall = shade(look.main, 0.86, 0.06);
  const tile = (i, j) => `<rect x="${i * 125 + 4}" y="${j * 125 + 4}" width="117" height="117" rx="10" fill="${(i + j) % 2 ? wall : lighter(wall, 0.022)}"/>`;
  const tiles = Array.from({ length: 40 }, (_, k) => tile(k % 8, Math.floor(k / 8))).join('');
  const sprig = (x, y, turn) => lifted(icon('herb', x, y, 150, { turn }), { dy: 5, blur: 6 });
  const front = Math.min(720 / made.w, 500 / made.h);
  const rear = front * 0.66;
  const x = made.w * rear * 0.53;
  return `<rect width="1000" height="1000" fill="${darker(wall, 0.05)}"/>${tiles}<rect y="530" width="1000" height="470" fill="#cfe4ef"/>${cubes}${standing(look, chance, 500 - x, 590, { scale: rear })}${standing(look, chance, 500 + x, 590, { scale: rear })}${sprig(96, 680, -50)}${sprig(906, 680, 50)}${standing(look, chance, 500, 908, { scale: front })}${lifted(icon('lemon', 120, 900, 150, { turn: -8 }))}`;
}

function inBasketLoose(look, chance) {
  const made = basket({ lining: look.accent, top: 590 });
  return wallAndTable(otherTint(look, chance), chance.pick(wallShapes)) + made.back + at(500, 640, pileFor(look, chance, 620, 2, 260)) + made.front;
}

function pileFor(look, chance, width, rows, size) {
  return heap(look.form === 'tray' ? look.icons.slice(0, 1) : look.icons, chance, { width, rows, size });
}

function onShelf(look, chance) {
  const made = drawPackage(look, chance);
  const scale = Math.min(560 / made.h, 400 / made.w);
  const step = made.w * scale + 22;
  const place = shelf(otherTint(look, chance), 800);
  const row = (count, base, size) => Array.from({ length: count }, (_, i) => {
    const x = 500 + (i - (count - 1) / 2) * step;
    return standing(look, chance, x, base, { scale: scale * size });
  }).join('');
  const count = step > 330 ? 2 : Math.floor(980 / step);
  const veil = `<rect y="96" width="1000" height="704" fill="${shade(look.main, 0.4, 0.06)}" opacity=".16"/>`;
  return place.back + row(count + 1, 766, 0.94) + veil + row(count, 812, 1) + place.front;
}

function inBasket(look, chance) {
  const made = drawPackage(look, chance);
  const isLow = made.h < made.w;
  const scale = Math.min(560 / made.h, (isLow ? 400 : 300) / made.w);
  const holder = basket({ lining: look.accent, top: 600 });
  const sunk = isLow ? 590 + made.h * scale * 0.2 : 800;
  const pack = (x, y, turn, size = 1) => lifted(at(x, y, made.svg, { scale: scale * size, turn }), { blur: 10, strength: 0.25 });
  return (
    wallAndTable(otherTint(look, chance), chance.pick(wallShapes)) + holder.back + pack(318, sunk, -13, 0.96) + pack(690, sunk, 13, 0.96) + pack(500, sunk + 30, chance.between(-3, 3), 1.06) + holder.front
  );
}

function packedCrate(look, chance) {
  const made = drawPackage(look, chance);
  const isLow = made.h < made.w;
  const scale = Math.min(540 / made.h, (isLow ? 350 : 270) / made.w);
  const foot = isLow ? 650 + made.h * scale * 0.16 : 820;
  const holder = crate({ top: 640, stamp: at(500, 764, icon(look.icons[0], 0, 0, 120)) });
  const count = isLow ? 2 : made.w * scale < 180 ? 4 : 3;
  const step = isLow ? 356 : Math.min(250, 700 / count);
  const packs = (y, size, all) => Array.from({ length: all }, (_, i) => lifted(at(500 + (i - (all - 1) / 2) * step, y, made.svg, { scale: scale * size }), { blur: 8, strength: 0.22 })).join('');
  return wallAndTable(otherTint(look, chance), chance.pick(wallShapes)) + holder.back + packs(foot - 50, 0.95, count - 1) + packs(foot, 1, count) + holder.front;
}

function stacked(look, chance) {
  const made = drawPackage(look, chance);
  const rows = made.h > made.w * 1.25 ? 2 : 3;
  const scale = Math.min(900 / (made.w * rows), 720 / (made.h * rows * 0.92));
  const stepX = made.w * scale * 1.02;
  const stepY = made.h * scale * (look.form === 'block' ? 0.77 : 0.95);
  let packs = '';
  for (let row = 0; row < rows; row += 1) {
    const count = rows - row;
    for (let i = 0; i < count; i += 1) {
      const x = 500 + (i - (count - 1) / 2) * stepX;
      packs += row === 0 ? standing(look, chance, x, 868, { scale }) : groundShadow(x, 868 - row * stepY, made.w * scale * 0.46, 14, '#2a1c10', 0.3) + at(x, 868 - row * stepY, made.svg, { scale });
    }
  }
  return wallAndTable(otherTint(look, chance), chance.pick(wallShapes), 740) + packs;
}

// ---- categories ----------------------------------------------------------------------

/** A third thing for the podium, when a category names fewer, is what its goods show most. */
function thingsOf({ art, products }) {
  const counts = new Map();
  for (const name of products.flatMap((product) => product.art.icons)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const often = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name).filter((name) => !art.icons.includes(name) && isKnown(name) && !notForTables.test(name));
  return [...art.icons, ...often, art.icons[0], art.icons[0]].slice(0, 3);
}

export function categoryPicture(category) {
  startPicture();
  const { art } = category;
  const wall = shade(art.color, 0.82, 0.11);
  const disc = shade(art.color, 0.91, 0.07);
  const [first, second, third] = thingsOf(category);
  const put = (name, x, base, size, turn = 0) => lifted(shadowedIcon(name, x, base, size, { turn }), { blur: 12, strength: 0.2 });
  const stand = mix('#fffaf0', art.color, 0.06);
  const leaves = `<path d="M0 0C-60 -60 -60 -150 0 -220C60 -150 60 -60 0 0z" fill="${shade(art.color, 0.73, 0.12)}"/><path d="M0 0V-170" stroke="${disc}" stroke-width="5"/>`;
  const sprig = (x, y, turn) => at(x, y, leaves, { turn: turn - 26 }) + at(x, y, leaves, { turn: turn + 26, scale: 0.86 }) + at(x, y, leaves, { turn, scale: 1.16 });
  return picture(
    1000,
    1000,
    `<rect width="1000" height="1000" fill="${wall}"/><circle cx="500" cy="455" r="405" fill="${disc}"/><path d="M0 800Q500 730 1000 800V1000H0z" fill="${shade(art.color, 0.75, 0.11)}"/>${sprig(110, 830, -14)}${sprig(890, 830, 14)}${podium(270, 590, 185, 250, stand)}${podium(735, 510, 185, 320, stand)}${podium(500, 745, 250, 135, lighter(stand, 0.01))}${put(second, 255, 604, 330, -4)}${put(third, 745, 524, 330, 4)}${put(first, 500, 782, 470)}`,
  );
}

// ---- brands --------------------------------------------------------------------------------

const emblemColours = [
  [brand.leaf, '#fff8ec', brand.saffron],
  [brand.tomato, '#fff4e0', '#f7c877'],
  ['#1f4f7a', '#f3f7fb', '#f2a93b'],
  [brand.saffron, '#5a2a12', '#fff3d6'],
  ['#7a2f4f', '#fdeef2', '#f0b48c'],
  ['#2f7f86', '#f2fbfa', '#f6d58a'],
  ['#8a4b1f', '#fff1dd', '#f2b95c'],
  ['#5a6b1f', '#fbfae6', '#e4c04a'],
  ['#4b3a86', '#f4f0ff', '#f0b95a'],
];

const polar = (angle, r) => `${n(500 + Math.cos(angle) * r)} ${n(500 + Math.sin(angle) * r)}`;

function scallopedDisc(teeth, r, depth) {
  const points = Array.from({ length: teeth }, (_, i) => {
    const a = (i / teeth) * Math.PI * 2;
    const b = ((i + 1) / teeth) * Math.PI * 2;
    return `${i ? '' : `M${polar(a, r - depth)}`}Q${polar((a + b) / 2, r + depth * 1.4)} ${polar(b, r - depth)}`;
  });
  return `${points.join('')}z`;
}

const emblemShapes = [
  () => 'M500 130a370 370 0 0 1 0 740a370 370 0 0 1 0 -740z',
  () => 'M500 110C640 190 760 210 850 210C870 560 760 780 500 890C240 780 130 560 150 210C240 210 360 190 500 110z',
  () => scallopedDisc(14, 370, 30),
  () => 'M500 120L840 310V690L500 880L160 690V310z',
  () => 'M150 870V470a350 350 0 0 1 700 0V870z',
  () => 'M500 120C720 120 870 280 870 500V870H500C280 870 130 720 130 500S280 120 500 120z',
  () => 'M500 110C600 250 850 380 850 580C850 760 690 880 500 880S150 760 150 580C150 380 400 250 500 110z',
  () => scallopedDisc(8, 375, 46),
];

/** Two letters: of the first two words that are not "El" or "&", or of the only one. */
export function monogramOf(name) {
  const words = name.split(/[^A-Za-z]+/).filter(Boolean);
  const telling = words.filter((word, at) => at === 0 || word.toLowerCase() !== 'el');
  const [first = 'B', second] = telling;
  return second ? first[0] + second[0] : first.slice(0, 2);
}

/** The order among all brands decides shape and colours: no two have both in common. Its goods stand on top. */
export function brandPicture({ slug, name }, order) {
  startPicture();
  const round = Math.floor(order / emblemShapes.length);
  const [ground, light, accent] = emblemColours[(order + round * 3) % emblemColours.length];
  const shape = emblemShapes[order % emblemShapes.length]();
  const paper = mix('#fffaf2', ground, 0.07);
  const inner = `<g transform="translate(500 500) scale(.92) translate(-500 -500)"><path d="${shape}" fill="none" stroke="${accent}" stroke-opacity=".8" stroke-width="8"/></g>`;
  const goods = `<circle cx="500" cy="322" r="124" fill="${light}"/>${icon(brandIcons[slug] ?? 'shopping-cart', 500, 322, 176)}`;
  const monogram = monogramOf(name);
  const wide = lettersWidth(monogram, 250);
  const letters = lettering(monogram, { x: 500, y: 632, size: wide > 330 ? (250 * 330) / wide : 250, fill: light });
  const words = canLetter(name) ? lettering(name, { x: 500, y: 732, size: 74, fill: ground === brand.saffron ? light : accent, maxWidth: 336 }) : '';
  return picture(
    1000,
    1000,
    `<rect width="1000" height="1000" fill="${paper}"/>${lifted(`<path d="${shape}" fill="${ground}"/>`, { dx: 4, dy: 16, blur: 22, tint: darker(ground, 0.2), strength: 0.35 })}${inner}${goods}${letters}${words}`,
  );
}
