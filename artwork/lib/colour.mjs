// Colours are mixed in OKLCH, where equal steps look equal to the eye.

export const brand = {
  leaf: '#0f6b4f',
  cream: '#fff8ec',
  tomato: '#d9472b',
  saffron: '#f2a93b',
};

const toLinear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

export function toOklch(hex) {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: L, c: Math.hypot(A, B), h: (Math.atan2(B, A) * 180) / Math.PI };
}

function oklchToRgb({ l, c, h }) {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const L = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const M = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const S = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * L - 3.3077115913 * M + 0.2309699292 * S,
    -1.2684380046 * L + 2.6097574011 * M - 0.3413193965 * S,
    -0.0041960863 * L - 0.7034186147 * M + 1.707614701 * S,
  ];
}

export function fromOklch({ l, c, h }) {
  let chroma = c;
  let rgb = oklchToRgb({ l, c: chroma, h });
  while (chroma > 0.002 && rgb.some((v) => v < -0.001 || v > 1.001)) {
    chroma *= 0.94;
    rgb = oklchToRgb({ l, c: chroma, h });
  }
  const hex = (v) =>
    Math.round(Math.min(1, Math.max(0, fromLinear(Math.max(0, v)))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(hex).join('')}`;
}

/** The same hue at another lightness, with its strength held within limits. */
export function shade(hex, lightness, maxChroma = 0.4, minChroma = 0) {
  const { c, h } = toOklch(hex);
  return fromOklch({ l: lightness, c: c < 0.02 ? c : Math.max(minChroma, Math.min(maxChroma, c)), h });
}

export function lighter(hex, by) {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.min(0.99, l + by), c: c * (1 - by * 0.6), h });
}

/** Darkening leans slightly towards the warm, so that shadows do not turn grey. */
export function darker(hex, by) {
  const { l, c, h } = toOklch(hex);
  return fromOklch({ l: Math.max(0.08, l - by), c: c * (1 + by * 0.2), h });
}

export function mix(from, to, share) {
  const rgb = [1, 3, 5].map((at) => {
    const a = parseInt(from.slice(at, at + 2), 16);
    const b = parseInt(to.slice(at, at + 2), 16);
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${rgb.join('')}`;
}

export function distance(one, other) {
  const p = toOklch(one);
  const q = toOklch(other);
  const rad = Math.PI / 180;
  return Math.hypot(
    p.l - q.l,
    p.c * Math.cos(p.h * rad) - q.c * Math.cos(q.h * rad),
    p.c * Math.sin(p.h * rad) - q.c * Math.sin(q.h * rad),
  );
}

export function farthest(from, candidates) {
  return [...candidates].sort((a, b) => distance(from, b) - distance(from, a))[0];
}

const luminance = (hex) => {
  const [r, g, b] = [1, 3, 5].map((at) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one, other) => {
  const [dim, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
};

/** Cream or a dark shade of the ground, whichever reads better. */
export function readableOn(ground) {
  const dark = shade(ground, 0.24, 0.07);
  return contrast(ground, '#fffaf0') >= contrast(ground, dark) * 0.8 ? '#fffaf0' : dark;
}
