/** The API documentation works within the server's content security policy, with no other host. */
import { faintTexts } from './axe.ts'
import { expect, test } from './shop.ts'

interface Described {
  readonly paths: Readonly<Record<string, object>>
}

test("the API's page shows every call and tries one out, on a wide screen and on a phone", async ({
  page,
  baseURL,
}) => {
  const troubles: string[] = []
  page.on('console', (message) => troubles.push(message.text()))
  page.on('pageerror', (error) => troubles.push(error.message))
  page.on('request', (request) => {
    if (!/^data:/.test(request.url()) && !request.url().startsWith(`${baseURL}/`)) troubles.push(request.url())
  })
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1, name: 'Baqala API' })).toBeVisible()
  const { paths } = (await (await page.request.get('/api/openapi.json')).json()) as Described
  const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length
  await expect(page.locator('.opblock')).toHaveCount(count)

  await page.locator('[id$="-getCart"]').getByRole('button').first().click()
  const call = page.locator('.opblock.is-open')
  await call.getByRole('button', { name: 'Try it out' }).click()
  await call.getByRole('button', { name: 'Execute' }).click()
  await expect(call.locator('.live-responses-table').getByRole('cell', { name: '401', exact: true })).toBeVisible()

  // The others look alike.
  await page.evaluate(() => {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'])
      for (const [at, block] of document.querySelectorAll(`.opblock-${method}:not(.is-open)`).entries())
        if (at > 1) block.remove()
  })
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await faintTexts(page), `${width} px`).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  // The browser reports the answer 401 itself.
  expect(troubles.filter((trouble) => !trouble.includes('401'))).toEqual([])
})
