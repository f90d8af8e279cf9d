import { useEffect, useRef } from 'react'
import { shop } from '../../../shop.config.ts'

interface ScreenTitleProps {
  readonly children: string
  /** What the browser's tab says, where it is not the heading. */
  readonly tabTitle?: string
  readonly className?: string
}

// The first screen of a visit is announced by the browser itself.
let isFirstScreen = true

/** A screen's heading: names the tab, and takes the focus when the shopper has come here from another screen. */
export function ScreenTitle({ children, tabTitle = children, className = '' }: ScreenTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${tabTitle} · ${shop.name}`
  }, [tabTitle])
  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true })
    isFirstScreen = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className || 'screen-title'}>
      {children}
    </h1>
  )
}
