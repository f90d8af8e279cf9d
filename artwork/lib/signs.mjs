// The small hand-made SVGs of the storefront: mark, badges and the pictures of quiet pages.
import * as simpleIcons from 'simple-icons';
import { brand } from './colour.mjs';
import { lettering } from './letters.mjs';

const svg = (w, h, content, label) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-label="${label}">${content}</svg>\n`;

// ---- the mark ------------------------------------------------------------------

/** Goods and cart on a 64-unit square. */
function cart() {
  return `<g><path d="M37 25c-1-9 4-14 13-15c1 9-3 14-10 16z" fill="#7fc26a"/><path d="M39 25c2-5 5-9 9-13" fill="none" stroke="#3f8f4a" stroke-width="1.200" stroke-linecap="round"/><circle cx="27" cy="20" r="7.500" fill="${brand.tomato}"/><circle cx="24.600" cy="17.600" r="1.900" fill="#fff" opacity=".5"/><path d="M27 13.500l-3.200-1.400M27 13.500l2.800-1.800M27 13.500v-2.600" stroke="#3f8f4a" stroke-width="1.500" stroke-linecap="round"/><circle cx="38" cy="21.500" r="6.300" fill="${brand.saffron}"/><circle cx="36.200" cy="19.400" r="1.500" fill="#fff" opacity=".55"/><path d="M18 23.500h35.500a1.500 1.500 0 0 1 1.400 2l-5 15.200a3.500 3.500 0 0 1-3.300 2.400H25.700a3.500 3.500 0 0 1-3.400-2.600z" fill="${brand.cream}"/><path d="M28 29.500l1.500 8M36.300 29.500v8M44.600 29.500l-1.500 8" stroke="${brand.leaf}" stroke-width="2.400" stroke-linecap="round"/><path d="M8.500 14h4.200a2.600 2.600 0 0 1 2.500 1.900L23 45.300a3 3 0 0 0 2.900 2.200H48" fill="none" stroke="${brand.cream}" stroke-width="3.600" stroke-linecap="round" stroke-linejoin="round"/><circle cx="27.500" cy="54" r="3.700" fill="${brand.cream}"/><circle cx="45" cy="54" r="3.700" fill="${brand.cream}"/></g>`;
}

export const logo = () => svg(64, 64, `<rect width="64" height="64" rx="15" fill="${brand.leaf}"/>${cart()}`, 'Shopping cart');
export const favicon = () => svg(64, 64, `<rect width="64" height="64" rx="14" fill="${brand.leaf}"/><g transform="translate(32 33) scale(1.08) translate(-32.500 -33.500)">${cart()}</g>`, 'Shopping cart');
/** Without rounded corners; `room` is how much of the square the cart takes. */
export const squareMark = (room) => svg(64, 64, `<rect width="64" height="64" fill="${brand.leaf}"/><g transform="translate(32 32) scale(${room}) translate(-32 -33.500)">${cart()}</g>`, 'Shopping cart');

// ---- payment and app-store badges --------------------------------------------------

const card = '<rect x=".5" y=".5" width="63" height="39" rx="7.500" fill="#fff" stroke="#ddd5c6"/>';

export const payments = () => ({
  'payment-visa.svg': svg(64, 40, `${card}<path transform="translate(10 -2) scale(1.833)" fill="#1434cb" d="${simpleIcons.siVisa.path}"/>`, 'Visa'),
  'payment-mastercard.svg': svg(64, 40, `${card}<circle cx="25.500" cy="20" r="11" fill="#eb001b"/><circle cx="38.500" cy="20" r="11" fill="#f79e1b"/><path d="M32 11.120a11 11 0 0 1 0 17.760a11 11 0 0 1 0-17.760z" fill="#ff5f00"/>`, 'Mastercard'),
  'payment-google-pay.svg': svg(64, 40, `${card}<path transform="translate(10 -2) scale(1.833)" fill="#3c4043" d="${simpleIcons.siGooglepay.path}"/>`, 'Google Pay'),
  'payment-paypal.svg': svg(64, 40, `${card}<path transform="translate(19 7) scale(1.083)" fill="#003087" d="${simpleIcons.siPaypal.path}"/>`, 'PayPal'),
});

function storeBadge(icon, small, large, label, iconX) {
  return svg(160, 48, `<rect width="160" height="48" rx="10" fill="#17140f"/><rect x=".5" y=".5" width="159" height="47" rx="9.500" fill="none" stroke="#fff" stroke-opacity=".28"/><path transform="translate(${iconX} 11) scale(1.08)" fill="#fff" d="${icon.path}"/>${lettering(small, { x: 46, y: 18, size: 10.5, fill: '#e9e4da', align: 'start', weight: 'medium' })}${lettering(large, { x: 46, y: 37, size: 18.5, fill: '#fff', align: 'start' })}`, label);
}

export const storeBadges = () => ({
  'app-store.svg': storeBadge(simpleIcons.siApple, 'Download on the', 'App Store', 'Download on the App Store', 13),
  'google-play.svg': storeBadge(simpleIcons.siGoogleplay, 'Get it on', 'Google Play', 'Get it on Google Play', 14),
});

// ---- quiet pages --------------------------------------------------------------------

function bigCart({ face = 'calm', goods = '' } = {}) {
  const mouth = { calm: 'M192 196q18 14 36 0', sad: 'M194 204q16 -14 32 0', glad: 'M186 190q24 26 48 0' }[face];
  const brows = face === 'sad' ? '<path d="M160 158l18-7M260 158l-18-7" stroke="#0a4a37" stroke-width="5" stroke-linecap="round"/>' : '';
  return `<path d="M66 92h26a12 12 0 0 1 11.600 9L142 252a14 14 0 0 0 13.600 10.500H290" fill="none" stroke="#0a4a37" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"/>${goods}<path d="M112 126H312a9 9 0 0 1 8.600 11.800L292 226a18 18 0 0 1-17 12.400H151a18 18 0 0 1-17.500-13.700z" fill="${brand.leaf}"/><path d="M112 126H312a9 9 0 0 1 8.600 11.800L318 146H116z" fill="#17885f"/><path d="M121 146l13 78a18 18 0 0 0 17 14.400h14L148 146z" fill="#fff" opacity=".1"/><circle cx="174" cy="176" r="8" fill="${brand.cream}"/><circle cx="246" cy="176" r="8" fill="${brand.cream}"/><circle cx="176" cy="178" r="3.600" fill="#0a2f24"/><circle cx="248" cy="178" r="3.600" fill="#0a2f24"/>${brows}<path d="${mouth}" fill="none" stroke="${brand.cream}" stroke-width="6" stroke-linecap="round"/><circle cx="152" cy="198" r="9" fill="${brand.tomato}" opacity=".65"/><circle cx="270" cy="198" r="9" fill="${brand.tomato}" opacity=".65"/>${[172, 268].map((x) => `<circle cx="${x}" cy="284" r="19" fill="#0a4a37"/><circle cx="${x}" cy="284" r="8" fill="${brand.saffron}"/>`).join('')}`;
}

