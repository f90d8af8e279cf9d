/**
 * Measures one screen with Lighthouse's mobile profile: slow 4G, and a processor slowed to the phone of slowdown.mjs. Its
 * figures are simulated from a fast load; `appliedLcp` comes from one more load with a network and a processor that are really
 * slowed.
 */
import lighthouse from 'lighthouse'
import { throttling } from 'lighthouse/core/config/constants.js'
import { measureSlowdown } from './slowdown.mjs'

const KINDS = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Fetch: 'answer',
}

/** `isRepeat`: what the last visit left in the HTTP cache stays; else each run is a first visit. */
export async function measureScreen(browser, url, runs, { isRepeat = false } = {}) {
  const measured = []
  let audited = {}
  for (let run = 0; run < runs; run += 1) {
    if (!isRepeat) await forgetVisits(browser, url)
    // The other categories do not depend on time, so one run is enough.
    const categories = run === 0 ? ['performance', 'accessibility', 'best-practices'] : ['performance']
    const result = await visit(browser, url, { onlyCategories: categories })
    measured.push(figuresOf(result))
    if (run === 0) audited = auditsOf(result)
  }
  if (!isRepeat) await forgetVisits(browser, url)
  const { lcp: appliedLcp } = figuresOf(
    await visit(browser, url, { throttlingMethod: 'devtools', onlyCategories: ['performance'] }),
  )
  const medians = Object.fromEntries(
    Object.keys(measured[0]).map((key) => [key, median(measured.map((run) => run[key]))]),
  )
  return { ...medians, ...audited, appliedLcp, each: measured.map(({ performance }) => performance) }
}

async function visit(browser, url, flags) {
  const cpuSlowdownMultiplier = await browser.visit(measureSlowdown)
  const { lhr } = await lighthouse(url, {
    port: browser.port,
    throttling: { ...throttling.mobileSlow4G, cpuSlowdownMultiplier },
    output: 'json',
    logLevel: 'error',
    // Keeps the token in localStorage, and the HTTP cache for a repeat visit.
    disableStorageReset: true,
    disableFullPageScreenshot: true,
    ...flags,
  })
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  return lhr
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

const score = (category) => Math.round(category.score * 100)

function auditsOf({ categories: { accessibility, 'best-practices': bestPractices }, audits }) {
  return {
    accessibility: score(accessibility),
    bestPractices: score(bestPractices),
    failed: [accessibility, bestPractices]
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
      .map(({ id }) => `${id}: ${audits[id].details?.items?.map(({ node }) => node?.snippet).join(' ')}`),
  }
}

function figuresOf({ categories, audits, configSettings }) {
  const weights = Object.fromEntries(Object.values(KINDS).map((kind) => [kind, 0]))
  for (const { resourceType, transferSize } of audits['network-requests'].details.items)
    weights[KINDS[resourceType] ?? 'answer'] += transferSize
  return {
    performance: score(categories.performance),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    slowdown: configSettings.throttling.cpuSlowdownMultiplier,
    ...weights,
  }
}

/** Clears the HTTP cache, and the service worker with what it keeps: the next load is a first visit. */
async function forgetVisits(browser, url) {
  await browser.visit(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const storageTypes = 'service_workers,cache_storage'
    await session.send('Storage.clearDataForOrigin', { origin: new URL(url).origin, storageTypes })
  })
}
