// Every package stands with the middle of its foot on (0, 0) and reports its width and height.
import { darker, lighter, mix, shade, toOklch } from './colour.mjs';
import { icon, iconSize, standingIcon } from './icons.mjs';
import { plainLabel, printedFace, wideFace } from './label.mjs';
import { at, clipped, gradient, groundShadow, lifted, n, roundShading, roundedBox } from './svg.mjs';

const says = (look, ...words) => words.some((word) => look.title.includes(word) || look.slug.includes(word));

function filled(path, colour, extra = '') {
  return `<path d="${path}" fill="${colour}"${extra}/>`;
}

function shine(path, opacity = 0.4) {
  return `<path d="${path}" fill="#fff" opacity="${opacity}"/>`;
}

/** A cap, lid or closure: ridged when it screws. */
function cap(x, y, w, h, colour, { ridged = true, radius = 8 } = {}) {
  const path = roundedBox(x - w / 2, y, w, h, [radius, radius, 4, 4]);
  const count = Math.max(3, Math.round(w / 16));
  const ridges = ridged
    ? Array.from({ length: count }, (_, i) => {
        const rx = x - w / 2 + (w * (i + 0.5)) / count;
        return `<rect x="${n(rx)}" y="${n(y + h * 0.3)}" width="3" height="${n(h * 0.6)}" fill="${darker(colour, 0.12)}" opacity=".5"/>`;
      }).join('')
    : '';
  return `${filled(path, colour)}${ridges}${roundShading(path, colour, 0.8)}`;
}

// ---- boxes with a side ----------------------------------------------------

/** A box seen a little from the right and above: face, darker side, lighter top. */
function solidBox(look, { w, h, depth, rise, face, sideColour, topColour, sideExtra = '' }) {
  const facePath = roundedBox(-w / 2, -h, w, h, 5);
  const side = `M${w / 2 - 1} ${-h + 2}L${w / 2 + depth} ${-h - rise}V${-rise * 1.2}L${w / 2 - 1} -1z`;
  const top = `M${-w / 2 + 2} ${-h + 1}L${-w / 2 + depth} ${-h - rise}H${w / 2 + depth}L${w / 2 - 1} ${-h + 1}z`;
  const dusk = gradient([[0, darker(sideColour, 0.07)], [1, darker(sideColour, 0.13)]]);
  const faceLight = gradient([[0, '#ffffff', 0.16], [0.5, '#ffffff', 0], [1, darker(look.main, 0.3), 0.16]], { y2: 1 });
  return {
    w: w + depth,
    h: h + rise,
    svg: at(-depth / 2, 0, `${dusk.def}<path d="${side}" fill="${dusk.fill}"/>${sideExtra}${filled(top, topColour)}${clipped(facePath, at(0, -h, face))}${faceLight.def}<path d="${facePath}" fill="${faceLight.fill}"/>${shine(`M${-w / 2 + 3} ${-h + 6}h5v${h - 14}h-5z`, 0.35)}`),
  };
}

function box(look) {
  const flat = says(look, 'toothpaste');
  const lying = flat || says(look, 'tissue', 'wipes', 'foil', 'tea-bags', 'chocolate-bar') || look.wide;
  const [w, h] = flat ? [500, 170] : lying ? [430, 250] : [340, 470];
  return solidBox(look, {
    w,
    h,
    depth: lying ? 70 : 84,
    rise: lying ? 54 : 40,
    face: lying ? wideFace(w, h, look) : printedFace(w, h, look),
    sideColour: look.motif === 'awning' || look.motif === 'slant' ? look.main : look.dark,
    topColour: look.light,
  });
}

function tissueBox(look) {
  const base = box({ ...look, wide: true });
  const tuft = `M-70 -290C-90 -350 -50 -400 -20 -380C0 -430 50 -420 50 -375C90 -380 90 -320 74 -288C40 -270 -40 -272 -70 -290z`;
  return { w: base.w, h: 420, svg: `${base.svg}<ellipse cx="2" cy="-279" rx="96" ry="17" fill="${look.deep}" opacity=".55"/>${filled(tuft, '#ffffff')}<path d="M-20 -380C-30 -340 -10 -310 4 -280M50 -375C40 -340 30 -310 22 -280M-52 -330C-50 -310 -40 -295 -36 -284" fill="none" stroke="#d8dfe6" stroke-width="5" stroke-linecap="round"/>` };
}

function block(look) {
  const made = solidBox(look, { w: 440, h: 210, depth: 84, rise: 66, face: wideFace(440, 210, look), sideColour: look.main, topColour: look.light });
  const folds = `<path d="M223 -204L264 -150L223 -6M306 -268L264 -150L306 -80" transform="translate(-42 0)" fill="none" stroke="${look.deep}" stroke-opacity=".28" stroke-width="3"/>`;
  return { ...made, svg: made.svg + folds };
}

function gableCarton(look) {
  const w = 270;
  const h = 440;
  const depth = 92;
  const rise = 22;
  const body = solidBox(look, { w, h, depth, rise, face: printedFace(w, h, look), sideColour: look.main, topColour: look.light });
  const left = -depth / 2;
  const roofFront = `M${left - w / 2} ${-h + 2}H${left + w / 2}L${left + w / 2 + 26} ${-h - 96}H${left - w / 2 + 30}z`;
  const roofSide = `M${left + w / 2} ${-h + 2}L${left + w / 2 + depth} ${-h - rise}L${left + w / 2 + 26} ${-h - 96}z`;
  const fin = roundedBox(left - w / 2 + 30, -h - 138, w - 4, 46, [6, 6, 0, 0]);
  const roofLight = gradient([[0, lighter(look.main, 0.12)], [1, look.main]], { y2: 1 });
  return {
    w: w + depth,
    h: h + 138,
    svg: `${body.svg}${filled(roofSide, darker(look.main, 0.2))}${roofLight.def}<path d="${roofFront}" fill="${roofLight.fill}"/>${filled(fin, look.paper)}<rect x="${left - w / 2 + 30}" y="${-h - 104}" width="${w - 4}" height="12" fill="${look.deep}" opacity=".16"/>${at(left + 20, -h - 46, `<ellipse cy="13" rx="41" ry="18" fill="${look.deep}" opacity=".3"/>${cap(0, -26, 74, 40, look.accent)}<ellipse cy="-24" rx="36" ry="12" fill="${lighter(look.accent, 0.1)}"/>`)}`,
  };
}

