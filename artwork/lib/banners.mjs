// The wide still lifes of the home page.
import { brand, darker, lighter, shade } from './colour.mjs';
import { chanceFrom } from './chance.mjs';
import { crate, podium, wood } from './backdrops.mjs';
import { icon, iconSize, standingIcon } from './icons.mjs';
import { lookOf } from './look.mjs';
import { standing } from './packages.mjs';
import { at, clipped, glow, gradient, groundShadow, lifted, n, picture, roundedBox, startPicture } from './svg.mjs';

export const iconsOfBanners = [
  'tomato', 'red-apple', 'tangerine', 'lemon', 'cucumber', 'carrot', 'leafy-green', 'eggplant', 'bell-pepper', 'grapes', 'banana', 'pomegranate', 'guava', 'zucchini', 'onion', 'mango', 'strawberry', 'peach', 'watermelon',
  'ful-bowl', 'flatbread', 'stuffed-flatbread', 'egg', 'white-egg', 'white-cheese', 'roumy-cheese', 'falafel', 'olive', 'teacup-without-handle', 'honey-pot', 'tahini-bowl', 'herb', 'bread', 'baguette-bread', 'cooking', 'mint-leaves',
  'teapot', 'hot-beverage', 'konafa', 'basbousa', 'dates', 'malban', 'cookie', 'shortcake', 'halawa', 'coffee-beans', 'glass-of-milk', 'cup-with-straw', 'green-apple', 'pineapple',
];

const thing = (name, x, base, size, turn = 0) => {
  const { w } = iconSize(name, size);
  return lifted(groundShadow(x + w * 0.05, base - 2, w * 0.56, size * 0.08, '#2a1a0c', 0.42) + standingIcon(name, x, base, size, { turn }), { dx: 3, dy: 4, blur: 7, strength: 0.18 });
};

function wall(width, height, colour, horizon, tableColour) {
  const light = glow([[0, '#ffffff', 0.35], [1, '#ffffff', 0]], { cx: 0.25, cy: 0.1, r: 0.7 });
  const table = gradient([[0, lighter(tableColour, 0.05)], [1, darker(tableColour, 0.06)]], { x2: 0, y2: 1 });
  return `<rect width="${width}" height="${height}" fill="${colour}"/>${light.def}<rect width="${width}" height="${horizon}" fill="${light.fill}"/>${table.def}<rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${table.fill}"/><rect y="${horizon}" width="${width}" height="5" fill="#fff" opacity=".35"/>`;
}

function awning(width, depth, one, other) {
  const count = Math.round(width / 90);
  const step = width / count;
  const stripes = Array.from({ length: count }, (_, i) => `<path d="M${n(i * step)} 0h${n(step)}v${depth}a${n(step / 2)} ${n(step / 2)} 0 0 1 ${n(-step)} 0z" fill="${i % 2 ? other : one}"/>`).join('');
  const shade = gradient([[0, '#000', 0.16], [0.35, '#000', 0], [1, '#000', 0.1]], { x2: 0, y2: 1 });
  return lifted(stripes, { dx: 0, dy: 10, blur: 12, strength: 0.28 }) + `${shade.def}<rect width="${width}" height="${depth}" fill="${shade.fill}"/>`;
}

