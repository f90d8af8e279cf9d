/** Specification 9: what each carousel holds, how many it shows by width, and how it moves. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './spec-only.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const DETAILS = `/ProductDetails/p1/${encodeURIComponent('Dairy & Eggs')}`

test.describe('the main banner', () => {
  test('stands whole on a first screen with two beside it, and is moved in 500 ms, by dots and by a finger', async ({
    page,
  }) => {
    await page.goto('/')
    const banners = carousel(page, 'Banners')
    await isReady(page, 'Banners')
    // Or it moves on while a busy machine is at the steps below.
    await banners.getByRole('button', { name: /^Pause/ }).click()
    expect(await inView(banners)).toEqual([0])

    await test.step('on a small laptop and a phone', async () => {
      for (const [width, height] of [
        [390, 844],
        [1366, 768],
      ] as const) {
        await page.setViewportSize({ width, height })
        const all = [banners, ...(await page.locator('.home-banners > a').all())]
        expect(all).toHaveLength(3)
        for (const banner of all) await expect(banner, `${width} px`).toBeInViewport({ ratio: 1 })
        expect(await wordsUnderControls(banners), `${width} px`).toEqual([])
      }
    })
    await test.step('the words beside it clear of their goods, at any width', async () => {
      for (const width of [320, 844, 1024, 1920]) {
        await page.setViewportSize({ width, height: 768 })
        expect(await wordsOverGoods(page), `${width} px`).toEqual([])
      }
      await page.setViewportSize({ width: 1366, height: 768 })
    })
    await test.step('a move', async () => {
      expect(await moveTime(banners, 'Next')).toEqual([500])
      await expect.poll(() => inView(banners)).toEqual([1])
      await banners.getByRole('button', { name: 'Show image 3 of 3' }).click()
      await expect.poll(() => inView(banners)).toEqual([2])
      await banners.getByRole('button', { name: 'Show image 1 of 3' }).click()
      await expect.poll(() => inView(banners)).toEqual([0])
    })
    await test.step('a swipe, and a push that is too short', async () => {
      await swipe(banners, -120)
      await expect.poll(() => inView(banners)).toEqual([1])
      await swipe(banners, 120)
      await expect.poll(() => inView(banners)).toEqual([0])
      await swipe(banners, -20)
      await expect.poll(() => inView(banners)).toEqual([0])
    })
  })

  test('moves on by itself, round and round, but not under a cursor or the focus, nor when paused', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await isReady(page, 'Banners')
    await isReady(page, 'Categories')
    const banners = carousel(page, 'Banners')
    for (const [at, next] of [1, 2, 0].entries()) {
      await page.clock.fastForward(4000)
      await expect.poll(() => inView(banners)).toEqual([next])
      // The categories too, one at a time.
      await expect.poll(async () => (await inView(carousel(page, 'Categories')))[0]).toBe(at + 1)
    }
    await banners.hover()
    await page.clock.fastForward(9000)
    expect(await inView(banners)).toEqual([0])
    // Whenever the cursor leaves, it stands still for a while more.
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.move(5, 5)
      await page.clock.runFor(1500)
      expect(await inView(banners)).toEqual([0])
      await banners.hover()
      await page.clock.runFor(1000)
    }
    await page.mouse.move(5, 5)
    await banners.getByRole('button', { name: /^Pause/ }).focus()
    await page.clock.runFor(9000)
    expect(await inView(banners)).toEqual([0])
    await page.keyboard.press('Enter')
    await page.getByPlaceholder('Search products...').focus()
    await page.clock.runFor(9000)
    expect(await inView(banners)).toEqual([0])
    await banners.getByRole('button', { name: /^Play/ }).press('Enter')
    await page.clock.runFor(4500)
    await expect.poll(() => inView(banners)).toEqual([1])
  })

  test('stands still for whoever wants less motion, and is moved without a slide', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/')
    await isReady(page, 'Banners')
    await page.clock.fastForward(9000)
    expect(await inView(carousel(page, 'Banners'))).toEqual([0])
    expect(await moveTime(carousel(page, 'Banners'), 'Next')).toEqual([])
    expect(await inView(carousel(page, 'Banners'))).toEqual([1])
  })
})

test.describe('the category carousel', () => {
  test('shows 8, and 6 up to 1280 px, 4 up to 1024, 3 up to 768, 2 up to 640, and goes round', async ({ page }) => {
    await page.goto('/')
    await isReady(page, 'Categories')
    // Or they move on, as the banners above.
    await carousel(page, 'Categories')
      .getByRole('button', { name: /^Pause/ })
      .click()
    const shown = [
      [1281, 8],
      [1280, 6],
      [1025, 6],
      [1024, 4],
      [769, 4],
      [768, 3],
      [641, 3],
      [640, 2],
      [360, 2],
      [1366, 8],
    ] as const
    for (const [width, count] of shown) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await inView(carousel(page, 'Categories'))).length, `${width} px`).toBe(count)
    }
    expect(await moveTime(carousel(page, 'Categories'), 'Previous')).toEqual([500])
    await expect.poll(() => inView(carousel(page, 'Categories'))).toEqual([9, 0, 1, 2, 3, 4, 5, 6])
    await page.getByRole('button', { name: 'Next category' }).click()
    await page.getByRole('button', { name: 'Next category' }).click()
    await expect.poll(() => inView(carousel(page, 'Categories'))).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })
})

test('the images of a product have dots, one in view, 500 ms a move, no end, and do not move by themselves', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto(DETAILS)
  const images = page.getByRole('region', { name: /^Images of/ })
  await expect(images.getByRole('button', { name: /^Next/ })).toBeVisible()
  await page.clock.fastForward(13_000)
  expect(await inView(images)).toEqual([0])
  expect(await moveTime(images, 'Previous')).toEqual([500])
  await page.clock.runFor(1000)
  await expect.poll(() => inView(images)).toEqual([2])
  await images.getByRole('button', { name: /^Next/ }).click()
  await page.clock.runFor(1000)
  await expect.poll(() => inView(images)).toEqual([0])
  await images.getByRole('button', { name: 'Show image 2 of 3' }).click()
  await page.clock.runFor(1000)
  await expect.poll(() => inView(images)).toEqual([1])
})

function carousel(page: Page, label: string): Locator {
  return page.locator(`[aria-roledescription=carousel][aria-label="${label}"]`)
}

/** Waits for the script of the carousel. */
async function isReady(page: Page, label: string): Promise<void> {
  await expect(carousel(page, label).getByRole('button', { name: /^Next/ })).toBeVisible()
}