function brickCarton(look) {
  const small = look.count > 1;
  const [w, h] = small ? [220, 360] : [290, 430];
  const made = solidBox(look, { w, h, depth: 86, rise: 46, face: printedFace(w, h, look), sideColour: look.main, topColour: look.light });
  const opening = small
    ? `<path d="M70 ${-h - 20}L44 ${-h - 150}l-40 -22" fill="none" stroke="${look.paper}" stroke-width="15" stroke-linejoin="round"/><path d="M70 ${-h - 20}L44 ${-h - 150}l-40 -22" fill="none" stroke="${look.accent}" stroke-width="5" stroke-linejoin="round"/>`
    : at(56, -h - 20, `${cap(0, -34, 70, 36, look.accent)}<ellipse cy="-32" rx="34" ry="9" fill="${lighter(look.accent, 0.1)}"/>`);
  return { w: made.w, h: h + (small ? 150 : 60), svg: made.svg + opening };
}

function eggCarton(look) {
  const pulp = shade(look.main, 0.66, 0.07);
  const eggs = [-180, -108, -36, 36, 108, 180]
    .map((x, i) => standingIcon('egg', x, -84, 112, { turn: (i % 3) * 3 - 3 }))
    .join('');
  const front = 'M-236 -118H236L222 -20Q220 0 200 0H-200Q-220 0 -222 -20z';
  const cups = [-180, -108, -36, 36, 108, 180].map((x) => `<path d="M${x - 35} -118C${x - 33} -60 ${x + 33} -60 ${x + 35} -118z" fill="${darker(pulp, 0.14)}"/>`).join('');
  const lid = 'M-230 -150L-212 -352Q-210 -368 -194 -368H194Q210 -368 212 -352L230 -150z';
  const lidLight = gradient([[0, lighter(pulp, 0.05)], [1, darker(pulp, 0.06)]], { y2: 1 });
  const bodyLight = gradient([[0, lighter(pulp, 0.07)], [1, darker(pulp, 0.05)]], { y2: 1 });
  return {
    w: 472,
    h: 368,
    svg: `${lidLight.def}<path d="${lid}" fill="${lidLight.fill}"/>${clipped(roundedBox(-160, -346, 320, 150, 14), at(0, -346, wideFace(320, 150, look)))}<path d="M-226 -150H226V-112H-226z" fill="${darker(pulp, 0.2)}"/>${eggs}${bodyLight.def}<path d="${front}" fill="${bodyLight.fill}"/>${cups}<g>${[-180, -108, -36, 36, 108, 180].map((x) => clipped(`M${x - 34} -122h68v4C${x + 32} -62 ${x - 32} -62 ${x - 34} -118z`, standingIcon('egg', x, -66, 112))).join('')}</g><path d="M-222 -20Q-220 0 -200 0H200Q220 0 222 -20L224 -34H-224z" fill="${darker(pulp, 0.12)}" opacity=".6"/>`,
  };
}

function eggTray(look) {
  const pulp = shade(look.main, 0.7, 0.06);
  const rows = [
    { y: -200, size: 84, from: -168, step: 67.2 },
    { y: -148, size: 94, from: -190, step: 76 },
    { y: -92, size: 104, from: -212, step: 84.8 },
  ];
  const eggs = rows.map(({ y, size, from, step }) => {
    const row = Array.from({ length: 6 }, (_, i) => standingIcon(look.icons[0], from + i * step, y, size, { turn: i % 2 ? 2 : -2 })).join('');
    return `<path d="M${from - size * 0.55} ${y + 8}h${step * 5 + size * 1.1}v-40h${-(step * 5 + size * 1.1)}z" fill="${darker(pulp, 0.12)}"/>${row}`;
  });
  const scallop = 'a44 46 0 0 0 84.8 0'.repeat(6);
  const light = gradient([[0, lighter(pulp, 0.08)], [1, darker(pulp, 0.07)]], { y2: 1 });
  return {
    w: 540,
    h: 300,
    svg: `<path d="M-226 -214H226L262 -88H-262z" fill="${darker(pulp, 0.2)}"/>${eggs.join('')}${light.def}<path d="M-254.400 -112${scallop}L246 -18Q244 0 226 0H-226Q-244 0 -246 -18z" fill="${light.fill}"/><path d="M-246 -26H246L244 -14Q240 0 226 0H-226Q-242 0 -244 -14z" fill="${darker(pulp, 0.14)}" opacity=".5"/>${at(0, -84, lifted(clipped(roundedBox(-150, 0, 300, 72, 10), plainLabel(300, 72, look)), { dy: 2, blur: 3 }))}`,
  };
}

function carton(look) {
  if (look.icons.some((name) => /egg|chick/.test(name))) return eggCarton(look);
  if (look.count > 1 || says(look, 'cooking-cream', 'cheese', 'juice', 'tomato', 'nectar', 'long-life', 'skimmed')) return brickCarton(look);
  if (says(look, 'milk', 'laban', 'rayeb', 'yogurt', 'cow')) return gableCarton(look);
  return look.icons.some((name) => /milk|juice|beverage/.test(name)) ? gableCarton(look) : brickCarton(look);
}

