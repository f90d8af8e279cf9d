/**
 * Measures the staff's screens on a phone's screen with its processor (slowdown.mjs): how long until each shows its rows, the
 * frames of scrolling it, and a press on the board, which has 300 open orders. The import's preview is of as many new products as the
 * shop has.
 */
import { pressWithThumb, scrollFrames, touchToPaint, watchTouches } from './interactions.mjs'
import { measureSlowdown } from './slowdown.mjs'

const PHONE = { width: 390, height: 844 }

export async function measureAdmin(browser, origin, { products, runs }) {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, baseURL: origin })
  await watchTouches(context)
  const page = await context.newPage()
  await page.goto('/admin')
  await page.evaluate(signIn)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: await measureSlowdown(page) })

  const found = {}
  const presses = []
  async function measure(name, open, shown) {
    const { took, frames } = (found[name] ??= { took: [], frames: [] })
    const begun = performance.now()
    await open()
    await page.locator(shown).first().waitFor()
    took.push(performance.now() - begun)
    frames.push(...(await scrollFrames(page, devtools)))
  }

  const file = { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(newProducts(products)) }
  for (let run = 0; run < runs; run += 1) {
    await measure('board', () => page.goto('/admin/orders'), '.order-card')
    // One presses what one sees: the flick has ended, and the first card is back.
    const take = page.locator('.order-card button').first()
    await take.scrollIntoViewIfNeeded()
    await page.waitForTimeout(1000)
    presses.push(await touchToPaint(page, () => pressWithThumb(devtools, take)))
    await measure('products', () => page.goto('/admin/products'), 'main tbody tr')
    await page.goto('/admin/import')
    const field = page.locator('input[type=file]')
    await field.waitFor({ state: 'attached' })
    await measure('preview of an import', () => field.setInputFiles(file), 'main tbody tr')
  }
  await context.close()
  return { screens: found, presses }
}

async function signIn() {
  await fetch('/api/admin/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'owner', password: 'Owner-Demo-1234' }),
  })
}

function newProducts(count) {
  const rows = Array.from(
    { length: count },
    (_, at) => `bench-${at},Bench goods ${at},بضاعة ${at},1 kg,${10 + (at % 90)}.50,Aisle ${at % 20}`,
  )
  return ['slug,title,titleAr,unit,price,category', ...rows].join('\n')
}