const ground = (colour = '#f3dfb8') => `<ellipse cx="240" cy="304" rx="208" ry="26" fill="${colour}"/>`;
const blob = (colour) => `<path d="M66 176C50 90 130 30 230 36S440 70 430 180 350 306 240 306 84 270 66 176z" fill="${colour}"/>`;
const leaf = (x, y, turn, colour, size = 1) => `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="M0 0C-16-14-16-40 0-58C16-40 16-14 0 0z" fill="${colour}"/><path d="M0 0V-44" stroke="#fff" stroke-opacity=".5" stroke-width="2.500"/></g>`;
const question = (x, y, size, colour) => lettering('?', { x, y, size, fill: colour });

export const notFound = () => svg(480, 340, `<clipPath id="b"><path d="M66 176C50 90 130 30 230 36S440 70 430 180 350 306 240 306 84 270 66 176z"/></clipPath>${blob('#e4efe1')}<path clip-path="url(#b)" d="M40 262C140 214 210 236 260 250S400 236 446 204V310H40z" fill="#cfe3cf"/>${ground('#e9d3a4')}<path d="M30 318C110 296 150 326 226 308S380 296 450 316" fill="none" stroke="#c9a766" stroke-width="5" stroke-dasharray="3 14" stroke-linecap="round"/><g><path d="M396 304V120" stroke="#8a5a2b" stroke-width="13" stroke-linecap="round"/><path d="M338 92h86l22 21-22 21h-86a7 7 0 0 1-7-7V99a7 7 0 0 1 7-7z" fill="${brand.saffron}"/><path d="M448 146h-70l-20 18 20 18h70a7 7 0 0 0 7-7v-22a7 7 0 0 0-7-7z" fill="${brand.tomato}"/>${lettering('404', { x: 382, y: 124, size: 34, fill: '#5a2f0c' })}${question(412, 176, 32, '#fff8ec')}</g><g transform="translate(-28 14) rotate(-5 210 200)">${bigCart({ face: 'sad' })}</g>${question(116, 88, 60, brand.tomato)}${question(256, 74, 44, brand.saffron)}${leaf(60, 304, -18, '#5fa56b', 0.8)}${leaf(72, 306, 22, '#3f8a5a', 0.7)}`, 'A lost shopping cart beside a signpost');