// ---- round things -----------------------------------------------------------

function labelOn(look, w, y, h, { bulge = 10 } = {}) {
  const path = `M${-w / 2} ${y}Q0 ${y + bulge} ${w / 2} ${y}V${y + h}Q0 ${y + h + bulge} ${-w / 2} ${y + h}z`;
  return clipped(path, at(0, y, printedFace(w, h + bulge, look, { nameShare: 0.76 })));
}

/** The content of a clear bottle or jar. */
function liquidOf(look) {
  if (says(look, 'water') && !says(look, 'rose', 'blossom')) return '#bfe3f2';
  if (says(look, 'milk', 'laban', 'rayeb')) return '#fbf7ee';
  if (says(look, 'olive-oil', 'olive oil')) return '#b7a92c';
  if (says(look, 'oil')) return '#f0bf3d';
  if (says(look, 'vinegar')) return '#e9dcb6';
  if (says(look, 'honey') && !says(look, 'molasses')) return '#e39a1f';
  if (says(look, 'molasses', 'cola', 'soy', 'tamarind')) return '#54241a';
  if (says(look, 'tahini', 'tahina')) return '#dcbd86';
  if (says(look, 'ghee', 'samna')) return '#f3cd62';
  if (look.icons[0] === 'tangerine') return '#f78f1e';
  if (look.icons[0] === 'mango') return '#f7a823';
  return lighter(look.main, 0.06);
}

function bottle(look) {
  if (says(look, 'spray', 'glass-cleaner', 'glass cleaner', 'disinfect', 'air-freshener')) return sprayBottle(look);
  if (says(look, 'shampoo', 'hand-wash', 'hand wash', 'hand-soap', 'hand soap', 'lotion', 'conditioner', 'shower')) return pumpBottle(look);
  if (says(look, 'deterg', 'bleach', 'softener', 'chlor', 'laundry', 'floor', 'clean') || (says(look, 'gel', 'liquid') && look.mood !== 'food')) return jug(look);
  if (look.mood !== 'food') return squeezeBottle(look);
  if (says(look, 'ketchup', 'mayo', 'mustard', 'sauce', 'dressing')) return squeezeBottle(look);
  if (says(look, 'water')) return waterBottle(look);
  if (says(look, 'oil')) return oilBottle(look);
  if (says(look, 'milk', 'laban', 'rayeb')) return milkBottle(look);
  if (says(look, 'vinegar', 'molasses', 'syrup', 'rose', 'blossom', 'hibiscus', 'sharbat', 'honey')) return glassBottle(look);
  return juiceBottle(look);
}

function clearBody(path, liquid, level) {
  const glass = mix(liquid, '#ffffff', 0.55);
  const depth = gradient([[0, lighter(liquid, 0.06)], [1, darker(liquid, 0.07)]], { y2: 1 });
  return `${filled(path, glass)}${depth.def}${clipped(path, `<rect x="-400" y="${level}" width="800" height="1000" fill="${depth.fill}"/><ellipse cx="0" cy="${level}" rx="130" ry="9" fill="${lighter(liquid, 0.1)}"/>`)}`;
}

function juiceBottle(look) {
  const path = 'M-46 -560H46V-500C46 -440 128 -420 128 -330V-40Q128 0 92 0H-92Q-128 0 -128 -40V-330C-128 -420 -46 -440 -46 -500z';
  const liquid = liquidOf(look);
  return { w: 256, h: 616, svg: `${clearBody(path, liquid, -500)}${labelOn(look, 256, -336, 286)}${roundShading(path, liquid)}${shine('M-96 -350C-92 -400 -44 -430 -36 -486h10C-30 -430 -76 -400 -80 -350z', 0.55)}${cap(0, -616, 112, 62, look.accent)}` };
}

function oilBottle(look) {
  const path = 'M-40 -580H40V-520C40 -470 132 -460 132 -370V-250Q118 -225 132 -200V-34Q132 0 98 0H-98Q-132 0 -132 -34V-200Q-118 -225 -132 -250V-370C-132 -460 -40 -470 -40 -520z';
  const liquid = liquidOf(look);
  return { w: 264, h: 640, svg: `${clearBody(path, liquid, -486)}${clipped(path, labelOn(look, 264, -372, 288, { bulge: 6 }))}${roundShading(path, liquid)}${shine('M-100 -390C-96 -440 -40 -460 -30 -510h10C-24 -450 -80 -430 -84 -390z', 0.6)}${cap(0, -640, 98, 66, look.accent)}` };
}

function waterBottle(look) {
  const path = 'M-38 -590H38V-540C38 -480 116 -470 116 -390V-30Q116 0 86 0H-86Q-116 0 -116 -30V-390C-116 -470 -38 -480 -38 -540z';
  const rings = [-66, -96, -126, -156].map((y) => `<path d="M-116 ${y}Q0 ${y + 12} 116 ${y}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="5"/><path d="M-116 ${y + 6}Q0 ${y + 18} 116 ${y + 6}" fill="none" stroke="#5aa6c8" stroke-opacity=".3" stroke-width="4"/>`).join('');
  return { w: 232, h: 640, svg: `${clearBody(path, '#bfe3f2', -520)}${rings}${labelOn(look, 232, -404, 240)}${roundShading(path, '#8cc7e0', 0.9)}${shine('M-82 -410C-80 -450 -34 -480 -28 -530h9C-22 -470 -64 -450 -68 -410z', 0.7)}${cap(0, -640, 88, 54, look.main)}` };
}

function milkBottle(look) {
  const path = 'M-62 -500H62V-470C62 -430 140 -410 140 -330V-36Q140 0 104 0H-104Q-140 0 -140 -36V-330C-140 -410 -62 -430 -62 -470z';
  return { w: 280, h: 560, svg: `${filled(path, '#fbf8f1')}${labelOn(look, 280, -336, 284)}${roundShading(path, '#b9c2c9', 0.9)}${cap(0, -560, 140, 66, look.main)}` };
}

