/** Writes results/pages.md. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' }
import { median } from './lighthouse.mjs'
import { PHONE_INDEX } from './slowdown.mjs'

// Targets of our own.
const SCREEN_TARGETS = {
  performance: (screen) => screen.performance >= 95,
  accessibility: (screen) => screen.accessibility === 100,
  'best practices': (screen) => screen.bestPractices === 100,
  LCP: (screen) => screen.lcp <= 1800,
  CLS: (screen) => screen.cls <= 0.01,
  TBT: (screen) => screen.tbt <= 200,
}
const MOST_MS_TO_NEXT_PAINT = 100

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
const whole = (ms) => `${Math.round(ms)} ms`
const kib = (bytes) => `${Math.round(bytes / 1024)}`

const RESULTS = path.resolve(import.meta.dirname, 'results/pages.md')
const HEADING = /^## ([\d,]+) products$/m

/** Replaces the section of this size; the other sizes keep theirs. */
export function report(shop, circumstances) {
  const sections = new Map(sectionsOf(existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : ''))
  sections.set(shop.products, ofShop(shop, circumstances))
  const inOrder = [...sections].sort(([one], [other]) => one - other).map(([, section]) => section)
  mkdirSync(path.dirname(RESULTS), { recursive: true })
  writeFileSync(RESULTS, `${INTRODUCTION}\n${inOrder.join('\n')}`)
  process.stdout.write(sections.get(shop.products))
}

const INTRODUCTION = `# The pages

What a phone waits for, by \`npm run bench:pages\`. The browser and the shop alone make a load average of about 1; TBT and the
interactions suffer most where somebody else makes more.
`

function sectionsOf(text) {
  const sections = text.split(/^(?=## )/m).filter((section) => HEADING.test(section))
  return sections.map((section) => [Number(HEADING.exec(section)[1].replaceAll(',', '')), `${section.trim()}\n`])
}

function ofShop({ products, screens, interactions, admin }, { runs, minutes, loads }) {
  return `## ${products.toLocaleString('en')} products

${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.version}, Lighthouse ${lighthousePackage.version}. Median of ${runs},
${Math.round(minutes)} minutes. On the embedded database (PGlite, fsync off). Load average ${loads[0].toFixed(1)} before, ${loads[1].toFixed(1)} after.

Lighthouse, mobile profile (slow 4G and the phone's processor, both simulated). Targets: performance ≥ 95, accessibility and best
practices 100, LCP ≤ 1.8 s, CLS ≤ 0.01, TBT ≤ 200 ms.

"Again" is a repeat visit, with the HTTP cache of the one before. LCP is simulated from a fast load, in which the script is there
before the picture is painted, and so counts it; "LCP, slowed" is of one load with network and processor really slowed.

"Slowed" tells how many times this machine was slowed to be as fast as the phone, of Lighthouse's benchmarkIndex ${PHONE_INDEX} (a machine
of 2,740 slowed 4×). It is measured before each load.

| screen | performance | each run | accessibility | best practices | FCP | LCP | LCP, slowed | TBT | CLS | slowed | targets |
|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|---|
${table(Object.entries(screens), ([name, screen]) => [
  name,
  screen.performance,
  screen.each.join(' '),
  screen.accessibility,
  screen.bestPractices,
  seconds(screen.fcp),
  seconds(screen.lcp),
  seconds(screen.appliedLcp),
  whole(screen.tbt),
  screen.cls.toFixed(3),
  `${screen.slowdown.toFixed(1)}×`,
  metOrMissed(Object.keys(SCREEN_TARGETS).filter((target) => !SCREEN_TARGETS[target](screen))),
])}

Weight of a visit, in KiB as it travels:

| screen | page | script | style | font | pictures | answers |
|---|--:|--:|--:|--:|--:|--:|
${table(Object.entries(screens), ([name, screen]) => [
  name,
  ...['page', 'script', 'style', 'font', 'picture', 'answer'].map((kind) => kib(screen[kind])),
])}

From a touch to the next paint, on the phone's processor (what INP is made of; 16 ms is the least that is told apart). A thumb rests
70 ms on what it presses. Target:
each ≤ ${MOST_MS_TO_NEXT_PAINT} ms.

| interaction | median | worst | times | target |
|---|--:|--:|--:|---|
${table(
  Object.entries(interactions).filter(([name]) => name !== 'scroll'),
  ([name, took]) => [name, whole(median(took)), whole(Math.max(...took)), took.length, judge(took)],
)}

${scrolling(interactions.scroll)}

The staff's screens, on the phone's processor and a fast line: from the press until rows are shown, and the frames of scrolling. The
board has 300 open orders, the preview is of ${products.toLocaleString('en')} new products.

| screen | shown, median | worst | frames | longer than 50 ms | the longest |
|---|--:|--:|--:|--:|--:|
${table(Object.entries(admin.screens), ([name, { took, frames }]) => [
  name,
  seconds(median(took)),
  seconds(Math.max(...took)),
  frames.length,
  frames.filter((ms) => ms > 50).length,
  whole(Math.max(...frames)),
])}

Taking an order on the board, with 300 open ones: ${admin.presses.map(whole).join(', ')} to the next paint, ${judge(admin.presses)}.
`
}

function metOrMissed(missed) {
  return missed.length === 0 ? 'met' : `**missed**: ${missed.join(', ')}`
}

function judge(took) {
  const late = took.filter((ms) => ms > MOST_MS_TO_NEXT_PAINT).length
  return late === 0 ? 'met' : `**missed** ${late} of ${took.length} times`
}

function scrolling(frames) {
  const late = frames.filter((ms) => ms > 50).length
  return `Scrolling the list, on the phone's processor: ${frames.length} frames, median ${whole(median(frames))}, ${late} longer than 50 ms, the longest ${whole(Math.max(...frames))}.`
}

function table(rows, cells) {
  return rows.map((row) => `| ${cells(row).join(' | ')} |`).join('\n')
}
