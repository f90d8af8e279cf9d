import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as banners from './lib/banners.mjs';
import { measureIcons } from './lib/icons.mjs';
import * as signs from './lib/signs.mjs';

const folder = new URL('../web/public/images/', import.meta.url);
// The hash of the banners' sources, kept here because the storefront's file names carry none.
const record = new URL('./storefront-drawn.json', import.meta.url);

const quality = { avif: { quality: 48, effort: 4 }, webp: { quality: 70, effort: 6 }, jpg: { quality: 70, mozjpeg: true } };

export async function drawStorefront() {
  mkdirSync(folder, { recursive: true });
  await measureIcons(banners.iconsOfBanners);

  const written = new Set();
  const svgs = {
    'logo.svg': signs.logo(),
    'favicon.svg': signs.favicon(),
    'not-found.svg': signs.notFound(),
    'empty-cart.svg': signs.emptyCart(),
    'empty-wishlist.svg': signs.emptyWishlist(),
    'order-confirmed.svg': signs.orderConfirmed(),
    ...signs.payments(),
    ...signs.storeBadges(),
  };
  for (const [name, content] of Object.entries(svgs)) {
    writeFileSync(new URL(name, folder), content);
    written.add(name);
  }

  const main = [480, 960, 1440];
  const beside = [160, 320, 640];
  // The JPEG has no transparency: it has the banner's wall (home.css) for its ground.
  const rasters = [
    ...onBanner('banner-1', banners.marketCrates(), main, '#14684e'),
    ...onBanner('banner-2', banners.breadBoard(), main, '#fbe3b4'),
    ...onBanner('banner-3', banners.teaTray(), main, '#123f4a'),
    ...onBanner('side-banner-1', banners.fullBag(), beside, '#dcebc9'),
    ...onBanner('side-banner-2', banners.coldJuices(), beside, '#fbdcae'),
    { name: 'icon-192.png', svg: signs.favicon(), width: 192, as: 'png' },
    { name: 'icon-512.png', svg: signs.favicon(), width: 512, as: 'png' },
    { name: 'icon-maskable-512.png', svg: signs.squareMark(0.82), width: 512, as: 'png' },
    { name: 'apple-touch-icon.png', svg: signs.squareMark(1), width: 180, as: 'png' },
  ];
  const before = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  const now = {};
  let encoded = 0;
  for (const { name, svg, width, as, ground } of rasters) {
    now[name] = createHash('sha256').update(JSON.stringify(quality)).update(svg).digest('hex').slice(0, 12);
    written.add(name);
    if (before[name] === now[name] && existsSync(new URL(name, folder))) continue;
    const image = sharp(Buffer.from(svg), { density: as === 'png' ? 600 : 72 }).resize(width);
    const encodings = {
      png: () => image.png({ palette: true, quality: 95, effort: 9 }),
      avif: () => image.avif(quality.avif),
      webp: () => image.webp(quality.webp),
      jpg: () => image.flatten({ background: ground }).jpeg(quality.jpg),
    };
    writeFileSync(new URL(name, folder), await encodings[as]().toBuffer());
    encoded += 1;
  }
  // Deletes only files of an earlier drawing, because the folder may hold others.
  const gone = Object.keys(before).filter((name) => !written.has(name) && readdirSync(folder).includes(name));
  gone.forEach((name) => rmSync(new URL(name, folder)));
  writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`);
  process.stdout.write(`Storefront: ${written.size} files, ${encoded} encoded\n`);
}

function onBanner(name, svg, widths, ground) {
  return [
    ...widths.flatMap((width) => [
      { name: `${name}.${width}.avif`, svg, width, as: 'avif' },
      { name: `${name}.${width}.webp`, svg, width, as: 'webp' },
    ]),
    { name: `${name}.${widths[1]}.jpg`, svg, width: widths[1], as: 'jpg', ground },
  ];
}