/** Words that reach into the controls; on a phone these are painted only 14 px around their middle. */
function wordsUnderControls(within: Locator): Promise<(string | null)[]> {
  return within.evaluate((carousel) => {
    const dot = carousel.querySelector('.carousel-dot')?.getBoundingClientRect()
    if (!dot) return ['no controls']
    return [...carousel.querySelectorAll('.banner-words')]
      .filter((words) => {
        const range = document.createRange()
        range.selectNodeContents(words)
        return range.getBoundingClientRect().bottom > (dot.top + dot.bottom) / 2 - 14
      })
      .map((words) => words.textContent)
  })
}

function wordsOverGoods(page: Page): Promise<(string | null)[]> {
  return page.locator('.home-banners > a').evaluateAll((banners) =>
    banners
      .filter((banner) => {
        const range = document.createRange()
        range.selectNodeContents(banner.querySelector('.banner-words')!)
        return range.getBoundingClientRect().right > banner.querySelector('img')!.getBoundingClientRect().left
      })
      .map(({ textContent }) => textContent),
  )
}

/** The indexes of the visible slides, from left to right. */
function inView(within: Locator): Promise<number[]> {
  return within.locator('ul').evaluate((row) => {
    const { left, right } = row.getBoundingClientRect()
    return [...row.children]
      .map((slide, at) => ({ at, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
      .sort((one, other) => one.box.left - other.box.left)
      .map(({ at }) => at)
  })
}

/** Presses a button and returns the transition durations of the slides, without duplicates. */
function moveTime(within: Locator, button: 'Next' | 'Previous'): Promise<unknown[]> {
  return within.evaluate((carousel, label) => {
    carousel.querySelector<HTMLElement>(`button[aria-label^=${label}]`)?.click()
    const moving = [...carousel.querySelectorAll('li')].flatMap((slide) => slide.getAnimations())
    // With reduced motion every remaining transition takes no time.
    return [...new Set(moving.map((animation) => Number(animation.effect?.getTiming().duration)))].filter(
      (ms) => ms > 1,
    )
  }, button)
}

/** Moves a finger over the row by so many pixels. */
function swipe(within: Locator, pixels: number): Promise<void> {
  return within.locator('ul').evaluate((row, distance) => {
    const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
    row.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 400 }))
    row.dispatchEvent(new PointerEvent('pointermove', { ...touch, clientX: 400 + distance }))
    row.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: 400 + distance }))
  }, pixels)
}
