// Walls, table tops, boards, plates and cloths. All on a 1000 × 1000 ground.
import { brand, darker, lighter, mix, shade } from './colour.mjs';
import { at, clipped, glow, gradient, groundShadow, lifted, n, roundedBox } from './svg.mjs';

const side = 1000;
export const wood = { light: '#e3b880', mid: '#cf9c5f', dark: '#a87440', deep: '#7c5229' };

export const wallShapes = ['circle', 'arch', 'hills', 'sunrise', 'leaning', 'window'];

/** A plain wall with one large quiet shape, and a table top in front of it. */
export function wallAndTable(colour, shape, horizon = 720) {
  const wall = mix(shade(colour, 0.945, 0.035), brand.cream, 0.35);
  const accent = shade(colour, 0.885, 0.07);
  const top = shade(colour, 0.845, 0.07);
  const light = glow([[0, '#ffffff', 0.4], [1, '#ffffff', 0]], { cx: 0.25, cy: 0.15, r: 0.7 });
  const table = gradient([[0, lighter(top, 0.05)], [1, darker(top, 0.05)]], { y2: 1, x2: 0 });
  const shapes = {
    circle: `<circle cx="500" cy="470" r="372" fill="${accent}"/>`,
    arch: `<path d="M170 ${horizon}V470a330 330 0 0 1 660 0V${horizon}z" fill="${accent}"/>`,
    hills: `<path d="M0 ${horizon}V520C140 400 280 400 430 500S780 620 1000 400V${horizon}z" fill="${accent}"/>`,
    sunrise: `<circle cx="500" cy="${horizon}" r="520" fill="${mix(wall, accent, 0.55)}"/><circle cx="500" cy="${horizon}" r="400" fill="${accent}"/>`,
    leaning: `<path d="M690 0H1000V${horizon}H250z" fill="${accent}"/>`,
    window: `<path d="${roundedBox(150, 110, 700, horizon - 110, [90, 90, 0, 0])}" fill="${accent}"/>`,
  };
  return `<rect width="${side}" height="${side}" fill="${wall}"/>${shapes[shape]}${light.def}<rect width="${side}" height="${horizon}" fill="${light.fill}"/>${table.def}<rect y="${horizon}" width="${side}" height="${side - horizon}" fill="${table.fill}"/><rect y="${horizon}" width="${side}" height="5" fill="#fff" opacity=".5"/>`;
}

/** Seen from above: a lightly lit surface. */
function surface(colour) {
  const light = glow([[0, '#ffffff', 0.55], [1, '#ffffff', 0]], { cx: 0.22, cy: 0.18, r: 0.8 });
  const dusk = glow([[0, darker(colour, 0.2), 0], [0.7, darker(colour, 0.2), 0], [1, darker(colour, 0.2), 0.16]], { cx: 0.4, cy: 0.4, r: 0.8 });
  return `<rect width="${side}" height="${side}" fill="${colour}"/>${light.def}<rect width="${side}" height="${side}" fill="${light.fill}"/>${dusk.def}<rect width="${side}" height="${side}" fill="${dusk.fill}"/>`;
}

function checked(x, y, w, h, colour, paper, step = 62) {
  const down = Array.from({ length: Math.ceil(w / step / 2) }, (_, i) => `<rect x="${x + i * step * 2}" y="${y}" width="${step}" height="${h}"/>`).join('');
  const across = Array.from({ length: Math.ceil(h / step / 2) }, (_, i) => `<rect x="${x}" y="${y + i * step * 2}" width="${w}" height="${step}"/>`).join('');
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/><g fill="${colour}" opacity=".32">${down}${across}</g>`;
}

function striped(x, y, w, h, colour, paper) {
  const lines = Array.from({ length: Math.ceil(w / 90) }, (_, i) => `<rect x="${x + 30 + i * 90}" y="${y}" width="26" height="${h}" fill="${colour}" opacity=".55"/><rect x="${x + 62 + i * 90}" y="${y}" width="6" height="${h}" fill="${colour}" opacity=".4"/>`).join('');
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${paper}"/>${lines}`;
}

function planks(colour) {
  const each = [0, 1, 2, 3, 4].map((i) => `<rect y="${i * 200}" width="1000" height="200" fill="${i % 2 ? colour : lighter(colour, 0.018)}"/><rect y="${i * 200}" width="1000" height="4" fill="${darker(colour, 0.12)}" opacity=".5"/><path d="M0 ${i * 200 + 70}C300 ${i * 200 + 40} 600 ${i * 200 + 110} 1000 ${i * 200 + 66}M0 ${i * 200 + 140}C260 ${i * 200 + 160} 700 ${i * 200 + 110} 1000 ${i * 200 + 150}" stroke="${darker(colour, 0.07)}" stroke-opacity=".4" stroke-width="4" fill="none"/>`);
  return each.join('');
}

