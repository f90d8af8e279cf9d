import { Button } from '@baqala/kit/ui/button.tsx'
import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { FormInPlace, type Opener } from '@baqala/kit/ui/forms/form-in-place.tsx'
import type { ReactNode } from 'react'

interface RemoveInPlaceProps {
  readonly question: string
  readonly words: { readonly remove: string; readonly keep: string }
  readonly onRemove: () => Promise<void>
  /** The buttons, one of which asks the question that takes their place. */
  readonly children: (opener: Opener) => ReactNode
}

export function RemoveInPlace({ question, words, onRemove, children }: RemoveInPlaceProps) {
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <FormInPlace
        closed={children}
        opened={(close) => (
          <div role="group" className="flex flex-wrap items-center gap-3">
            <p className="font-bold wrap-anywhere max-sm:basis-full">{question}</p>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- The answer to the question that a button asked. */}
            <PressButton autoFocus work={onRemove} look="danger" text={words.remove} />
            <Button onClick={close} look="plain" text={words.keep} />
          </div>
        )}
      />
    </div>
  )
}
