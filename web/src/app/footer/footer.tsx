import { createElement } from 'react'
import { useLater } from '@baqala/kit/ui/use-later.ts'
import { whenIdle } from '@baqala/kit/ui/when-idle.ts'

const loadContent = async () => (await import('./footer-content.tsx')).FooterContent

/** Below the window at first, so no screen waits for its content. Its space is reserved (app.css). */
export function Footer() {
  const content = useLater(whenIdle, loadContent)
  return <footer className="footer mt-10 border-t border-line bg-paper">{content && createElement(content)}</footer>
}