export function marketStall() {
  startPicture();
  const chance = chanceFrom('market stall');
  const filledCrate = (x, top, width, rows) => {
    const made = crate({ x, top, bottom: 590, width });
    const goods = rows.map((names, row) => names.map((name, i) => {
      const px = x + ((i - (names.length - 1) / 2) * (width - 120)) / (names.length - 0.6);
      return lifted(icon(name, px + chance.between(-5, 5), top - 150 + row * 58, [150, 158, 150][row], { turn: chance.between(-9, 9) }), { dx: 3, dy: 6, blur: 8, strength: 0.3 });
    }).join(''));
    return made.back + goods.join('') + made.front;
  };
  const back = shade(brand.leaf, 0.5, 0.1);
  const boards = Array.from({ length: 12 }, (_, i) => `<rect x="${i * 120}" width="120" height="500" fill="${i % 2 ? back : lighter(back, 0.018)}"/>`).join('');
  return picture(1440, 630, `${wall(1440, 630, back, 500, shade(brand.leaf, 0.4, 0.09))}${boards}<rect y="500" width="1440" height="130" fill="${shade(brand.leaf, 0.36, 0.08)}"/><rect y="500" width="1440" height="5" fill="#fff" opacity=".25"/>${awning(1440, 92, brand.tomato, brand.cream)}${filledCrate(246, 432, 412, [['onion', 'bell-pepper', 'onion'], ['bell-pepper', 'tomato', 'tomato', 'bell-pepper'], ['tomato', 'tomato', 'tomato', 'tomato']])}${filledCrate(1194, 432, 412, [['banana', 'pineapple', 'banana'], ['red-apple', 'guava', 'red-apple', 'guava'], ['tangerine', 'tangerine', 'tangerine', 'tangerine']])}${filledCrate(720, 404, 450, [['leafy-green', 'eggplant', 'leafy-green', 'eggplant'], ['carrot', 'leafy-green', 'carrot', 'leafy-green'], ['cucumber', 'carrot', 'cucumber', 'cucumber']])}${thing('pomegranate', 486, 606, 120, -4)}${thing('mango', 942, 604, 118)}${thing('strawberry', 1020, 616, 80, 8)}${thing('lemon', 412, 616, 86, -8)}`);
}

function cloth(width, top, height, colour) {
  const step = 60;
  const down = Array.from({ length: Math.ceil(width / step / 2) }, (_, i) => `<path d="M${i * step * 2 - 20} ${top + height}L${i * step * 2 + 40} ${top}h${step - 8}L${i * step * 2 + step - 14} ${top + height}z"/>`).join('');
  const across = [0.14, 0.5, 0.88].map((share, i) => `<rect y="${n(top + height * share)}" width="${width}" height="${20 + i * 8}"/>`).join('');
  return `<rect y="${top}" width="${width}" height="${height}" fill="#fffaf0"/><g fill="${colour}" opacity=".26">${down}${across}</g>`;
}

const board = (x, y, w, h) => `${groundShadow(x + 8, y + h, w * 0.56, 30, '#2a1a0c', 0.45)}<path d="${roundedBox(x - w / 2, y, w, h + 16, 22)}" fill="${wood.deep}"/><path d="${roundedBox(x - w / 2, y, w, h, 22)}" fill="${wood.light}"/><path d="M${x - w / 2 + 40} ${y + h * 0.4}Q${x} ${y + h * 0.2} ${x + w / 2 - 40} ${y + h * 0.5}" stroke="${wood.dark}" stroke-opacity=".35" stroke-width="4" fill="none"/>`;

export function breakfastTable() {
  startPicture();
  const cream = '#fbe3b4';
  const window = `${clipped('M470 410V210a250 190 0 0 1 500 0V410z', `<rect x="470" y="0" width="500" height="420" fill="#fdf1d6"/><circle cx="840" cy="150" r="84" fill="#f7c76a"/><path d="M460 410V330Q600 260 720 320T980 290V410z" fill="#a9c79a"/><path d="M460 410V370Q640 320 780 366T980 350V410z" fill="#7fae86"/>`)}<path d="M470 410V210a250 190 0 0 1 500 0V410M720 20V410M470 230H970" fill="none" stroke="#fffaf0" stroke-width="16"/>`;
  return picture(1440, 630, `${wall(1440, 630, cream, 410, '#e9b877')}${window}<rect x="0" y="410" width="1440" height="220" fill="#e9b877"/>${cloth(1440, 410, 220, brand.tomato)}<rect y="410" width="1440" height="6" fill="#fff" opacity=".7"/>${thing('honey-pot', 1214, 470, 190)}${thing('glass-of-milk', 1056, 462, 190)}${thing('flatbread', 226, 486, 230, -10)}${thing('flatbread', 330, 500, 240, 8)}${thing('bread', 100, 490, 190)}${board(1020, 500, 380, 54)}${thing('white-cheese', 930, 536, 190)}${thing('tomato', 1090, 540, 120)}${thing('cucumber', 1182, 548, 122)}${thing('ful-bowl', 690, 576, 310)}${thing('falafel', 452, 560, 190)}${thing('white-egg', 300, 580, 112, -6)}${thing('egg', 214, 588, 116, 5)}${thing('olive', 560, 604, 96)}${thing('teacup-without-handle', 1300, 590, 158)}${thing('mint-leaves', 1200, 604, 96, 10)}${thing('herb', 96, 606, 120, -6)}${thing('lemon', 858, 606, 100, 6)}`);
}