function glassBottle(look) {
  const path = 'M-34 -600H34V-470C34 -400 112 -400 112 -310V-26Q112 0 86 0H-86Q-112 0 -112 -26V-310C-112 -400 -34 -400 -34 -470z';
  const liquid = liquidOf(look);
  return { w: 224, h: 650, svg: `${clearBody(path, liquid, -470)}${labelOn(look, 224, -312, 272)}${roundShading(path, liquid)}${shine('M-80 -320C-78 -370 -26 -400 -20 -560h9C-14 -390 -60 -370 -64 -320z', 0.5)}${cap(0, -650, 84, 76, look.deep)}` };
}

function squeezeBottle(look) {
  const path = 'M-60 -470H60C110 -460 132 -420 132 -340C132 -240 116 -120 116 -30Q116 0 86 0H-86Q-116 0 -116 -30C-116 -120 -132 -240 -132 -340C-132 -420 -110 -460 -60 -470z';
  const inner = clipped(path, at(0, -400, printedFace(264, 370, look, { nameShare: 0.76, iconShare: 0.9 })));
  return { w: 264, h: 580, svg: `${filled(path, look.main)}${inner}${roundShading(path, look.main, 0.9)}${cap(0, -530, 128, 66, look.paper, { ridged: false, radius: 14 })}<path d="M-20 -530L-12 -580H12L20 -530z" fill="${look.paper}"/><path d="M2 -530L4 -580H12L20 -530z" fill="${look.deep}" opacity=".16"/>` };
}

function pumpBottle(look) {
  const path = roundedBox(-130, -430, 260, 430, [64, 64, 34, 34]);
  const metal = look.paper;
  const pump = `<path d="M-8 -560H8V-480H-8z" fill="${darker(metal, 0.12)}"/><path d="M-86 -586Q-92 -604 -74 -606H40Q58 -606 58 -590V-556H-24Q-46 -560 -60 -566Q-78 -556 -88 -544L-98 -550Q-98 -570 -86 -586z" fill="${metal}"/><path d="M-24 -556H58V-566H-40z" fill="${look.deep}" opacity=".18"/>`;
  return { w: 260, h: 606, svg: `${filled(path, look.main)}${clipped(path, at(0, -376, printedFace(260, 350, look, { nameShare: 0.76 })))}${roundShading(path, look.main)}${cap(0, -488, 96, 62, metal, { radius: 16 })}${pump}` };
}

function sprayBottle(look) {
  const path = 'M-52 -420H52C60 -370 128 -350 128 -270V-34Q128 0 96 0H-96Q-128 0 -128 -34V-270C-128 -350 -60 -370 -52 -420z';
  const head = 'M-112 -590Q-116 -606 -98 -608L54 -608Q92 -606 100 -560L106 -530Q76 -520 52 -520V-474H-44V-534L-66 -560L-110 -566z';
  const trigger = 'M-46 -540C-58 -510 -84 -490 -100 -448Q-92 -438 -82 -446C-66 -480 -52 -490 -40 -506z';
  const white = look.paper;
  const tone = gradient([[0, lighter(look.accent, 0.06)], [1, darker(look.accent, 0.06)]], { y2: 1 });
  return { w: 256, h: 608, svg: `${filled(path, look.main)}${clipped(path, at(0, -316, printedFace(256, 316, look, { nameShare: 0.76 })))}${roundShading(path, look.main)}${filled(trigger, darker(look.accent, 0.1))}${cap(0, -476, 104, 58, white)}${tone.def}<path d="${head}" fill="${tone.fill}"/><path d="M-126 -604h18v34h-18z" fill="${white}"/>` };
}

function jug(look) {
  const path = 'M-90 -470Q-90 -500 -60 -500H20C60 -500 150 -470 150 -390V-36Q150 0 114 0H-114Q-150 0 -150 -36V-320C-150 -400 -90 -420 -90 -470z';
  const grip = 'M52 -442C96 -430 116 -400 116 -360V-300Q116 -284 102 -284Q90 -284 88 -300C84 -360 66 -390 40 -410Q36 -446 52 -442z';
  return { w: 300, h: 580, svg: `${filled(path, look.main)}${clipped(path, at(0, -296, printedFace(300, 306, look, { nameShare: 0.74 })))}${roundShading(path, look.main)}${filled(grip, darker(look.main, 0.16))}<path d="M58 -430C92 -418 108 -396 108 -360V-306" fill="none" stroke="${darker(look.main, 0.26)}" stroke-width="7" stroke-linecap="round" opacity=".5"/>${cap(-34, -580, 120, 86, look.accent)}` };
}

function jar(look) {
  const path = 'M-130 -370Q-158 -360 -158 -320V-46Q-158 0 -112 0H112Q158 0 158 -46V-320Q158 -360 130 -370z';
  const liquid = liquidOf(look);
  const lidColour = look.isLight ? look.deep : look.accent;
  const lidPath = roundedBox(-146, -452, 292, 88, [16, 16, 8, 8]);
  const isDeep = toOklch(liquid).l < 0.45;
  return {
    w: 316,
    h: 452,
    svg: `${clearBody(path, isDeep ? lighter(liquid, 0.05) : liquid, -348)}${labelOn(look, 316, -318, 272, { bulge: 12 })}${roundShading(path, liquid, 0.9)}${shine('M-128 -330h16v44h-16z', 0.6)}${filled(lidPath, lidColour)}<rect x="-146" y="-384" width="292" height="8" fill="${darker(lidColour, 0.14)}" opacity=".6"/>${roundShading(lidPath, lidColour)}<path d="M-132 -446Q0 -456 132 -446" stroke="#fff" stroke-opacity=".4" stroke-width="5" fill="none"/>`,
  };
}