export const emptyCart = () => svg(480, 340, `${blob('#fdeccb')}${ground()}${leaf(86, 302, -24, '#7fb573', 0.9)}${leaf(96, 304, 12, '#4f9a62', 0.8)}<g transform="translate(30 10)">${bigCart({ face: 'calm' })}</g><g fill="none" stroke="#d9b271" stroke-width="6" stroke-linecap="round" stroke-dasharray="2 13"><path d="M214 112C210 70 236 60 240 40M274 112C282 84 300 80 304 62M330 112c4-18 18-22 22-36"/></g><circle cx="240" cy="30" r="9" fill="${brand.tomato}"/><circle cx="306" cy="50" r="8" fill="${brand.saffron}"/><path d="M352 66c-8-10-2-22 10-24c4 12 0 22-10 24z" fill="#5fa56b"/>`, 'An empty shopping cart');

export const emptyWishlist = () => {
  const heart = 'M240 268C150 212 112 168 112 122a66 66 0 0 1 128-24a66 66 0 0 1 128 24c0 46-38 90-128 146z';
  return svg(480, 340, `${blob('#fbe3da')}${ground('#f3cfc0')}<path d="${heart}" fill="#fff8ec" stroke="${brand.tomato}" stroke-width="11" stroke-dasharray="24 15" stroke-linecap="round" stroke-linejoin="round"/><circle cx="208" cy="150" r="8" fill="#8a2a18"/><circle cx="272" cy="150" r="8" fill="#8a2a18"/><path d="M222 176q18 14 36 0" fill="none" stroke="#8a2a18" stroke-width="6" stroke-linecap="round"/><circle cx="186" cy="172" r="10" fill="${brand.tomato}" opacity=".35"/><circle cx="294" cy="172" r="10" fill="${brand.tomato}" opacity=".35"/><g transform="translate(366 236)"><circle r="44" fill="${brand.leaf}"/><path d="M0-19v38M-19 0h38" stroke="${brand.cream}" stroke-width="10" stroke-linecap="round"/></g><path d="M84 92c-16-10-22-18-22-26a11 11 0 0 1 22-4a11 11 0 0 1 22 4c0 8-6 16-22 26z" fill="${brand.tomato}" opacity=".7"/><path d="M404 110c-12-8-17-14-17-20a8.500 8.500 0 0 1 17-3a8.500 8.500 0 0 1 17 3c0 6-5 12-17 20z" fill="${brand.saffron}"/>${leaf(98, 304, -20, '#5fa56b', 0.8)}${leaf(110, 306, 18, '#3f8a5a', 0.7)}`, 'An empty heart waiting for favourites');
};

export const orderConfirmed = () => {
  const confetti = [[84, 96, 20, brand.tomato], [130, 46, -30, brand.saffron], [356, 40, 24, brand.leaf], [408, 100, -16, brand.tomato], [62, 176, 50, brand.leaf], [424, 182, 36, brand.saffron], [196, 26, 10, '#7fb573'], [300, 22, -40, brand.tomato]]
    .map(([x, y, turn, colour], i) => (i % 3 === 2 ? `<circle cx="${x}" cy="${y}" r="7" fill="${colour}"/>` : `<rect x="${x - 9}" y="${y - 5}" width="18" height="10" rx="3" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`))
    .join('');
  const goods = `${leaf(196, 152, -22, '#4f9a62', 1.5)}${leaf(218, 146, 2, '#7fb573', 1.6)}<rect x="252" y="62" width="30" height="100" rx="15" fill="#d9954a" transform="rotate(14 267 112)"/><path d="M262 84l14 6M258 104l14 6M254 124l14 6" stroke="#f3cf95" stroke-width="5" stroke-linecap="round"/><circle cx="242" cy="132" r="27" fill="${brand.tomato}"/><circle cx="233" cy="122" r="6" fill="#fff" opacity=".5"/><circle cx="296" cy="140" r="23" fill="${brand.saffron}"/><circle cx="288" cy="132" r="5" fill="#fff" opacity=".55"/>`;
  return svg(480, 340, `${blob('#e2f0e3')}${ground('#cfe3cf')}${confetti}${goods}<path d="M160 146l14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10 14-10 14 10L318 304H170z" fill="#dcae74"/><path d="M286 146l14-10 14 10 14-10 0 10L318 304H276z" fill="#c6945a"/><path d="M196 200h7l9 34h28l8-24H200" fill="none" stroke="${brand.leaf}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><circle cx="216" cy="248" r="5" fill="${brand.leaf}"/><circle cx="238" cy="248" r="5" fill="${brand.leaf}"/><circle cx="338" cy="246" r="52" fill="#fff"/><circle cx="338" cy="246" r="44" fill="${brand.leaf}"/><path d="M316 247l15 16 29-33" fill="none" stroke="${brand.cream}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>`, 'A packed grocery bag with a check mark');
};