function arabesque(width, colour) {
  const step = 180;
  return Array.from({ length: Math.ceil(width / step) }, (_, i) => {
    const x = i * step;
    return `<path d="M${x + 16} 430V220C${x + 16} 150 ${x + 80} 130 ${x + 90} 80C${x + 100} 130 ${x + 164} 150 ${x + 164} 220V430z" fill="${colour}"/><path d="M${x + 90} 196l12 30 30 12 -30 12 -12 30 -12 -30 -30 -12 30 -12z" fill="${brand.saffron}" opacity=".5"/>`;
  }).join('');
}

function lantern(x, y, size) {
  const glass = glow([[0, '#fff2c2'], [0.6, '#f9c65a'], [1, '#e08d2b']]);
  const halo = glow([[0, '#ffd987', 0.55], [1, '#ffd987', 0]]);
  return at(x, y, `<path d="M0 -400V-96" stroke="${brand.saffron}" stroke-width="4"/>${halo.def}<circle r="190" fill="${halo.fill}"/><path d="M-12 -96a12 12 0 0 1 24 0v10h-24z" fill="#a86a1c"/><path d="M-46 -44C-40 -80 -14 -86 0 -94C14 -86 40 -80 46 -44z" fill="#c9862a"/>${glass.def}<path d="M-46 -44H46L58 30L40 66H-40L-58 30z" fill="${glass.fill}"/><path d="M-46 -44H46M-58 30H58M-18 -44L-24 66M18 -44L24 66" stroke="#a86a1c" stroke-width="6" fill="none"/><path d="M-44 66H44L34 92H-34z" fill="#c9862a"/>`, { scale: size });
}

export function teaAndSweets() {
  startPicture();
  const night = '#123f4a';
  const tray = (x, y, rx) => `${groundShadow(x + 10, y + 26, rx * 1.1, 46, '#1a0f08', 0.6)}<ellipse cx="${x}" cy="${y + 12}" rx="${rx}" ry="${rx * 0.14}" fill="#9a641c"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.14}" fill="#e5ae4c"/><ellipse cx="${x}" cy="${y}" rx="${rx - 22}" ry="${rx * 0.14 - 9}" fill="#f0c675"/>`;
  return picture(1440, 630, `${wall(1440, 630, night, 430, '#7a3b28')}${arabesque(1440, '#194f5b')}<rect y="430" width="1440" height="200" fill="#87432d"/><rect y="430" width="1440" height="8" fill="#c9773f"/>${lantern(196, 160, 1)}${lantern(1256, 132, 0.84)}${lantern(1020, 96, 0.56)}${lantern(430, 92, 0.54)}${tray(720, 536, 470)}${thing('teapot', 500, 534, 270)}${thing('konafa', 790, 530, 260)}${thing('teacup-without-handle', 354, 560, 150)}${thing('teacup-without-handle', 1040, 556, 158)}${thing('basbousa', 938, 578, 190)}${thing('dates', 640, 586, 170)}${thing('malban', 160, 586, 200)}${thing('cookie', 1262, 588, 176)}${thing('cookie', 1350, 604, 130, 12)}${thing('halawa', 1160, 606, 130)}${thing('mint-leaves', 470, 606, 100, -8)}${thing('coffee-beans', 300, 612, 110)}`);
}

