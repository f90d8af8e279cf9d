import { type ReactNode, useId } from 'react'

interface SectionProps {
  readonly title: ReactNode
  readonly level?: 2 | 3
  readonly titleClass?: string
  readonly className?: string
  readonly children: ReactNode
}

export function Section({ title, level = 2, titleClass = 'text-xl', className, children }: SectionProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className={className}>
      <Heading id={id} className={titleClass}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
