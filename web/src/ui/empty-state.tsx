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
    <div className="panel grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 px-6 py-12 text-center">
      <img src={image} alt="" width={240} height={180} className="h-45 w-60 object-contain" />
      <p className="text-xl font-bold">{text}</p>
      {children}
      <ButtonLink to={to ?? paths.products} look="leaf" text={label ?? shop.browseProducts} />
    </div>
  )
}