function paperBag(x, bottom, w, h) {
  const g = gradient([[0, '#d9ac74'], [0.3, '#e6bd87'], [1, '#c08f55']]);
  const zig = Array.from({ length: 12 }, (_, i) => `l${n(w / 24)} ${i % 1 ? 0 : -16}l${n(w / 24)} 16`).join('');
  return `${g.def}<path d="M${x - w / 2} ${bottom - h}${zig}L${x + w / 2 - 12} ${bottom}H${x - w / 2 + 12}z" fill="${g.fill}"/><path d="M${x + w * 0.26} ${bottom - h}L${x + w * 0.22} ${bottom}" stroke="#9a6d3a" stroke-opacity=".35" stroke-width="5"/>${at(x - w * 0.06, bottom - h * 0.42, cartMark('#0f6b4f', 3.2))}`;
}

/** The shopping cart of the logo, 64 units wide, around its middle. */
export function cartMark(colour, scale = 1) {
  return `<g transform="scale(${scale}) translate(-32 -34)" fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M7 13h7l8 30h25l7-22H17"/><circle cx="26" cy="53" r="3"/><circle cx="44" cy="53" r="3"/></g>`;
}

export function fullBag() {
  startPicture();
  const chance = chanceFrom('full bag');
  const pack = (form, icons, color, name, x, y, scale, turn) => at(x, y, standing(lookOf({ slug: `bag-${form}`, title: form === 'carton' ? 'milk' : '', art: { form, icons, color }, brandName: name }), chance, 0, 0, { scale, shadow: false }), { turn });
  return picture(960, 540, `${wall(960, 540, '#fbe0a6', 430, '#eebb6a')}<circle cx="480" cy="250" r="230" fill="#f8cf80"/>${at(640, 360, icon('baguette-bread', 0, -90, 330), { turn: 12 })}${pack('carton', ['glass-of-milk'], '#2f6db5', 'Baqala', 430, 384, 0.6, -4)}${lifted(icon('leafy-green', 306, 240, 180, { turn: -18 }))}${lifted(icon('grapes', 540, 216, 150))}${lifted(icon('tangerine', 384, 262, 130))}${lifted(icon('tomato', 560, 268, 120))}${lifted(icon('carrot', 470, 250, 120))}${groundShadow(490, 500, 260, 34, '#2a1a0c', 0.5)}${paperBag(470, 502, 400, 240)}${thing('red-apple', 748, 508, 132)}${thing('egg', 846, 514, 88)}${thing('lemon', 190, 510, 110, -6)}${thing('strawberry', 112, 514, 80)}`);
}

export function coldJuices() {
  startPicture();
  const chance = chanceFrom('cold juices');
  const bottle = (slug, color, icons, x, scale, title = 'juice') => standing({ ...lookOf({ slug, title, art: { form: 'bottle', icons, color }, brandName: 'Baqala', brandSlug: 'baqala' }), motif: 'sun' }, chance, x, 474, { scale });
  return picture(960, 540, `${wall(960, 540, '#bfe3d3', 410, '#8cc7ae')}<circle cx="480" cy="280" r="250" fill="#a5d6c1"/><path d="M0 410C160 350 300 370 420 410z M600 410C740 340 860 360 960 390V410z" fill="#93cbb3"/>${podium(480, 440, 330, 50, '#fff8ec')}${bottle('j-mango', '#f2a02b', ['mango'], 300, 0.58)}${bottle('j-pom', '#b3203f', ['pomegranate'], 660, 0.58)}${bottle('j-guava', '#9cb23a', ['guava'], 480, 0.68)}${thing('mango', 178, 504, 140)}${thing('pomegranate', 792, 506, 140)}${thing('guava', 390, 508, 120)}${thing('tangerine', 572, 510, 110)}${thing('mint-leaves', 884, 508, 84)}${thing('strawberry', 84, 510, 84)}`);
}
