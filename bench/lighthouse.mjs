/** Measures one screen with Lighthouse's mobile profile: simulated slow 4G, processor slowed 4×. */
import lighthouse from 'lighthouse'

const KINDS = {
  Document: 'page',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'picture',
  Fetch: 'answer',
}

export async function measureScreen(browser, url, runs) {
  const measured = []
  for (let run = 0; run < runs; run += 1) {
    await forgetCache(browser)
    const { lhr } = await lighthouse(url, {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      // Keeps the token in localStorage.
      disableStorageReset: true,
      disableFullPageScreenshot: true,
      // The other categories do not depend on time, so one run is enough.
      onlyCategories: run === 0 ? ['performance', 'accessibility', 'best-practices'] : ['performance'],
    })
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
    measured.push({ ...measured[0], ...whatMatters(lhr) })
  }
  const middle = Object.fromEntries(
    Object.keys(measured[0]).map((key) => [key, median(measured.map((run) => run[key]))]),
  )
  return { ...middle, each: measured.map(({ performance }) => performance) }
}

export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]
}

function whatMatters({ categories, audits, environment }) {
  const score = (category) => Math.round(category.score * 100)
  const weights = Object.fromEntries(Object.values(KINDS).map((kind) => [kind, 0]))
  for (const { resourceType, transferSize } of audits['network-requests'].details.items)
    weights[KINDS[resourceType] ?? 'answer'] += transferSize
  return {
    performance: score(categories.performance),
    ...(categories.accessibility && {
      accessibility: score(categories.accessibility),
      bestPractices: score(categories['best-practices']),
    }),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    benchmarkIndex: environment.benchmarkIndex,
    ...weights,
  }
}

/** Clears the HTTP cache: every run is a first visit. */
async function forgetCache(browser) {
  await browser.visit(async (page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
  })
}
