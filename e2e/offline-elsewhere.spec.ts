/** A newer release, the kill switch, and a proxy in front of the shop. */
import type { Browser, Page } from '@playwright/test'
import { copyFile, cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { add, card } from './locators.ts'
import { openSpecOnlyServer, type SpecOnlyServer } from './servers/spec-only-server.ts'
import { TOKEN } from '../web/test/spec-only-shop.ts'
import { expect, test } from './spec-only.ts'

test.use({ loadsRest: true })

const DIST = process.env.E2E_DIST ?? path.resolve(import.meta.dirname, '../web/dist')

test('a newer release is offered and taken, and the kill switch removes the worker and all that it kept', async ({
  browser,
}) => {
  // Two releases, each with its worker.
  test.slow()
  await withWorker(browser, async (page, server, dist) => {
    const entry = page.locator('script[type=module]')
    await release(page, dist)
    await test.step('is offered in a quiet line, not on /Payment nor before all changes are sent, and taken by a press', async () => {
      await page.getByRole('link', { name: 'Cart', exact: true }).first().click()
      await expect(offer(page)).toBeVisible()
      await page.getByRole('link', { name: 'Checkout' }).click()
      await expect(page.getByRole('heading', { name: 'Payment Now' })).toBeVisible()
      await expect(offer(page)).toBeHidden()
      await page.getByRole('link', { name: 'Products', exact: true }).first().click()
      await expect(offer(page)).toBeVisible()

      await page.context().setOffline(true)
      server.drop('getCart')
      await add(card(page, 'Rice')).click()
      await expect(page.getByText('Not sent yet: Rice.')).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByText('No connection.')).toBeHidden()
      await expect(page.getByText('Not sent yet: Rice.')).toBeVisible()
      await expect(offer(page)).toBeHidden()
      server.recover('getCart')
      // A try of its own may come before the press, and takes the button away.
      await page
        .getByRole('button', { name: 'Send now' })
        .click({ timeout: 3000 })
        .catch(() => undefined)
      await expect(page.getByText('Not sent yet: Rice.')).toBeHidden()
      await expect(offer(page)).toBeVisible()
      await page.getByRole('button', { name: 'Reload' }).click()
      await expect(entry).toHaveAttribute('src', /-next\.js$/)
      await expect(offer(page)).toBeHidden()
    })
    await release(page, dist)
    await test.step('is taken with the next screen after half an hour, but not on /Payment', async () => {
      await page.getByRole('link', { name: 'Cart', exact: true }).first().click()
      await expect(page.getByRole('link', { name: 'Checkout' })).toBeVisible()
      await expect(entry).not.toHaveAttribute('src', /-next-next\.js$/)
      await page.clock.setFixedTime(Date.now() + 31 * 60_000)
      await page.getByRole('link', { name: 'Checkout' }).click()
      await page.locator('main [name=details]').fill('12 Talaat Harb Street')
      // As long as the reload would take.
      await page.waitForTimeout(2500)
      await expect(page.locator('main [name=details]')).toHaveValue('12 Talaat Harb Street')
      await page.getByRole('link', { name: 'Brands', exact: true }).first().click()
      await expect(entry).toHaveAttribute('src', /-next-next\.js$/)
      await expect(page).toHaveURL(/\/Brands$/)
    })
    await test.step('the kill switch removes the worker and all that it kept', async () => {
      await copyFile(path.join(dist, 'sw-off.js'), path.join(dist, 'sw.js'))
      const left = () =>
        page.evaluate(async () => [
          ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ...(await caches.keys()),
        ])
      expect(await left()).not.toEqual([])
      // A browser looks for a newer worker after a visit, but not after each: a busy one may leave it to the next.
      await expect(async () => {
        await page.goto(`${server.address}/Brands`)
        await expect(page.getByRole('button', { name: 'Siwa Gold' })).toBeVisible()
        await expect.poll(left, { timeout: 15_000 }).toEqual([])
      }).toPass()
    })
  })
})

test.describe('a proxy in front of the shop', () => {
  test.use({ serviceWorkers: 'allow' })
  test.slow()

  test('hides the kept shop with a page for the visitor, not with one of its own failures', async ({ page, plain }) => {
    const proxy = await openProxy(plain.address)
    await page.goto(proxy.address)
    await page.evaluate((token) => localStorage.setItem('userToken', token), TOKEN)
    await page.goto(`${proxy.address}/Brands`)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe('activated')
    const brand = page.getByRole('button', { name: 'Siwa Gold' })
    const proxys = page.getByRole('heading', { name: 'Of the proxy' })

    proxy.answerPages(502, {})
    await page.reload()
    await expect(brand).toBeVisible()
    proxy.answerPages(503, { 'cf-mitigated': 'challenge' })
    await page.reload()
    await expect(proxys).toBeVisible()
    proxy.answerPages(403, {})
    await page.reload()
    await expect(proxys).toBeVisible()
    for (const path of ['/cdn-cgi/challenge-platform/x', '/.well-known/change-password']) {
      await page.goto(proxy.address + path)
      await expect(proxys).toBeVisible()
    }
    proxy.answerNoPages()
    await page.goto(`${proxy.address}/Brands`)
    await expect(brand).toBeVisible()
    await proxy.close()
  })
})

/** Passes requests on, until it answers for pages itself. */
async function openProxy(shop: string) {
  let own: { readonly status: number; readonly headers: OutgoingHttpHeaders } | undefined
  const server = createServer((asked, answer) => {
    if (own && asked.headers.accept?.includes('text/html')) {
      return answer.writeHead(own.status, { 'content-type': 'text/html', ...own.headers }).end('<h1>Of the proxy</h1>')
    }
    const { method, headers } = asked
    const passed = request(shop + asked.url, { method, headers }, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // Listening on a port, not on a socket.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    answerPages: (status: number, headers: OutgoingHttpHeaders) => void (own = { status, headers }),
    answerNoPages: () => void (own = undefined),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function offer(page: Page) {
  return page.getByText('A newer shop is ready')
}

/** Releases the shop anew while a shopper has it open. */
async function release(page: Page, dist: string): Promise<void> {
  await releaseNext(dist)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(offer(page)).toBeVisible({ timeout: 20_000 })
}

/** Opens a signed-in shopper's list on a copy of the built storefront, and waits for the service worker. */
async function withWorker(
  browser: Browser,
  visit: (page: Page, server: SpecOnlyServer, dist: string) => Promise<void>,
): Promise<void> {
  const dist = await mkdtemp(path.join(tmpdir(), 'baqala-release-'))
  await cp(DIST, dist, { recursive: true })
  const server = await openSpecOnlyServer(dist)
  server.shop.putInCart({ p1: 1 })
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  await context.addInitScript((token) => localStorage.setItem('userToken', token), TOKEN)
  const page = await context.newPage()
  await page.goto(`${server.address}/Products`)
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated')
  await visit(page, server, dist)
  await context.close()
  await server.close()
  await rm(dist, { recursive: true })
}

/** Gives the entry chunk another name, in all files that name it. */
async function releaseNext(dist: string): Promise<void> {
  const page = await readFile(path.join(dist, 'index.html'), 'utf8')
  const [, entry = ''] = /assets\/(index-[\w-]+)\.js/.exec(page) ?? []
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|html)$/.test(file))
  for (const file of files) {
    const text = await readFile(path.join(dist, file), 'utf8')
    await writeFile(
      path.join(dist, file.replace(entry, `${entry}-next`)),
      text.replaceAll(`${entry}.js`, `${entry}-next.js`),
    )
  }
}
