import { type ComponentType, createElement, useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'

/** Below the window at first, so no screen waits for its content. Its space is reserved (app.css). */
export function Footer() {
  const [content, setContent] = useState<ComponentType>()
  useEffect(() => {
    const load = async () => {
      const { FooterContent } = await import('./footer-content.tsx')
      setContent(() => FooterContent)
    }
    return whenIdle(() => void load().catch(() => {}))
  }, [])
  return <footer className="footer mt-10 border-t border-line bg-paper">{content && createElement(content)}</footer>
}
