/** Finds accessibility faults of the current page, one line of text each. */
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The part of a page that axe looks at, by selectors. */
export interface Part {
  readonly include: string[][]
  readonly exclude?: string[][]
}

// `axe.source` is more than twice as long, with its comments.
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WHOLE: Part = { include: [['html']] }

/** All but the bar and the footer, for a page on which axe has seen them: every screen has the same. */
export const BETWEEN_BARS: Part = { ...WHOLE, exclude: [['.bar'], ['.footer']] }

export async function findings(page: Page, within: Part = WHOLE): Promise<string[]> {
  // axe leaves this rule of WCAG 2.2 off by default.
  const found = await violations(page, within, { rules: { 'target-size': { enabled: true } } })
  return [...found, ...(await hiddenRegions(page))]
}

/** Places of messages to come that are hidden while empty: some screen readers do not say what appears in them. */
function hiddenRegions(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(':is([role=status], [role=alert], [role=log], [aria-live])')]
      .filter((region) => region.parentElement?.checkVisibility() && !region.checkVisibility())
      .map((region) => `hidden region: ${region.outerHTML.slice(0, 160)}`),
  )
}

/** The only rule of axe that depends on the colour scheme. */
export async function faintTexts(page: Page, within: Part = WHOLE): Promise<string[]> {
  return violations(page, within, { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } })
}

/** Targets between the bars that axe finds too small or too close, those half below a bar too. */
export async function crampedTargets(page: Page): Promise<string[]> {
  return violations(page, BETWEEN_BARS, { runOnly: { type: 'rule', values: ['target-size'] } })
}

async function violations(page: Page, within: Part, options: RunOptions): Promise<string[]> {
  // Describing every element without a fault would take most of the time, and no rule that is on reads the style sheets.
  const failuresAlone: RunOptions = {
    ...{ ...options, resultTypes: ['violations'], selectors: false },
    preload: { assets: ['media'] },
  }
  const asked = { where: within, how: failuresAlone }
  const found = await page.evaluate(runAxe, asked)
  if (found) return found
  // Half a megabyte to send and to compile: once a document.
  await page.evaluate(AXE)
  return (await page.evaluate(runAxe, asked)) ?? ['axe is not there']
}

/** Runs in the page: undefined without axe. */
async function runAxe({ where, how }: { where: Part; how: RunOptions }): Promise<string[] | undefined> {
  if (!('axe' in window)) return undefined
  const { violations: found } = await window.axe.run(where, how)
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** Text beyond the edges of the window, and text that a box around it cuts off. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const lost = new Set<string>()
    if (document.documentElement.scrollWidth > width) {
      lost.add(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${width}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element?.checkVisibility() || isForScreenReaders(element)) continue
      // Its words are cut off on purpose while there is no room for both of them.
      if (element.closest('.count-in-cart')) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const text = range.getBoundingClientRect()
      if (text.width < 1) continue
      const frame = frameOf(element)
      if (text.left < frame.left - 1 || text.right > frame.right + 1) lost.add(`sideways: ${labelOf(element)}`)
      if (text.top < frame.top - 1 || text.bottom > frame.bottom + 1) lost.add(`in height: ${labelOf(element)}`)
    }
    return [...lost]

    function isForScreenReaders(element: Element): boolean {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).clipPath === 'inset(50%)') return true
      }
      return false
    }

    /** The visible area: the window, clipped by the boxes around the element. Both may scroll vertically. */
    function frameOf(element: Element) {
      const frame = { left: 0, right: width, top: -Infinity, bottom: Infinity }
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const { left, right, top, bottom } = box.getBoundingClientRect()
        // A carousel, the lists of the board and the rows of aisles, goods and days are wider than their frame; each part must hold its own content.
        if (
          box.matches(
            '.carousel-slide, .aisle-row > li, .aisle-tiles > li, .goods-row-list > li, .delivery-days > *, .board-list',
          )
        )
          return { ...frame, left, right }
        if (overflowX !== 'visible') {
          frame.left = Math.max(frame.left, left)
          frame.right = Math.min(frame.right, right)
        }
        if (overflowY === 'hidden' || overflowY === 'clip') {
          frame.top = Math.max(frame.top, top)
          frame.bottom = Math.min(frame.bottom, bottom)
        }
      }
      return frame
    }

    function labelOf(element: Element): string {
      return element.outerHTML.slice(0, 160)
    }
  })
}

/** Targets below so many pixels, in width or height: 24 everywhere (WCAG 2.5.8). */
export function smallTargets(page: Page, least = 24, within = 'body'): Promise<string[]> {
  return page.evaluate(
    ([px, place]) =>
      [...document.querySelectorAll<HTMLElement>(`${place} :is(a[href], button, input)`)]
        .filter((target) => target.checkVisibility() && !target.closest('[inert], .skip-link'))
        // A press on the label of a choice is one on the choice.
        .map((target) => ({
          target,
          pressed: (target.matches('[type=radio], [type=checkbox]') && target.closest('label')) || target,
        }))
        .map(({ target, pressed }) => ({ target, box: pressed.getBoundingClientRect() }))
        .filter(({ box }) => box.width < px || box.height < px)
        .map(
          ({ target, box }) =>
            `${Math.round(box.width)} × ${Math.round(box.height)}: ${target.outerHTML.slice(0, 160)}`,
        ),
    [least, within] as const,
  )
}
