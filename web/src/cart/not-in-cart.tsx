import { useStore } from '@baqala/kit/api/store.ts'
import { messages as uiMessages } from '@baqala/kit/messages'
import { Button } from '@baqala/kit/ui/button.tsx'
import { focusNeighbour } from '@baqala/kit/ui/focus-neighbour.ts'
import { type MouseEvent, useEffect } from 'react'
import { Notice } from '../ui/notice.tsx'
import { notInCart } from './outbox/waiting.ts'
import { messages } from '#messages/cart'

/** The goods that a change wanted in the cart and that are not there, until the shopper goes on. */
export function NotInCart({ className }: { readonly className: string }) {
  const sentences = useStore(notInCart)
  useEffect(() => () => notInCart.set([]), [])

  function handleDismiss({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    focusNeighbour(currentTarget)
    notInCart.set([])
  }

  const title = sentences.length > 0 ? messages.notInCart : undefined
  return (
    <Notice role="status" of={sentences} title={title} sentences={sentences} className={className}>
      <Button onClick={handleDismiss} className="mt-2" text={uiMessages.dismiss} />
    </Notice>
  )
}
