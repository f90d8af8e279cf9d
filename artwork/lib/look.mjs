import { brand, darker, distance, farthest, lighter, mix, shade, toOklch } from './colour.mjs';
import { chanceFrom } from './chance.mjs';
import { canLetter } from './letters.mjs';

const accents = [brand.tomato, brand.saffron, brand.leaf, '#f7d9a0', '#2c5f8a'];
const motifs = ['sun', 'wave', 'band', 'arch', 'slant', 'awning'];

/** Everything a package needs to know to be dressed: a calm version of its colour and what goes with it. */
export function lookOf({ slug, art, brandName = '', brandSlug = '', title = '', titleAr = '', brandNameAr = '', unit = '', category = '', mood = 'food' }) {
  const { l, c } = toOklch(art.color);
  const main = shade(art.color, Math.min(0.8, Math.max(0.42, l)), 0.17);
  const isLight = toOklch(main).l > 0.68;
  const distant = accents.filter((a) => distance(a, main) > 0.16);
  const byBrand = chanceFrom(brandSlug || slug);
  return {
    slug,
    title: title.toLowerCase(),
    printed: canLetter(title) ? title : '',
    unit,
    category,
    mood,
    titleAr,
    brandName,
    brandNameAr,
    icons: art.icons,
    form: art.form,
    main,
    isLight,
    light: lighter(main, isLight ? 0.1 : 0.16),
    pale: shade(main, 0.94, 0.05),
    dark: darker(main, 0.1),
    deep: shade(main, 0.36, 0.1, c < 0.03 ? 0 : 0.05),
    accent: farthest(main, distant.length ? [byBrand.pick(distant), byBrand.pick(distant)] : accents),
    paper: mix('#fffaf0', main, 0.03),
    // A maker keeps to two designs, so that its goods are akin but a shelf of them is not all alike.
    motif: chanceFrom(slug).pick([byBrand.pick(motifs), byBrand.pick(motifs)]),
    count: Number(/^(\d+)\s*[×x]/.exec(unit)?.[1] ?? 1),
  };
}