function can(look) {
  const drink = /drink|juice|beverage|water/.test(look.category) || /330|250 ml|ml/.test(look.unit);
  const spray = look.mood !== 'food';
  if (spray) return aerosol(look);
  const [w, h] = drink ? [230, 470] : [300, 360];
  const metal = '#c9ced3';
  const steel = gradient([[0, '#8d949b'], [0.2, '#f4f6f8'], [0.5, metal], [0.85, '#8f969d'], [1, '#767d84']]);
  const body = `M${-w / 2} ${-h + 26}Q0 ${-h + 52} ${w / 2} ${-h + 26}V-20Q0 16 ${-w / 2} -20z`;
  const neck = drink ? 22 : 4;
  const wall = `M${-w / 2 + neck} ${-h}H${w / 2 - neck}L${w / 2} ${-h + 34}V-20Q${w / 2 - 4} 0 ${w / 2 - 18} 4Q0 18 ${-w / 2 + 18} 4Q${-w / 2 + 4} 0 ${-w / 2} -20V${-h + 34}z`;
  const lid = `<ellipse cy="${-h}" rx="${w / 2 - neck}" ry="25" fill="#aab0b6"/><ellipse cy="${-h + 1}" rx="${w / 2 - neck - 9}" ry="19" fill="#d9dde1"/><ellipse cy="${-h + 3}" rx="${w / 2 - neck - 26}" ry="13" fill="#c3c9ce"/>`;
  const tab = drink ? `<ellipse cx="6" cy="${-h + 1}" rx="30" ry="9" fill="#eef1f3"/><ellipse cx="16" cy="${-h + 1}" rx="12" ry="4" fill="#9aa1a8"/>` : `<path d="M-14 ${-h + 2}h60a12 8 0 0 1 0 12h-60z" fill="#eef1f3"/><ellipse cx="40" cy="${-h + 8}" rx="12" ry="4" fill="#9aa1a8"/>`;
  return {
    w,
    h: h + 26,
    svg: at(0, -8, `${steel.def}<path d="${wall}" fill="${steel.fill}"/>${clipped(body, at(0, -h + 34, printedFace(w, h - 32, look, { nameShare: 0.78 })))}${roundShading(body, look.main)}${lid}${tab}`),
  };
}

function aerosol(look) {
  const path = 'M-92 -440Q-92 -470 -60 -480H60Q92 -470 92 -440V-20Q92 0 72 0H-72Q-92 0 -92 -20z';
  return { w: 184, h: 590, svg: `${filled(path, look.main)}${clipped(path, at(0, -440, printedFace(184, 410, look)))}${roundShading(path, look.main)}${cap(0, -590, 140, 114, look.accent, { ridged: false, radius: 26 })}<rect x="-92" y="-28" width="184" height="8" fill="#fff" opacity=".5"/>` };
}

function tub(look) {
  const cup = /yogurt|zabad|pudding|custard|rice-pudding|dessert/.test(look.slug) && !/400|500|1kg|700/.test(look.slug);
  const [top, foot, h] = cup ? [290, 220, 290] : [420, 350, 270];
  const path = `M${-top / 2} ${-h}H${top / 2}L${foot / 2} -26Q${foot / 2 - 4} 0 ${foot / 2 - 34} 0H${-foot / 2 + 34}Q${-foot / 2 + 4} 0 ${-foot / 2} -26z`;
  const lidColour = cup ? '#e3e6ea' : look.accent;
  const face = cup ? printedFace(top, h, look, { nameShare: 0.76 }) : printedFace(top, h, look, { nameShare: 0.72, iconShare: 1.05 });
  const lidHeight = cup ? 18 : 46;
  const lidPath = roundedBox(-top / 2 - 12, -h - lidHeight + 8, top + 24, lidHeight, cup ? 8 : [18, 18, 10, 10]);
  const tab = cup ? `<path d="M${top / 2 - 30} ${-h - 6}h40q26 14 10 34q-30 8 -50 -34z" fill="#cdd2d8"/>` : '';
  const lidTop = cup ? '' : `<path d="M${-top / 2 + 10} ${-h - lidHeight + 9}Q${-top / 2 + 14} ${-h - lidHeight - 12} ${-top / 2 + 44} ${-h - lidHeight - 12}H${top / 2 - 44}Q${top / 2 - 14} ${-h - lidHeight - 12} ${top / 2 - 10} ${-h - lidHeight + 9}z" fill="${lighter(lidColour, 0.06)}"/>`;
  return {
    w: top + 24,
    h: h + lidHeight + (cup ? 0 : 14),
    svg: `${filled(path, look.main)}${clipped(path, at(0, -h + 6, face))}${roundShading(path, look.main)}<path d="M${-top / 2} ${-h + 6}H${top / 2}V${-h + 18}H${-top / 2}z" fill="${look.deep}" opacity=".22"/>${lidTop}${filled(lidPath, lidColour)}${roundShading(lidPath, lidColour, 0.8)}${tab}`,
  };
}