function plate(colour, r = 430) {
  const rim = gradient([[0, '#ffffff'], [1, '#e9e4da']], { x2: 1, y2: 1 });
  const well = gradient([[0, '#ece7dd'], [1, '#ffffff']], { x2: 1, y2: 1 });
  return `${groundShadow(522, 540, r * 1.12, r * 1.1, '#3a2a18', 0.5)}${rim.def}<circle cx="500" cy="500" r="${r}" fill="${rim.fill}"/><circle cx="500" cy="500" r="${r - 26}" fill="none" stroke="${colour}" stroke-width="9" opacity=".8"/><circle cx="500" cy="500" r="${r - 46}" fill="none" stroke="${colour}" stroke-width="3" opacity=".6"/>${well.def}<circle cx="500" cy="500" r="${r - 96}" fill="${well.fill}"/><circle cx="500" cy="500" r="${r - 112}" fill="#fffdf8"/>`;
}

function board() {
  const top = gradient([[0, lighter(wood.light, 0.04)], [1, wood.mid]], { x2: 1, y2: 1 });
  const grain = [300, 400, 505, 610, 700].map((y, i) => `<path d="M90 ${y}C320 ${y - 26 + i * 8} 640 ${y + 34 - i * 6} 840 ${y - 6}" stroke="${wood.dark}" stroke-opacity=".28" stroke-width="5" fill="none"/>`).join('');
  const path = roundedBox(60, 170, 880, 660, 76);
  return at(500, 500, at(-500, -500, `<path d="${roundedBox(66, 188, 880, 662, 76)}" fill="${wood.deep}"/>${top.def}<path d="${path}" fill="${top.fill}"/>${clipped(path, grain)}<circle cx="884" cy="500" r="28" fill="${wood.deep}" opacity=".75"/><circle cx="886" cy="504" r="22" fill="${wood.dark}"/>`), { turn: -8 });
}

function tiles(colour) {
  const step = 200;
  const cells = [];
  for (let i = 0; i < 5; i += 1) for (let j = 0; j < 5; j += 1) cells.push(`<path d="${roundedBox(i * step + 6, j * step + 6, step - 12, step - 12, 14)}" fill="${(i + j) % 3 === 0 ? lighter(colour, 0.03) : colour}"/>`);
  return `<rect width="1000" height="1000" fill="${darker(colour, 0.05)}"/>${cells.join('')}`;
}

function bubbles(chance, colour) {
  return Array.from({ length: 15 }, (_, i) => {
    const angle = (i / 15) * Math.PI * 2;
    const away = chance.between(420, 500);
    const r = chance.between(16, 54);
    const x = 500 + Math.cos(angle) * away;
    const y = 500 + Math.sin(angle) * away;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#fff" opacity=".5"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${lighter(colour, 0.1)}" stroke-width="4" opacity=".7"/><circle cx="${n(x - r * 0.35)}" cy="${n(y - r * 0.35)}" r="${n(r * 0.2)}" fill="#fff"/>`;
  }).join('');
}

