import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { allowTranslation } from '@baqala/kit/ui/translated-page.ts'

function Line({ count, isKept }: { count: number; isKept: boolean }) {
  return (
    <p>
      {isKept && 'kept '}
      {count} pieces
      {count > 1 && <b>many</b>}
    </p>
  )
}

/** Puts every text into a <font>, as Chrome does. */
function translate(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const font = document.createElement('font')
    font.textContent = text.data.toUpperCase()
    text.parentNode?.replaceChild(font, text)
  }
}

test('a page that the browser has translated shows the new amount, and loses what is taken away', async () => {
  // Put back afterwards.
  vi.spyOn(Node.prototype, 'removeChild')
  vi.spyOn(Node.prototype, 'insertBefore')
  allowTranslation()
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  const show = (count: number, isKept = true) => flushSync(() => root.render(<Line count={count} isKept={isKept} />))

  show(1)
  translate(page)
  await vi.waitFor(() => expect(page.textContent).toBe('KEPT 1 PIECES'))
  show(2)
  await vi.waitFor(() => expect(page.textContent).toBe('KEPT 2 PIECESmany'))
  show(1, false)
  await vi.waitFor(() => expect(page.textContent).toBe('1 PIECES'))
  show(1)
  await vi.waitFor(() => expect(page.textContent).toBe('kept 1 PIECES'))
  page.remove()
})
