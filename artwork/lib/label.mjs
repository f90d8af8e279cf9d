import { canLetter, lettering, lettersWidth } from './letters.mjs';
import { icon } from './icons.mjs';
import { lifted, n, roundedBox } from './svg.mjs';

/** The icons of a product as one small still life, fitted into a circle of the given size. */
export function iconCluster(icons, x, y, size) {
  const [first, second, third] = icons;
  if (!second) return icon(first, x, y, size * 0.92);
  if (!third) {
    return (
      icon(second, x + size * 0.25, y - size * 0.17, size * 0.56, { turn: 8 }) +
      icon(first, x - size * 0.13, y + size * 0.1, size * 0.72)
    );
  }
  return (
    icon(second, x - size * 0.25, y - size * 0.15, size * 0.52, { turn: -10 }) +
    icon(third, x + size * 0.27, y - size * 0.13, size * 0.52, { turn: 10 }) +
    icon(first, x, y + size * 0.13, size * 0.64)
  );
}

/** The maker's name, in one line or two, centred on (x, y). */
function makersName(look, x, y, width, height, fill) {
  const name = look.brandName;
  if (!name || !canLetter(name)) return '';
  const words = name.split(' ');
  const oneLine = lettersWidth(name, height * 0.62) <= width || words.length === 1;
  if (oneLine) return lettering(name, { x, y: y + height * 0.2, size: height * 0.62, fill, maxWidth: width });
  const half = Math.ceil(words.length / 2);
  const lines = [words.slice(0, half).join(' '), words.slice(half).join(' ')];
  const size = Math.min(height * 0.5, ...lines.map((line) => (height * 0.5 * width) / lettersWidth(line, height * 0.5)));
  return (
    lettering(lines[0], { x, y: y - size * 0.12, size, fill }) + lettering(lines[1], { x, y: y + size * 0.8, size, fill })
  );
}

/** On a dark pack the name is printed straight on; on a light one it gets a plate. */
function nameplate(look, x, y, width, height, { fill = look.deep, ink = '#fffaf0' } = {}) {
  if (!look.isLight && look.motif !== 'awning') return makersName(look, x, y, width * 1.06, height * 1.06, ink);
  const words = makersName(look, x, y, width * 0.84, height * 0.86, ink);
  if (!words) return '';
  return `<path d="${roundedBox(x - width / 2, y - height / 2, width, height, height * 0.32)}" fill="${fill}"/>${words}`;
}

function smallPrint(x, y, width, colour) {
  const line = (dy, share) =>
    `<rect x="${n(x - (width * share) / 2)}" y="${n(y + dy)}" width="${n(width * share)}" height="6" rx="3" fill="${colour}"/>`;
  return `<g opacity=".55">${line(0, 1)}${line(14, 0.6)}</g>`;
}