/** The five settings of the close-up picture. */
export const settings = {
  plate: (look) => `${surface(shade(look.main, 0.83, 0.08))}${at(500, 500, at(-465, -465, lifted(`<g>${checked(0, 0, 930, 930, look.accent, '#fffaf0')}</g>`, { dy: 10, blur: 14, strength: 0.2 })), { turn: 12 })}${plate(look.accent)}`,
  board: (look) => `${surface(shade(look.main, 0.9, 0.055))}${at(760, 150, lifted(striped(-260, -240, 520, 480, look.main, '#fffaf0'), { blur: 12, strength: 0.18 }), { turn: 24 })}${groundShadow(510, 560, 520, 420, '#3a2a18', 0.5)}${board()}`,
  cloth: (look) => `${planks(mix(wood.light, brand.cream, 0.25))}${at(500, 500, at(-400, -400, lifted(checked(0, 0, 806, 806, look.main, '#fffaf0', 62), { dy: 12, blur: 16, strength: 0.26 })), { turn: -9 })}`,
  stone: (look) => {
    const round = gradient([[0, '#ffffff'], [1, shade(look.main, 0.93, 0.03)]], { x2: 1, y2: 1 });
    return `${surface(shade(look.main, 0.82, 0.085))}<path d="M0 0H1000V330C700 240 420 500 0 380z" fill="#fff" opacity=".13"/>${groundShadow(520, 540, 470, 450, '#2a2018', 0.5)}${round.def}<circle cx="500" cy="500" r="435" fill="${round.fill}"/><circle cx="500" cy="500" r="400" fill="none" stroke="${look.main}" stroke-opacity=".35" stroke-width="5" stroke-dasharray="2 22" stroke-linecap="round"/>`;
  },
  tiles: (look, chance) => {
    const colour = shade(look.main, 0.91, 0.05);
    const dish = gradient([[0, '#ffffff'], [1, '#eef3f4']], { x2: 1, y2: 1 });
    return `${tiles(colour)}${groundShadow(520, 540, 440, 430, '#24323a', 0.45)}${dish.def}<circle cx="500" cy="500" r="410" fill="${dish.fill}"/><circle cx="500" cy="500" r="372" fill="${shade(look.main, 0.94, 0.04)}"/>${bubbles(chance, look.main)}`;
  },
  towel: (look, chance) => {
    const path = roundedBox(110, 130, 780, 740, 50);
    const towel = gradient([[0, '#ffffff'], [1, '#f0efe9']], { x2: 1, y2: 1 });
    const bands = [210, 250, 740, 780].map((y, i) => `<rect x="0" y="${y}" width="1000" height="${i % 3 ? 12 : 22}" fill="${look.main}" opacity=".6"/>`).join('');
    return `${surface(shade(look.main, 0.84, 0.08))}${at(500, 500, at(-500, -500, `${lifted(`${towel.def}<path d="${path}" fill="${towel.fill}"/>`, { dy: 14, blur: 18, strength: 0.28 })}${clipped(path, bands)}`), { turn: 7 })}${bubbles(chance, look.main)}`;
  },
};

/** A wooden shelf with a painted back wall; things stand on y = base. */
export function shelf(colour, base = 800) {
  const wall = shade(colour, 0.9, 0.06);
  const plank = gradient([[0, lighter(wood.light, 0.03)], [0.5, wood.mid], [1, wood.dark]], { x2: 0, y2: 1 });
  const boards = Array.from({ length: 6 }, (_, i) => `<rect x="${i * 167}" width="167" height="1000" fill="${i % 2 ? wall : lighter(wall, 0.015)}"/><rect x="${i * 167}" width="4" height="1000" fill="${darker(wall, 0.08)}" opacity=".45"/>`).join('');
  const under = gradient([[0, '#3a2410', 0.28], [1, '#3a2410', 0]], { x2: 0, y2: 1 });
  return {
    back: `${boards}${under.def}${plank.def}<rect y="90" width="1000" height="130" fill="${under.fill}"/><rect y="0" width="1000" height="74" fill="${wood.deep}"/><rect y="56" width="1000" height="40" fill="${plank.fill}"/><rect y="${base - 46}" width="1000" height="60" fill="${darker(wood.light, 0.05)}"/>`,
    front: `<rect y="${base + 14}" width="1000" height="66" fill="${plank.fill}"/><rect y="${base + 80}" width="1000" height="${920 - base}" fill="${darker(wall, 0.07)}"/><rect y="${base + 80}" width="1000" height="120" fill="${under.fill}"/>`,
  };
}

