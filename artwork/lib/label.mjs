import { readableOn } from './colour.mjs';
import { lettering, measured } from './letters.mjs';
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

const gap = 0.07;
const heightOf = ({ line, size }) => (line.above + line.below) * size;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

/** One line of words, made smaller where it would be wider than the pack allows. */
function fitted(text, size, width, weight = 'medium') {
  const line = measured(text, weight);
  return { text, line, weight, size: Math.min(size, width / line.width) };
}

/** All ways to break words into at most three lines. */
function breaks(words, most = 3) {
  if (most === 1 || words.length === 1) return [[words.join(' ')]];
  const longer = words.slice(1).flatMap((_, at) => breaks(words.slice(at + 1), most - 1).map((rest) => [words.slice(0, at + 1).join(' '), ...rest]));
  return [[words.join(' ')], ...longer];
}

/** The name's lines, broken so that its letters are largest. */
function nameLines(name, width, height) {
  const ways = breaks(name.split(' ')).map((texts) => {
    const lines = texts.map((text) => fitted(text, 200, width, 'bold'));
    const tall = sum(lines.map(({ line }) => line.above + line.below)) + gap * (lines.length - 1);
    const size = Math.min(height / tall, ...lines.map((line) => line.size));
    return lines.map((line) => ({ ...line, size }));
  });
  return ways.sort((a, b) => b[0].size - a[0].size)[0];
}

/**
 * Every pack shows, as Egyptian packs do: the maker and the product's name in Arabic, and below them the name in Latin letters,
 * two words of it as the cards of the shop show it. Centred on x, within the given box.
 */
function words(look, x, top, width, height, ink) {
  const latin = look.printed.split(' ').slice(0, 2).join(' ');
  const between = height * gap;
  const arranged = (share) => {
    const maker = height > 56 && look.brandNameAr ? [fitted(look.brandNameAr, height * share * 0.9, width * 0.8)] : [];
    const below = look.titleAr && latin ? [fitted(latin, height * share, width)] : [];
    const small = [...maker, ...below];
    const left = height - sum(small.map(heightOf)) - between * small.length;
    return [...maker, ...nameLines(look.titleAr || latin || look.brandName, width, left), ...below];
  };
  // A short name leaves height for larger small words; they stay clearly smaller than the name.
  const isCalm = (lines) => lines.every(({ weight, size }) => weight === 'bold' || size * 1.3 < lines.find((line) => line.weight === 'bold').size);
  const lines = [0.3, 0.26, 0.22, 0.18].map(arranged).find(isCalm) ?? arranged(0.15);
  let y = top + (height - sum(lines.map(heightOf)) - between * (lines.length - 1)) / 2;
  return lines.map(({ text, line, size, weight }) => {
    const base = y + line.above * size;
    y += heightOf({ line, size }) + between;
    return lettering(text, { x, y: base, size, fill: ink, weight });
  }).join('');
}

/** The product's name in the upper part of a face, in whichever ink reads better on its colour. */
function heading(look, w, h, share, { plate = false } = {}) {
  const [top, height] = [h * 0.035, h * 0.265];
  if (!plate) return words(look, 0, top, w * share, height, readableOn(look.main));
  const width = w * Math.min(0.92, share + 0.12);
  return `<path d="${roundedBox(-width / 2, top - h * 0.008, width, height + h * 0.016, h * 0.03)}" fill="${look.deep}"/>${words(look, 0, top, w * share, height, '#fffaf0')}`;
}

function smallPrint(x, y, width, colour) {
  const line = (dy, share) =>
    `<rect x="${n(x - (width * share) / 2)}" y="${n(y + dy)}" width="${n(width * share)}" height="6" rx="3" fill="${colour}"/>`;
  return `<g opacity=".55">${line(0, 1)}${line(14, 0.6)}</g>`;
}

