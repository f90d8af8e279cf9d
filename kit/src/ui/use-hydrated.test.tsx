import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { useOnceHydrated } from './use-hydrated.ts'

/** The text of a part, and how often it was rendered, once a page that shows `before` is hydrated where it would show `now`. */
async function hydrate({ before, now }: { readonly before: string; readonly now: string }) {
  let renders = 0
  let isHydrated = false
  function Part() {
    renders += 1
    const text = useOnceHydrated(() => now, before)
    useEffect(() => void (isHydrated = true), [])
    return text
  }
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Part />)
  renders = 0
  const root = hydrateRoot(container, <Part />)
  onTestFinished(() => root.unmount())
  await expect.poll(() => isHydrated).toBe(true)
  return { text: container.textContent, renders }
}

test('a part that the prerendered page shows as it is now is rendered once', async () => {
  expect(await hydrate({ before: 'shopper', now: 'shopper' })).toEqual({ text: 'shopper', renders: 1 })
})

test('a part that has changed since the page was prerendered shows it after hydration', async () => {
  expect(await hydrate({ before: 'shopper', now: 'visitor' })).toEqual({ text: 'visitor', renders: 2 })
})