function roll(look) {
  if (says(look, 'foil', 'cling', 'film', 'baking', 'bags', 'garbage', 'trash')) return box({ ...look, wide: true });
  const tall = says(look, 'kitchen', 'towel');
  const [w, h] = tall ? [230, 420] : [230, 240];
  const one = (x, y) => {
    const path = `M${x - w / 2} ${y - h}V${y - 24}Q${x} ${y + 24} ${x + w / 2} ${y - 24}V${y - h}z`;
    const dots = Array.from({ length: 18 }, (_, i) => `<circle cx="${x - w / 2 + 26 + (i % 6) * 36}" cy="${n(y - h + 70 + Math.floor(i / 6) * (h / 3.6))}" r="5" fill="${look.light}" opacity=".7"/>`).join('');
    return `${filled(path, '#fdfdfb')}${dots}${roundShading(path, '#aeb9c4', 0.8)}<ellipse cx="${x}" cy="${y - h}" rx="${w / 2}" ry="40" fill="#ffffff"/><ellipse cx="${x}" cy="${y - h}" rx="${w / 2 - 20}" ry="32" fill="none" stroke="#dfe5ea" stroke-width="4"/><ellipse cx="${x}" cy="${y - h}" rx="${w / 2 - 44}" ry="23" fill="none" stroke="#dfe5ea" stroke-width="4"/><ellipse cx="${x}" cy="${y - h}" rx="38" ry="14" fill="#b98d5e"/><ellipse cx="${x}" cy="${y - h + 4}" rx="32" ry="10" fill="#7d5a36"/>`;
  };
  const sleeve = (x, y, width, height) => clipped(`M${x - width / 2} ${y - height}Q${x} ${y - height + 34} ${x + width / 2} ${y - height}V${y - 22}Q${x} ${y + 24} ${x - width / 2} ${y - 22}z`, `${at(x, y - height + 10, printedFace(width, height - 4, look, { nameShare: 0.76 }))}`);
  if (tall) {
    return { w: 470, h: 460, svg: at(-117, 0, `${one(232, -30)}${one(0, 0)}${sleeve(0, 0, 234, 290)}${roundShading('M-117 -280Q0 -250 117 -280V-22Q0 24 -117 -22z', look.main, 0.8)}`) };
  }
  return { w: 460, h: 500, svg: `${one(-116, -14)}${one(116, -14)}${at(0, -216, `${one(0, 0)}${sleeve(0, 0, 232, 176)}${roundShading('M-116 -176Q0 -142 116 -176V-22Q0 24 -116 -22z', look.main, 0.8)}`)}` };
}

// ---- soft packs ---------------------------------------------------------------

function crimp(x, y, w, h, colour) {
  const lines = Array.from({ length: Math.floor(w / 16) }, (_, i) => `<rect x="${n(x + 6 + i * 16)}" y="${y + 4}" width="4" height="${h - 8}" rx="2" fill="${darker(colour, 0.16)}" opacity=".45"/>`).join('');
  return lines;
}

function softLight(path, look, strength = 1) {
  const g = gradient([[0, look.deep, 0.3 * strength], [0.09, '#ffffff', 0.28 * strength], [0.2, '#ffffff', 0.04], [0.34, '#ffffff', 0.16 * strength], [0.5, '#ffffff', 0], [0.8, look.deep, 0.08 * strength], [0.93, look.deep, 0.3 * strength], [1, look.deep, 0.1]], { y2: 0.12 });
  return `${g.def}<path d="${path}" fill="${g.fill}"/>`;
}

function pillowBag(look) {
  const path = 'M-160 -540H160V-500C176 -440 186 -380 186 -270S176 -90 160 -40V0H-160V-40C-176 -90 -186 -160 -186 -270S-176 -440 -160 -500z';
  const band = darker(look.main, 0.02);
  return {
    w: 372,
    h: 540,
    svg: `${filled(path, look.main)}${clipped(path, at(0, -500, printedFace(372, 462, look, { nameShare: 0.76 })))}<rect x="-160" y="-540" width="320" height="40" fill="${band}"/><rect x="-160" y="-40" width="320" height="40" fill="${band}"/>${crimp(-160, -540, 320, 40, look.main)}${crimp(-160, -40, 320, 40, look.main)}${softLight(path, look)}<path d="M-150 -470C-158 -400 -164 -340 -164 -270" stroke="#fff" stroke-opacity=".45" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M-150 -492C-90 -476 90 -476 150 -492M-150 -48C-90 -62 90 -62 150 -48" stroke="${look.deep}" stroke-opacity=".22" stroke-width="5" fill="none"/>`,
  };
}

function netBag(look) {
  const [first] = look.icons;
  const spots = [[-104, -70, 150], [0, -60, 158], [104, -70, 150], [-128, -176, 146], [-34, -170, 152], [62, -168, 150], [136, -182, 140], [-88, -272, 142], [10, -276, 146], [98, -282, 138], [-36, -362, 128], [48, -366, 124]];
  const pieces = [...spots].reverse().map(([x, y, size], i) => lifted(icon(first, x, y, size, { turn: ((i * 47) % 50) - 25 }), { dy: 4, blur: 5, strength: 0.2 })).join('');
  const path = 'M-36 -486C-60 -430 -206 -360 -206 -190C-206 -60 -170 0 -110 0H110C170 0 206 -60 206 -190C206 -360 60 -430 36 -486z';
  const strands = Array.from({ length: 15 }, (_, i) => {
    const x = -420 + i * 56;
    return `M${x} 20L${x + 420} -520M${x + 420} 20L${x} -520`;
  }).join('');
  return {
    w: 412,
    h: 590,
    svg: `${filled(path, mix(look.pale, look.main, 0.3))}${clipped(path, `${pieces}<path d="${strands}" stroke="${look.accent}" stroke-width="5" stroke-opacity=".6" fill="none"/>`)}${softLight(path, look, 0.6)}<path d="M-40 -490C-60 -530 -70 -560 -84 -590H84C70 -560 60 -530 40 -490z" fill="${look.accent}" opacity=".75"/><rect x="-48" y="-506" width="96" height="28" rx="12" fill="${look.deep}"/>${at(0, -286, clipped(roundedBox(-140, 0, 280, 150, 16), plainLabel(280, 150, look)))}`,
  };
}

export const flatBreads = { 'baladi-bread': '#cf9f66', 'shami-bread': '#efdab0' };