/** A wooden crate: `back` goes behind the goods, `front` before them. */
export function crate({ x = 500, top = 590, bottom = 870, width = 800, stamp = '' } = {}) {
  const left = x - width / 2;
  const height = bottom - top;
  const slat = (height - 24) / 3;
  const slats = [0, 1, 2].map((i) => {
    const y = top + i * (slat + 12);
    const g = gradient([[0, lighter(wood.light, 0.035)], [0.8, wood.light], [1, wood.mid]], { x2: 0, y2: 1 });
    return `${g.def}<path d="${roundedBox(left, y, width, slat, 8)}" fill="${g.fill}"/><path d="M${n(left + 60)} ${n(y + slat * 0.4)}C${n(left + width * 0.35)} ${n(y + slat * 0.2)} ${n(left + width * 0.6)} ${n(y + slat * 0.7)} ${n(left + width - 60)} ${n(y + slat * 0.45)}" stroke="${wood.dark}" stroke-opacity=".28" stroke-width="4" fill="none"/>`;
  });
  const post = (px) => {
    const g = gradient([[0, wood.light], [1, wood.mid]]);
    return `${g.def}<path d="${roundedBox(px, top - 26, 52, height + 26, 8)}" fill="${g.fill}"/>${[0, 1, 2].map((i) => `<circle cx="${px + 26}" cy="${n(top + slat / 2 + i * (slat + 12))}" r="7" fill="${wood.deep}" opacity=".7"/>`).join('')}`;
  };
  return {
    back: `${groundShadow(x + 16, bottom - 4, width * 0.58, 44, '#3a2a18', 0.55)}<path d="M${left + 26} ${top - 70}H${left + width - 26}V${bottom - 10}H${left + 26}z" fill="${wood.deep}"/><path d="M${left + 26} ${top - 70}H${left + width - 26}V${top - 24}H${left + 26}z" fill="${wood.dark}"/>`,
    front: `<path d="M${left + 8} ${top}H${left + width - 8}V${bottom - 4}H${left + 8}z" fill="${wood.deep}"/>${slats.join('')}${post(left + 22)}${post(left + width - 74)}${stamp}`,
  };
}

/** A woven basket with a rounded belly. */
export function basket({ x = 500, top = 560, bottom = 870, width = 700, lining = brand.tomato } = {}) {
  const left = x - width / 2;
  const right = x + width / 2;
  const belly = `M${left} ${top}H${right}L${right - 56} ${bottom - 46}Q${right - 66} ${bottom} ${right - 124} ${bottom}H${left + 124}Q${left + 66} ${bottom} ${left + 56} ${bottom - 46}z`;
  const strips = [];
  const rowHeight = 38;
  const rows = Math.ceil((bottom - top) / rowHeight);
  const step = 74;
  for (let row = 0; row < rows; row += 1) {
    for (let i = -1; i < width / step + 1; i += 1) {
      const shift = row % 2 ? step / 2 : 0;
      strips.push(`<path d="${roundedBox(left + i * step + shift + 3, top + row * rowHeight + 3, step - 6, rowHeight - 6, 14)}"/>`);
    }
  }
  const light = gradient([[0, '#7c4f22', 0.45], [0.2, '#ffffff', 0.16], [0.5, '#ffffff', 0], [1, '#5a3512', 0.5]]);
  const handle = `M${left + 70} ${top + 8}C${left + 90} ${top - 470} ${right - 90} ${top - 470} ${right - 70} ${top + 8}`;
  const scallops = Math.round(width / 100);
  const cloth = `M${left - 6} ${top - 14}H${right + 6}V${top + 48}${Array.from({ length: scallops }, () => `a${n((width + 12) / scallops / 2)} 34 0 0 1 ${n(-(width + 12) / scallops)} 0`).join('')}z`;
  return {
    back: `${groundShadow(x + 14, bottom - 4, width * 0.55, 42, '#3a2a18', 0.55)}<path d="${handle}" fill="none" stroke="${wood.dark}" stroke-width="38"/><path d="${handle}" fill="none" stroke="${wood.light}" stroke-width="28" stroke-dasharray="34 7"/><ellipse cx="${x}" cy="${top}" rx="${width / 2}" ry="40" fill="${wood.deep}"/>`,
    front: `<path d="${belly}" fill="${wood.dark}"/>${clipped(belly, `<g fill="${wood.light}">${strips.join('')}</g>`)}${light.def}<path d="${belly}" fill="${light.fill}"/>${lifted(`<path d="${cloth}" fill="${lining}"/>`, { dy: 6, blur: 7 })}<path d="M${left - 6} ${top + 12}H${right + 6}" stroke="#fff" stroke-opacity=".75" stroke-width="6" stroke-dasharray="20 14"/>`,
  };
}

/** Round podiums, for the pictures of whole categories. */
export function podium(x, top, rx, height, colour) {
  const ry = rx * 0.2;
  const wall = gradient([[0, darker(colour, 0.05)], [0.25, lighter(colour, 0.05)], [1, darker(colour, 0.13)]]);
  return `${groundShadow(x + 20, top + height + ry * 0.3, rx * 1.2, ry * 1.5, '#2a1c10', 0.4)}${wall.def}<path d="M${x - rx} ${top}V${top + height}A${rx} ${n(ry)} 0 0 0 ${x + rx} ${top + height}V${top}z" fill="${wall.fill}"/><ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${n(ry)}" fill="${lighter(colour, 0.08)}"/>`;
}