const designs = {
  sun(w, h, look) {
    const r = Math.min(w * 0.4, h * 0.33);
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><circle cy="${n(h * 0.58)}" r="${n(r * 1.3)}" fill="${look.light}" opacity=".6"/><circle cy="${n(h * 0.58)}" r="${n(r)}" fill="${look.paper}"/><rect x="${n(-w / 2)}" y="${n(h * 0.93)}" width="${n(w)}" height="${n(h * 0.07)}" fill="${look.accent}"/>`,
      icons: [0, h * 0.58, r * 1.74],
      name: [0, h * 0.15, { fill: look.deep }],
    };
  },
  wave(w, h, look) {
    const y = h * 0.345;
    const wave = (dy) =>
      `M${n(-w / 2)} ${n(y + dy)}C${n(-w / 4)} ${n(y + dy - h * 0.09)} ${n(-w / 8)} ${n(y + dy - h * 0.09)} 0 ${n(y + dy)}S${n(w / 3)} ${n(y + dy + h * 0.09)} ${n(w / 2)} ${n(y + dy)}V${n(h)}H${n(-w / 2)}z`;
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><path d="${wave(-h * 0.035)}" fill="${look.accent}"/><path d="${wave(0)}" fill="${look.paper}"/>`,
      icons: [0, h * 0.655, Math.min(w * 0.84, h * 0.58)],
      name: [0, h * 0.14, { fill: look.deep }],
    };
  },
  band(w, h, look) {
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><rect x="${n(-w / 2)}" y="${n(h * 0.3)}" width="${n(w)}" height="${n(h * 0.5)}" fill="${look.accent}"/><rect x="${n(-w / 2)}" y="${n(h * 0.325)}" width="${n(w)}" height="${n(h * 0.45)}" fill="${look.paper}"/>`,
      icons: [0, h * 0.55, Math.min(w * 0.86, h * 0.52)],
      name: [0, h * 0.16, { fill: look.deep }],
      print: [0, h * 0.87, look.paper],
    };
  },
  arch(w, h, look) {
    const r = w * 0.36;
    const top = Math.max(h * 0.3 + r * 0.2, h * 0.62 - r * 0.4);
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><path d="M${n(-r * 1.14)} ${n(h)}V${n(top)}a${n(r * 1.14)} ${n(Math.min(r * 1.14, top - h * 0.27))} 0 0 1 ${n(r * 2.28)} 0V${n(h)}z" fill="${look.light}"/><path d="M${n(-r)} ${n(h)}V${n(top)}a${n(r)} ${n(Math.min(r, top - h * 0.31))} 0 0 1 ${n(r * 2)} 0V${n(h)}z" fill="${look.paper}"/>`,
      icons: [0, h * 0.66, Math.min(r * 1.9, h * 0.56)],
      name: [0, h * 0.14, { fill: look.deep }],
    };
  },
  slant(w, h, look) {
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.paper}"/><path d="M${n(-w / 2)} 0H${n(w / 2)}V${n(h * 0.24)}L${n(-w / 2)} ${n(h * 0.42)}z" fill="${look.main}"/><path d="M${n(w / 2)} ${n(h * 0.24)}V${n(h * 0.28)}L${n(-w / 2)} ${n(h * 0.46)}V${n(h * 0.42)}z" fill="${look.accent}"/><path d="M${n(-w / 2)} ${n(h)}V${n(h * 0.93)}L${n(w / 2)} ${n(h * 0.85)}V${n(h)}z" fill="${look.main}"/>`,
      icons: [w * 0.02, h * 0.63, Math.min(w * 0.84, h * 0.55)],
      name: [0, h * 0.15, { fill: look.deep }],
    };
  },
  awning(w, h, look) {
    const stripes = 6;
    const step = w / stripes;
    const scallops = Array.from({ length: stripes }, (_, i) => {
      const x = -w / 2 + i * step;
      return `<path d="M${n(x)} 0h${n(step)}v${n(h * 0.25)}a${n(step / 2)} ${n(h * 0.05)} 0 0 1 ${n(-step)} 0z" fill="${i % 2 ? look.light : look.main}"/>`;
    }).join('');
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.paper}"/><rect x="${n(-w / 2)}" y="${n(h * 0.88)}" width="${n(w)}" height="${n(h * 0.12)}" fill="${look.main}"/>${scallops}`,
      icons: [0, h * 0.595, Math.min(w * 0.84, h * 0.54)],
      name: [0, h * 0.14, { fill: look.deep }],
    };
  },
};

/** The printed face of a package: x from -w/2 to w/2, y from 0 to h. `bare` leaves the maker's name out. */
export function printedFace(w, h, look, { nameShare = 0.78, iconShare = 1 } = {}) {
  const design = designs[look.motif](w, h, look);
  const [ix, iy, size] = design.icons;
  const [nx, ny, nameColours] = design.name;
  const nameHeight = Math.min(h * 0.18, w * 0.26);
  return `${design.art}${lifted(iconCluster(look.icons, ix, iy, size * iconShare), { dx: 1, dy: 4, blur: 5, strength: 0.22 })}${nameplate(look, nx, ny, w * nameShare, nameHeight, nameColours)}${design.print ? smallPrint(design.print[0], design.print[1], w * 0.4, design.print[2]) : ''}`;
}

/** A squat label for wide, low faces: name to the left, icons to the right. */
export function wideFace(w, h, look) {
  const r = h * 0.42;
  return `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><path d="M${n(w * 0.06)} 0C${n(w * 0.16)} ${n(h * 0.35)} ${n(-w * 0.02)} ${n(h * 0.7)} ${n(w * 0.1)} ${n(h)}H${n(w / 2)}V0z" fill="${look.accent}"/><path d="M${n(w * 0.085)} 0C${n(w * 0.185)} ${n(h * 0.35)} ${n(w * 0.005)} ${n(h * 0.7)} ${n(w * 0.125)} ${n(h)}H${n(w / 2)}V0z" fill="${look.paper}"/>${lifted(iconCluster(look.icons, w * 0.3, h * 0.5, r * 2), { dx: 1, dy: 4, blur: 5, strength: 0.22 })}${nameplate(look, -w * 0.21, h * 0.46, w * 0.46, Math.min(h * 0.44, w * 0.15), { fill: look.deep })}`;
}
