import type { ReactNode } from 'react'
import { paths } from '@baqala/contract/paths'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { messages as shop } from '#messages/shop'

interface EmptyStateProps {
  readonly image: string
  readonly text: string
  readonly to?: string
  readonly label?: string
  readonly children?: ReactNode
}

/** Leads to the products, unless it is told another way. */
export function EmptyState({ image, text, to, label, children }: EmptyStateProps) {
  return (
    <div className="panel grid grid-cols-[minmax(0,1fr)] justify-items-center gap-[min(1.25rem,20px)] p-[min(3rem,4vh)] text-center">
      <img src={image} alt="" width={240} height={180} className="drawing w-60" />
      <p className="text-xl font-bold">{text}</p>
      {children}
      <ButtonLink to={to ?? paths.products} look="leaf" text={label ?? shop.browseProducts} />
    </div>
  )
}
