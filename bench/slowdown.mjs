/**
 * How many times slower a phone is than this machine, so that figures of quick and slow machines compare. DevTools calibrates
 * its own slow phones in the same way.
 */
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

/**
 * The phone's speed as Lighthouse's benchmarkIndex: a machine of 2,740, slowed 4×. DevTools takes 1,000 for a mid-tier phone
 * and 264 for a low-tier one.
 */
export const PHONE_INDEX = 685

/** Takes a second, in a page that shows nothing. A machine slower than the phone is not slowed: 1. */
export async function measureSlowdown(page) {
  return Math.max(1, (await page.evaluate(pageFunctions.computeBenchmarkIndex)) / PHONE_INDEX)
}