const designs = {
  sun(w, h, look) {
    const r = Math.min(w * 0.38, h * 0.285);
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><circle cy="${n(h * 0.625)}" r="${n(r * 1.08)}" fill="${look.light}" opacity=".6"/><circle cy="${n(h * 0.625)}" r="${n(r)}" fill="${look.paper}"/><rect x="${n(-w / 2)}" y="${n(h * 0.93)}" width="${n(w)}" height="${n(h * 0.07)}" fill="${look.accent}"/>`,
      icons: [0, h * 0.625, r * 1.74],
    };
  },
  wave(w, h, look) {
    const y = h * 0.4;
    const wave = (dy) =>
      `M${n(-w / 2)} ${n(y + dy)}C${n(-w / 4)} ${n(y + dy - h * 0.09)} ${n(-w / 8)} ${n(y + dy - h * 0.09)} 0 ${n(y + dy)}S${n(w / 3)} ${n(y + dy + h * 0.09)} ${n(w / 2)} ${n(y + dy)}V${n(h)}H${n(-w / 2)}z`;
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><path d="${wave(-h * 0.035)}" fill="${look.accent}"/><path d="${wave(0)}" fill="${look.paper}"/>`,
      icons: [0, h * 0.69, Math.min(w * 0.82, h * 0.52)],
    };
  },
  band(w, h, look) {
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><rect x="${n(-w / 2)}" y="${n(h * 0.335)}" width="${n(w)}" height="${n(h * 0.525)}" fill="${look.accent}"/><rect x="${n(-w / 2)}" y="${n(h * 0.355)}" width="${n(w)}" height="${n(h * 0.485)}" fill="${look.paper}"/>`,
      icons: [0, h * 0.6, Math.min(w * 0.86, h * 0.47)],
      print: [0, h * 0.905, look.paper],
    };
  },
  arch(w, h, look) {
    const r = w * 0.36;
    const top = Math.max(h * 0.37 + r * 0.2, h * 0.64 - r * 0.4);
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><path d="M${n(-r * 1.14)} ${n(h)}V${n(top)}a${n(r * 1.14)} ${n(Math.min(r * 1.14, top - h * 0.325))} 0 0 1 ${n(r * 2.28)} 0V${n(h)}z" fill="${look.light}"/><path d="M${n(-r)} ${n(h)}V${n(top)}a${n(r)} ${n(Math.min(r, top - h * 0.35))} 0 0 1 ${n(r * 2)} 0V${n(h)}z" fill="${look.paper}"/>`,
      icons: [0, h * 0.69, Math.min(r * 1.84, h * 0.5)],
    };
  },
  slant(w, h, look) {
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.paper}"/><path d="M${n(-w / 2)} 0H${n(w / 2)}V${n(h * 0.335)}L${n(-w / 2)} ${n(h * 0.405)}z" fill="${look.main}"/><path d="M${n(w / 2)} ${n(h * 0.335)}V${n(h * 0.37)}L${n(-w / 2)} ${n(h * 0.44)}V${n(h * 0.405)}z" fill="${look.accent}"/><path d="M${n(-w / 2)} ${n(h)}V${n(h * 0.93)}L${n(w / 2)} ${n(h * 0.85)}V${n(h)}z" fill="${look.main}"/>`,
      icons: [w * 0.02, h * 0.66, Math.min(w * 0.82, h * 0.48)],
    };
  },
  awning(w, h, look) {
    const stripes = 6;
    const step = w / stripes;
    const scallops = Array.from({ length: stripes }, (_, i) => {
      const x = -w / 2 + i * step;
      return `<path d="M${n(x)} 0h${n(step)}v${n(h * 0.33)}a${n(step / 2)} ${n(h * 0.045)} 0 0 1 ${n(-step)} 0z" fill="${i % 2 ? look.light : look.main}"/>`;
    }).join('');
    return {
      art: `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.paper}"/><rect x="${n(-w / 2)}" y="${n(h * 0.88)}" width="${n(w)}" height="${n(h * 0.12)}" fill="${look.main}"/>${scallops}`,
      icons: [0, h * 0.635, Math.min(w * 0.82, h * 0.45)],
    };
  },
};

/** The printed face of a package: x from -w/2 to w/2, y from 0 to h. A round body shows less of its width. */
export function printedFace(w, h, look, { nameShare = 0.84, iconShare = 1 } = {}) {
  const design = designs[look.motif](w, h, look);
  const [ix, iy, size] = design.icons;
  return `${design.art}${lifted(iconCluster(look.icons, ix, iy, size * iconShare), { dx: 1, dy: 4, blur: 5, strength: 0.22 })}${heading(look, w, h, nameShare, { plate: look.motif === 'awning' })}${design.print ? smallPrint(design.print[0], design.print[1], w * 0.4, design.print[2]) : ''}`;
}

/** A squat label for wide, low faces: the name to the left, icons to the right. */
export function wideFace(w, h, look) {
  const r = h * 0.4;
  return `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><path d="M${n(w * 0.16)} 0C${n(w * 0.22)} ${n(h * 0.35)} ${n(w * 0.1)} ${n(h * 0.7)} ${n(w * 0.18)} ${n(h)}H${n(w / 2)}V0z" fill="${look.accent}"/><path d="M${n(w * 0.18)} 0C${n(w * 0.24)} ${n(h * 0.35)} ${n(w * 0.12)} ${n(h * 0.7)} ${n(w * 0.2)} ${n(h)}H${n(w / 2)}V0z" fill="${look.paper}"/>${lifted(iconCluster(look.icons, w * 0.345, h * 0.5, Math.min(r * 2, w * 0.29)), { dx: 1, dy: 4, blur: 5, strength: 0.22 })}${words(look, -w * 0.175, h * 0.08, w * 0.57, h * 0.84, readableOn(look.main))}`;
}

/** A label for a tray whose goods lie in plain sight: words alone. */
export function plainLabel(w, h, look) {
  return `<rect x="${n(-w / 2)}" width="${n(w)}" height="${n(h)}" fill="${look.main}"/><rect x="${n(-w / 2)}" width="${n(w)}" height="7" fill="${look.accent}"/>${words(look, 0, h * 0.12, w * 0.88, h * 0.82, readableOn(look.main))}`;
}