/** Flat loaves are sold in a clear bag, one upon the other. */
function breadBag(look) {
  const crust = flatBreads[look.icons[0]];
  const loaf = (y, i) => `<path d="M-186 ${y}C-186 ${y + 44} -90 ${y + 60} 0 ${y + 60}S186 ${y + 44} 186 ${y}z" fill="${darker(crust, 0.14)}"/><ellipse cy="${y}" rx="186" ry="48" fill="${i % 2 ? crust : darker(crust, 0.03)}"/><ellipse cx="-14" cy="${y - 8}" rx="140" ry="30" fill="${lighter(crust, 0.05)}"/>${[[-80, -12, 30, 9], [20, -18, 38, 10], [96, -2, 26, 8], [-30, 12, 34, 9]].map(([x, dy, rx, ry]) => `<ellipse cx="${x + i * 9}" cy="${y + dy}" rx="${rx}" ry="${ry}" fill="${mix(crust, '#6f3d18', 0.5)}" opacity=".36"/>`).join('')}`;
  const path = 'M-40 -470C-70 -440 -214 -430 -216 -330V-40Q-216 0 -170 0H170Q216 0 216 -40V-330C214 -430 70 -440 40 -470z';
  return {
    w: 432,
    h: 560,
    svg: `${filled(path, mix(look.pale, '#ffffff', 0.4), ' opacity=".75"')}${[0, 1, 2, 3, 4].map((i) => loaf(-66 - i * 66, i)).join('')}${at(0, -264, lifted(clipped(roundedBox(-158, 0, 316, 168, 18), plainLabel(316, 168, look)), { dy: 3, blur: 5 }))}${filled(path, '#ffffff', ' opacity=".13"')}<path d="${path}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="6"/><path d="M-40 -470C-60 -500 -84 -540 -96 -560H96C84 -540 60 -500 40 -470z" fill="${mix(look.pale, '#ffffff', 0.5)}" opacity=".85"/><path d="M-60 -548L-20 -480M0 -552V-480M60 -548L20 -480" stroke="${look.deep}" stroke-opacity=".16" stroke-width="5"/><rect x="-50" y="-488" width="100" height="26" rx="12" fill="${look.accent}"/><path d="M-190 -330C-184 -380 -130 -396 -90 -410M-196 -300V-80" stroke="#fff" stroke-opacity=".7" stroke-width="10" stroke-linecap="round" fill="none"/>`,
  };
}

function bag(look) {
  if (look.icons[0] in flatBreads) return breadBag(look);
  if (/fruit|vegetable/.test(look.category)) return netBag(look);
  return pillowBag(look);
}

function sack(look) {
  const paper = mix('#f6ead2', look.main, 0.05);
  const path = 'M-178 -540L-150 -560H150L178 -540C196 -420 204 -300 200 -180C198 -90 192 -40 176 -8Q90 8 0 4Q-90 8 -176 -8C-192 -40 -198 -90 -200 -180C-204 -300 -196 -420 -178 -540z';
  const dressed = { ...look, paper };
  return {
    w: 404,
    h: 590,
    svg: `${filled(path, paper)}${clipped(path, at(0, -500, printedFace(404, 486, dressed, { nameShare: 0.76 })))}${softLight(path, look, 0.75)}<path d="M-178 -540L-150 -586H150L178 -540z" fill="${darker(paper, 0.06)}"/><path d="M-160 -562H160" stroke="${look.accent}" stroke-width="7" stroke-dasharray="18 10" fill="none"/><path d="M-180 -532Q0 -516 180 -532" stroke="${look.deep}" stroke-opacity=".2" stroke-width="6" fill="none"/><path d="M-190 -120C-150 -90 -130 -60 -120 -10M190 -130C160 -100 140 -60 136 -12M-186 -400C-160 -420 -150 -450 -146 -490" stroke="${look.deep}" stroke-opacity=".16" stroke-width="7" stroke-linecap="round" fill="none"/>`,
  };
}

function pouch(look) {
  const path = 'M-170 -530Q-170 -546 -154 -546H154Q170 -546 170 -530C166 -440 178 -300 190 -60Q192 -12 150 -6Q80 6 0 6Q-80 6 -150 -6Q-192 -12 -190 -60C-178 -300 -166 -440 -170 -530z';
  return {
    w: 380,
    h: 546,
    svg: `${filled(path, look.main)}${clipped(path, `${at(0, -478, printedFace(380, 440, look, { nameShare: 0.76 }))}<path d="M-200 20V-50Q0 20 200 -50V20z" fill="${darker(look.main, 0.14)}"/>`)}${softLight(path, look)}<path d="M-166 -500H166" stroke="${look.deep}" stroke-opacity=".3" stroke-width="5"/><path d="M-166 -488H166" stroke="#fff" stroke-opacity=".4" stroke-width="4"/><circle cy="-522" r="11" fill="${look.deep}" opacity=".45"/><path d="M-150 -470C-156 -380 -162 -300 -168 -200" stroke="#fff" stroke-opacity=".4" stroke-width="9" stroke-linecap="round" fill="none"/>`,
  };
}

// ---- produce --------------------------------------------------------------------

/** A generous heap: back rows first, each piece casting a little shadow on the ones behind. */
export function heap(icons, chance, { width = 620, rows = 3, size = 230 } = {}) {
  const [first, ...others] = icons;
  const layers = [];
  for (let row = rows - 1; row >= 0; row -= 1) {
    const count = rows - row + 1;
    const span = width - size * 0.86 - row * size * 0.62;
    for (const i of fromTheSides(count)) {
      const x = count === 1 ? 0 : -span / 2 + (span * i) / (count - 1);
      const guest = others.length > 0 && row > 0 && (i + row) % 2 === 1;
      const name = guest ? others[(i + row) % others.length] : first;
      const own = size * (guest ? 0.78 : 1) * chance.between(0.96, 1.06);
      const tall = iconSize(name, own).h;
      const base = -row * size * 0.46 + chance.between(-5, 5);
      layers.push(lifted(icon(name, x + chance.between(-8, 8), base - tall / 2, own, { turn: chance.between(-13, 13), mirror: chance.yes(0.4) }), { dx: 4, dy: 7, blur: 10, strength: 0.3 }));
    }
  }
  return layers.join('');
}

