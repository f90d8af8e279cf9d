import { useId, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { Search } from '@baqala/kit/ui/icons.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { addresses } from '../app/addresses.ts'
import { asking } from '../app/asked.ts'
import { valuesOf } from '../app/form.tsx'
import { messages } from '#messages/orders'

/** Finds orders of any state by number, name or phone. What is looked for stands in the address. */
export function OrderSearch({ q }: { readonly q: string }) {
  const id = useId()
  const navigate = useNavigate()
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const words = valuesOf(event.currentTarget).q?.trim()
    void navigate(addresses.orders + (words ? asking({ q: words }) : ''))
  }
  return (
    <form role="search" onSubmit={find} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {messages.searchLabel}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        dir="auto"
        defaultValue={q}
        placeholder={messages.searchHint}
        autoComplete="off"
        className="field-input min-w-0 flex-1"
      />
      <button type="submit" aria-label={messages.find} title={messages.find} className="button button-quiet">
        <Search aria-hidden size={20} />
      </button>
      {q !== '' && (
        <Link to={addresses.orders} className="button button-quiet">
          {messages.toBoard}
        </Link>
      )}
    </form>
  )
}
