// The goods of the home page's banners. The page draws the wall and the table behind them (home.css), so that they are
// whole at every size of a banner: these pictures have no ground. They stand on their lower edge, and bear no words.
import { chanceFrom } from './chance.mjs';
import { crate, wood } from './backdrops.mjs';
import { icon, iconSize, standingIcon } from './icons.mjs';
import { lookOf } from './look.mjs';
import { standing } from './packages.mjs';
import { at, gradient, groundShadow, lifted, n, picture, roundedBox, startPicture } from './svg.mjs';

export const iconsOfBanners = [
  'tomato', 'red-apple', 'tangerine', 'lemon', 'cucumber', 'carrot', 'eggplant', 'bell-pepper', 'grapes', 'bananas', 'pomegranate', 'guava', 'zucchini', 'onion', 'mango', 'strawberry', 'molokhia', 'dill',
  'baladi-bread', 'shami-bread', 'fino-rolls', 'feteer', 'croissant', 'simit', 'pate-squares', 'honey-pot',
  'teapot', 'tea-glass', 'konafa', 'dates', 'coffee-beans', 'coffee-bowl', 'mint-leaves', 'sugar-bowl', 'hot-beverage', 'date-biscuits',
];

const thing = (name, x, base, size, turn = 0) => {
  const { w } = iconSize(name, size);
  return lifted(groundShadow(x + w * 0.05, base - 2, w * 0.56, size * 0.08, '#2a1a0c', 0.42) + standingIcon(name, x, base, size, { turn }), { dx: 3, dy: 4, blur: 7, strength: 0.18 });
};


const [wide, high] = [960, 400];
/** Goods placed on a ground of 480, of which the empty top is left out. */
const onTable = (content) => picture(wide, high, at(0, -80, content));

function filledCrate(chance, x, top, width, rows) {
  const made = crate({ x, top, bottom: 448, width });
  const goods = rows.map((names, row) => names.map((name, i) => {
    const px = x + ((i - (names.length - 1) / 2) * (width - 110)) / (names.length - 0.5);
    return lifted(icon(name, px + chance.between(-4, 4), top - 140 + row * 56, 138, { turn: chance.between(-9, 9) }), { dx: 3, dy: 6, blur: 8, strength: 0.3 });
  }).join(''));
  return made.back + goods.join('') + made.front;
}

export function marketCrates() {
  startPicture();
  const chance = chanceFrom('market crates');
  return onTable(`${filledCrate(chance, 262, 304, 404, [['bell-pepper', 'eggplant', 'zucchini', 'eggplant'], ['cucumber', 'carrot', 'bell-pepper', 'cucumber'], ['tomato', 'tomato', 'tomato', 'tomato']])}${filledCrate(chance, 708, 304, 404, [['bananas', 'mango', 'bananas'], ['red-apple', 'guava', 'red-apple', 'mango'], ['tangerine', 'tangerine', 'tangerine', 'tangerine']])}${thing('pomegranate', 486, 470, 116, -4)}${thing('lemon', 404, 474, 78, -8)}${thing('strawberry', 566, 474, 70, 8)}`);
}

const board = (x, y, w, h) => `${groundShadow(x + 8, y + h, w * 0.56, 30, '#2a1a0c', 0.45)}<path d="${roundedBox(x - w / 2, y, w, h + 16, 22)}" fill="${wood.deep}"/><path d="${roundedBox(x - w / 2, y, w, h, 22)}" fill="${wood.light}"/><path d="M${x - w / 2 + 40} ${y + h * 0.4}Q${x} ${y + h * 0.2} ${x + w / 2 - 40} ${y + h * 0.5}" stroke="${wood.dark}" stroke-opacity=".35" stroke-width="4" fill="none"/>`;

export function breadBoard() {
  startPicture();
  return onTable(`${thing('simit', 152, 400, 236)}${thing('fino-rolls', 392, 350, 250)}${thing('croissant', 806, 372, 230, 6)}${board(600, 352, 430, 40)}${thing('feteer', 600, 378, 330)}${thing('shami-bread', 330, 462, 216)}${thing('baladi-bread', 128, 472, 226)}${thing('pate-squares', 806, 470, 190)}${thing('honey-pot', 902, 440, 108)}`);
}

export function teaTray() {
  startPicture();
  const tray = (x, y, rx) => `${groundShadow(x + 10, y + 24, rx * 1.04, 30, '#1a0f08', 0.6)}<ellipse cx="${x}" cy="${y + 10}" rx="${rx}" ry="${rx * 0.1}" fill="#8f5f20"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${rx * 0.1}" fill="#cfa04a"/><ellipse cx="${x}" cy="${y}" rx="${rx - 20}" ry="${rx * 0.1 - 7}" fill="#ddb566"/>`;
  return onTable(`${thing('coffee-bowl', 870, 398, 176)}${tray(470, 412, 400)}${thing('teapot', 290, 404, 320)}${thing('konafa', 672, 402, 280)}${thing('tea-glass', 470, 416, 216)}${thing('tea-glass', 572, 438, 216)}${thing('sugar-bowl', 108, 434, 140)}${thing('date-biscuits', 800, 466, 160)}${thing('mint-leaves', 392, 462, 110, -8)}${thing('coffee-beans', 906, 470, 92)}${thing('dates', 236, 470, 130)}`);
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


const [sideWide, sideHigh] = [640, 480];

export function fullBag() {
  startPicture();
  return picture(sideWide, sideHigh, `${lifted(icon('molokhia', 214, 128, 250, { turn: -20 }))}${lifted(icon('dill', 356, 124, 240, { turn: 14 }))}${lifted(icon('carrot', 292, 150, 150, { turn: -30 }))}${lifted(icon('grapes', 414, 174, 150))}${lifted(icon('tangerine', 226, 206, 122))}${lifted(icon('tomato', 340, 206, 124))}${groundShadow(320, 468, 250, 30, '#2a1a0c', 0.5)}${paperBag(310, 468, 330, 238)}${thing('red-apple', 536, 472, 130)}${thing('lemon', 86, 472, 100, -6)}`);
}

export function coldJuices() {
  startPicture();
  const chance = chanceFrom('cold juices');
  const bottle = (slug, color, icons, x, scale) => standing({ ...lookOf({ slug, title: 'juice', art: { form: 'bottle', icons, color } }), printed: '', motif: 'sun' }, chance, x, 452, { scale });
  return picture(sideWide, sideHigh, `${bottle('j-mango', '#e0912b', ['mango'], 160, 0.62)}${bottle('j-pom', '#a8243f', ['pomegranate'], 480, 0.62)}${bottle('j-guava', '#93a63c', ['guava'], 320, 0.7)}${thing('mango', 66, 472, 116)}${thing('guava', 244, 474, 96)}${thing('tangerine', 398, 474, 88)}${thing('pomegranate', 574, 472, 116)}`);
}
