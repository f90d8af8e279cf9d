/** Without a network, on a server that knows the specification alone: nothing is lost or doubled there either. */
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { add, card, letRetriesPass, row, toast } from './locators.ts'
import { openSpecOnlyServer } from './spec-only-server.ts'
import { expect, test } from './spec-only.ts'

const DIST = process.env.E2E_DIST ?? path.resolve(import.meta.dirname, '../web/dist')

test('additions made without a network are sent once to a server that keeps no keys', async ({
  page,
  context,
  plain,
}) => {
  await page.goto('/Products')
  await expect(page.locator('header ~ [role=status]')).toBeAttached({ timeout: 20_000 })
  await context.setOffline(true)
  await add(card(page, 'Rice')).click()
  await expect(toast(page, 'Kept. It is sent when the connection is back.')).toBeVisible()
  await add(card(page, 'Rice')).click()
  await expect(page.getByText('Not sent yet: Rice.')).toBeVisible()
  plain.loseAnswer('addCartItem', { times: 1 })
  await context.setOffline(false)
  await expect.poll(() => plain.asked('addCartItem').length).toBeGreaterThan(0)
  // The answer was lost. The next try comes by itself after 15 seconds, or sooner when the browser says so once more.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('Not sent yet')).toBeHidden({ timeout: 20_000 })
  await page.goto('/Cart')
  await expect(row(page, 'Rice').getByText('2', { exact: true })).toBeVisible()
})

test('details that failed are loaded again by a press, and by themselves when the network is back', async ({
  page,
  plain,
}) => {
  await page.clock.install()
  plain.drop('getProduct')
  await page.goto('/ProductDetails/p1/x')
  await letRetriesPass(page, plain, 'getProduct')
  await expect(page.getByText('Failed to load product details.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.locator('header ~ [role=status]')).toBeAttached({ timeout: 20_000 })
  plain.recover('getProduct')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText(/as good as next door/)).toBeVisible()
})

test.describe('a newer release', () => {
  test.use({ serviceWorkers: 'allow', isSignedIn: false })
  test.slow()

  test('is offered in a quiet line, and taken by a press', async ({ browser }) => {
    const dist = await mkdtemp(path.join(tmpdir(), 'baqala-release-'))
    await cp(DIST, dist, { recursive: true })
    const server = await openSpecOnlyServer(dist)
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const page = await context.newPage()
    await page.goto(`${server.address}/Login`)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
      .toBe('activated')
    await releaseNext(dist)
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
    await expect(page.getByText('A newer shop is ready')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect(page.locator('script[type=module]')).toHaveAttribute('src', /-next\.js$/)
    await expect(page.getByText('A newer shop is ready')).toBeHidden()
    await context.close()
    await server.close()
    await rm(dist, { recursive: true })
  })
})

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
