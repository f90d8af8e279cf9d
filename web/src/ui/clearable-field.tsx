import { X } from '@baqala/kit/ui/icons.tsx'
import type { ComponentProps } from 'react'
import { messages } from '#messages/shop'

interface ClearableFieldProps extends ComponentProps<'input'> {
  readonly onType: (text: string) => void
  readonly hasButton: boolean
}

export function ClearableField({ className, onType, hasButton, ...input }: ClearableFieldProps) {
  return (
    <div className={`relative ${className}`}>
      <input
        {...{ type: 'text', dir: 'auto', autoComplete: 'off', ...input }}
        onChange={({ target }) => onType(target.value)}
        className={`field-input ${hasButton ? 'field-with-button' : ''}`}
      />
      {hasButton && (
        <button
          type="button"
          aria-label={messages.clear}
          onClick={({ currentTarget }) => {
            currentTarget.parentElement?.querySelector('input')?.focus()
            onType('')
          }}
          className="field-button"
        >
          <X aria-hidden size={20} />
        </button>
      )}
    </div>
  )
}
