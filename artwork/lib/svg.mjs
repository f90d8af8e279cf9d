import { darker } from './colour.mjs';

let idsGiven = 0;

/** Ids only need to be unique within one picture; restarting keeps pictures repeatable. */
export function startPicture() {
  idsGiven = 0;
}

export function freshId() {
  idsGiven += 1;
  return `i${idsGiven.toString(36)}`;
}

export const n = (value) => String(Math.round(value * 10) / 10);

export function picture(width, height, content) {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

export function at(x, y, content, { scale = 1, turn = 0, mirror = false } = {}) {
  const parts = [`translate(${n(x)} ${n(y)})`];
  if (turn) parts.push(`rotate(${n(turn)})`);
  if (scale !== 1 || mirror) parts.push(`scale(${mirror ? -scale.toFixed(3) : scale.toFixed(3)} ${scale.toFixed(3)})`);
  return `<g transform="${parts.join(' ')}">${content}</g>`;
}

/** Stops are [offset, colour, opacity?]. Returns { def, fill }. */
export function gradient(stops, { x1 = 0, y1 = 0, x2 = 1, y2 = 0 } = {}) {
  const id = freshId();
  const body = stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`)
    .join('');
  return { def: `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${body}</linearGradient>`, fill: `url(#${id})` };
}

export function glow(stops, { cx = 0.5, cy = 0.5, r = 0.5 } = {}) {
  const id = freshId();
  const body = stops
    .map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`)
    .join('');
  return { def: `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${body}</radialGradient>`, fill: `url(#${id})` };
}

export function clipped(path, content) {
  const id = freshId();
  return `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;
}

export function groundShadow(x, y, rx, ry, tint = '#3a2a18', strength = 0.34) {
  const g = glow([[0, tint, strength], [0.55, tint, strength * 0.55], [1, tint, 0]]);
  return `${g.def}<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${g.fill}"/>`;
}

/** Wraps content in a soft shadow falling down and to the right, as all light comes from the upper left. */
export function lifted(content, { dx = 3, dy = 8, blur = 9, tint = '#3a2410', strength = 0.26 } = {}) {
  const id = freshId();
  return `<filter id="${id}" x="-20%" y="-20%" width="140%" height="145%"><feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="${tint}" flood-opacity="${strength}"/></filter><g filter="url(#${id})">${content}</g>`;
}

export function roundedBox(x, y, w, h, r) {
  const [tl, tr, br, bl] = Array.isArray(r) ? r : [r, r, r, r];
  return `M${n(x + tl)} ${n(y)}H${n(x + w - tr)}${tr ? `a${tr} ${tr} 0 0 1 ${tr} ${tr}` : ''}V${n(y + h - br)}${br ? `a${br} ${br} 0 0 1 ${-br} ${br}` : ''}H${n(x + bl)}${bl ? `a${bl} ${bl} 0 0 1 ${-bl} ${-bl}` : ''}V${n(y + tl)}${tl ? `a${tl} ${tl} 0 0 1 ${tl} ${-tl}` : ''}z`;
}

/** Shading laid over a rounded body: bright band on the left, dusk on the right. */
export function roundShading(path, colour, strength = 1) {
  const dusk = darker(colour, 0.3);
  const g = gradient([
    [0, dusk, 0.34 * strength],
    [0.1, dusk, 0.06 * strength],
    [0.2, '#ffffff', 0.34 * strength],
    [0.34, '#ffffff', 0.06 * strength],
    [0.6, dusk, 0],
    [0.86, dusk, 0.26 * strength],
    [1, dusk, 0.5 * strength],
  ]);
  return `${g.def}<path d="${path}" fill="${g.fill}"/>`;
}
