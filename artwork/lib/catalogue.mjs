import { readFileSync, readdirSync } from 'node:fs';
import { betterCategoryIcons, betterIcons, brandIcons } from '../better-icons.mjs';
import { isKnown, measureIcons } from './icons.mjs';
import { lookOf } from './look.mjs';

const folder = new URL('../../server/seed/catalogue/', import.meta.url);
const household = /clean|house|laundry|home|paper|care|hygiene|baby|pet|beauty|cosmetic/;

/** The demo catalogue as it now stands: categories, brands and a look for every product. */
export async function readCatalogue() {
  const read = (name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.json')).sort();
  const brands = names.includes('brands.json') ? read('brands.json') : [];
  const categories = names.filter((name) => name !== 'brands.json').map(read).filter((c) => c.slug && Array.isArray(c.products));
  const warnings = [];
  const known = (owner, icons) => {
    const good = icons.filter((name) => isKnown(name) || !warnings.push(`${owner}: no icon named "${name}"`));
    return good.length ? good : ['shopping-cart'];
  };
  const looks = [];
  for (const category of categories) {
    category.art = { ...category.art, icons: known(category.slug, betterCategoryIcons[category.slug] ?? category.art.icons) };
    for (const product of category.products) {
      const maker = brands.find((b) => b.slug === product.brand);
      const better = betterIcons.find(([part]) => product.slug.includes(part))?.[1];
      const icons = known(product.slug, better ?? product.art.icons);
      looks.push(lookOf({
        ...product,
        art: { ...product.art, icons: icons.slice(0, 3) },
        brandName: maker?.name ?? '',
        brandNameAr: maker?.nameAr ?? '',
        brandSlug: product.brand,
        category: category.slug,
        mood: household.test(category.slug) ? 'home' : 'food',
      }));
    }
  }
  await measureIcons(['egg', 'white-egg', 'herb', 'lemon', 'shopping-cart', ...Object.values(brandIcons), ...categories.flatMap((c) => [...c.art.icons, ...c.products.flatMap((p) => p.art.icons)]), ...looks.flatMap((look) => look.icons)]);
  return { brands, categories, looks, warnings };
}
