import { type ReactNode, useEffect, useRef } from 'react'

interface NoticeProps {
  readonly role: 'alert' | 'status'
  /** Nothing is shown without one. */
  readonly title: string | undefined
  readonly sentences?: readonly string[] | undefined
  /** A new one is a new notice, also if it says the same. */
  readonly of: object | undefined
  /** All is as the shopper wanted it. */
  readonly isGood?: boolean
  readonly className: string
  readonly children?: ReactNode
}

/**
 * Says in a box what has become of a press. The live region is always rendered, or it is not announced. On a phone the box may
 * open out of sight of the pressed button.
 */
export function Notice({ role, title, sentences, of, isGood = false, className, children }: NoticeProps) {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (title) region.current?.scrollIntoView({ block: 'nearest' })
  }, [title, of])
  const colours = isGood ? 'border-leaf-ink bg-leaf-tint' : 'border-saffron bg-well'
  return (
    <div role={role} ref={region} className="scroll-mt-24">
      {title && (
        <div className={`rounded-field border-2 ${colours} px-4 py-3 ${className}`}>
          <p className="font-extrabold">{title}</p>
          {sentences && (
            <ul className="mt-1 list-disc ps-5">
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          )}
          {children}
        </div>
      )}
    </div>
  )
}
