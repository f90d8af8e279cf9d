import { createContext, useContext, useEffect, useRef } from 'react'

/** The words of the browser's tab after the title of a screen. */
export const SiteName = createContext('')
/** Before that title, such as "(2) ". */
export const TabBadge = createContext('')

interface ScreenTitleProps {
  readonly children: string
  /** The title of the browser's tab, if it differs from the heading. */
  readonly tabTitle?: string
  readonly className?: string
}

// Screen readers announce the first screen of a visit without a change of focus.
let isFirstScreen = true
let isTyping = false

function watchTyping(): void {
  document.addEventListener('input', () => (isTyping = true))
  for (const end of ['focusout', 'submit']) document.addEventListener(end, () => (isTyping = false))
}

/**
 * A screen's heading. It sets the tab's title and takes the focus after a navigation within the site; a screen that comes late leaves
 * it to a field that is typed in meanwhile.
 */
export function ScreenTitle({ children, tabTitle = children, className = '' }: ScreenTitleProps) {
  const title = `${useContext(TabBadge)}${tabTitle} · ${useContext(SiteName)}`
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = title
  }, [title])
  useEffect(() => {
    const hasField = isTyping && document.activeElement !== document.body
    if (isFirstScreen) watchTyping()
    else if (!hasField) heading.current?.focus({ preventScroll: true })
    isFirstScreen = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className || 'screen-title'}>
      {children}
    </h1>
  )
}