// Nearest to the middle comes last, on top.
function fromTheSides(count) {
  return Array.from({ length: count }, (_, i) => i).sort((a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2));
}

function loose(look, chance) {
  // A hand of bananas is already a heap.
  if (look.icons[0] === 'bananas') return { w: 560, h: 480, svg: lifted(standingIcon('bananas', 110, -34, 400, { mirror: true, turn: 8 }), { blur: 12, strength: 0.3 }) + lifted(standingIcon('bananas', -80, 0, 470), { blur: 12, strength: 0.3 }) };
  return { w: 640, h: 480, svg: heap(look.icons, chance, { width: 700, rows: 2, size: 290 }) };
}

function tray(look, chance) {
  if (look.icons[0].includes('egg')) return eggTray(look);
  const meat = /meat|poultry|fish/.test(look.category);
  const tone = meat ? '#f7f8f6' : '#d9b483';
  const rim = gradient([[0, lighter(tone, 0.03)], [1, darker(tone, 0.1)]], { y2: 1 });
  const front = 'M-300 -120H300L268 -24Q264 0 236 0H-236Q-264 0 -268 -24z';
  return {
    w: 600,
    h: 400,
    svg: `<path d="M-262 -176H262L300 -118H-300z" fill="${darker(tone, 0.2)}"/>${at(0, -74, trayful(look, chance))}${rim.def}<path d="${front}" fill="${rim.fill}"/><path d="M-312 -132H312V-108Q312 -104 306 -104H-306Q-312 -104 -312 -108z" fill="${lighter(tone, 0.05)}"/>${at(0, -106, lifted(clipped(roundedBox(-170, 0, 340, 100, 12), plainLabel(340, 100, look)), { dy: 3, blur: 4 }))}`,
  };
}

const laidWhole = new Set(['chicken-liver', 'dressed-chicken', 'dressed-duck', 'minced-beef', 'lamb-shoulder', 'beef-slices']);
const laidFlat = new Set(['bolti', 'bouri']);

function trayful(look, chance) {
  const [first] = look.icons;
  const soft = { dx: 4, dy: 7, blur: 9, strength: 0.3 };
  if (laidWhole.has(first)) return lifted(standingIcon(first, 0, -44, { 'beef-slices': 330, 'chicken-liver': 520 }[first] ?? 440), soft);
  if (laidFlat.has(first)) {
    const [size, step] = first === 'bolti' ? [410, 58] : [480, 84];
    const { h } = iconSize(first, size);
    // The farthest first; each hides the lower half of the one behind it.
    return [2, 1, 0].map((i) => lifted(icon(first, [0, 22, -18][i], -34 - h * 0.5 - i * step, size, { turn: [-2, 3, -4][i], mirror: i === 1 }), soft)).join('');
  }
  return heap([first], chance, { width: 560, rows: 2, size: 206 });
}

function bunch(look, chance) {
  const [first, second = first] = look.icons;
  const stems = Array.from({ length: 9 }, (_, i) => {
    const x = -56 + i * 14;
    return `<path d="M${x * 1.25} -4Q${x * 0.7} -90 ${x * 0.5} -150L${x * 1.4} -270" stroke="${i % 2 ? '#5f9b3c' : '#7fb652'}" stroke-width="15" stroke-linecap="round" fill="none"/>`;
  }).join('');
  const leaf = (name, turn, reach, size) => at(0, -150, lifted(icon(name, 0, -reach, size, { turn: chance.between(-4, 4) }), { dy: 6, blur: 9 }), { turn });
  const leaves = [leaf(second, -50, 200, 210), leaf(second, 50, 200, 210), leaf(first, -24, 310, 240), leaf(first, 24, 310, 240), leaf(first, 0, 350, 250), leaf(first, -36, 190, 240), leaf(first, 36, 190, 240), leaf(first, 0, 190, 290)];
  return {
    w: 520,
    h: 620,
    svg: `${stems}${leaves.join('')}${filled(roundedBox(-62, -140, 124, 42, 14), '#d9a05b')}<path d="M-60 -128H60M-60 -112H60" stroke="#b47c3a" stroke-width="5"/>${at(50, -112, lifted(`<g transform="rotate(-14)"><path d="M0 -30h104q12 0 12 12v58q0 12 -12 12H0L-30 11z" fill="${look.paper}"/><circle cx="-4" cy="11" r="9" fill="${look.deep}"/><path d="M24 0h66M24 22h44" stroke="${look.main}" stroke-width="9" stroke-linecap="round"/></g>`, { dy: 4, blur: 5 }))}`,
  };
}

const forms = { loose, tray, bag, sack, carton, bottle, jar, can, tub, box, block, pouch, bunch, roll };
export const produceForms = new Set(['loose', 'tray', 'bunch']);

export function drawPackage(look, chance) {
  if (look.form === 'box' && look.icons.some((name) => /roll-of-paper/.test(name)) && says(look, 'tissue', 'facial')) return tissueBox(look);
  const made = (forms[look.form] ?? box)(look, chance);
  return made;
}

/** The same package with its own soft foot shadow. */
export function standing(look, chance, x, base, { scale = 1, turn = 0, shadow = true } = {}) {
  const made = drawPackage(look, chance);
  const w = made.w * scale;
  const shade = shadow ? groundShadow(x + w * 0.05, base - 2, w * 0.62, Math.max(16, w * 0.075)) : '';
  return shade + at(x, base, made.svg, { scale, turn });
}
