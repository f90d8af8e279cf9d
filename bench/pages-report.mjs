/** Writes results/pages.md. */
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthousePackage from 'lighthouse/package.json' with { type: 'json' }
import { median } from './lighthouse.mjs'

const seconds = (ms) => `${(ms / 1000).toFixed(2)} s`
const whole = (ms) => `${Math.round(ms)} ms`
const kib = (bytes) => `${Math.round(bytes / 1024)}`

export function report(results, { runs, loads }) {
  const text = `# The pages

${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.version}, Lighthouse ${lighthousePackage.version}. Median of ${runs}. The
machine was shared while this ran: load average ${loads[0].toFixed(1)} before, ${loads[1].toFixed(1)} after; TBT and the interactions suffer most from that.
${results.map(ofShop).join('')}`
  const folder = path.resolve(import.meta.dirname, 'results')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'pages.md'), text)
  process.stdout.write(text)
}

function ofShop({ products, screens, interactions }) {
  return `
## ${products.toLocaleString('en')} products

Lighthouse, mobile profile (slow 4G, processor slowed 4×, both simulated):

| screen | performance | accessibility | best practices | FCP | LCP | TBT | CLS |
|---|--:|--:|--:|--:|--:|--:|--:|
${table(Object.entries(screens), ([name, screen]) => [
  name,
  screen.performance,
  screen.accessibility,
  screen.bestPractices,
  seconds(screen.fcp),
  seconds(screen.lcp),
  whole(screen.tbt),
  screen.cls.toFixed(3),
])}

Weight of a first visit, in KiB as it travels:

| screen | page | script | style | font | pictures | answers |
|---|--:|--:|--:|--:|--:|--:|
${table(Object.entries(screens), ([name, screen]) => [
  name,
  ...['page', 'script', 'style', 'font', 'picture', 'answer'].map((kind) => kib(screen[kind])),
])}

From a touch to the next paint, processor slowed 4× (what INP is made of; 16 ms is the least that is told apart):

| interaction | median | worst | times |
|---|--:|--:|--:|
${table(
  Object.entries(interactions).filter(([name]) => name !== 'scroll'),
  ([name, took]) => [name, whole(median(took)), whole(Math.max(...took)), took.length],
)}

${scrolling(interactions.scroll)}
`
}

function scrolling(frames) {
  const late = frames.filter((ms) => ms > 50).length
  return `Scrolling the list, processor slowed 4×: ${frames.length} frames, median ${whole(median(frames))}, ${late} longer than 50 ms, the longest ${whole(Math.max(...frames))}.`
}

function table(rows, cells) {
  return rows.map((row) => `| ${cells(row).join(' | ')} |`).join('\n')
}
