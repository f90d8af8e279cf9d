/** What a screen shows stands in its address: back and forward, a reload and a link keep it. */
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { valuesOf } from './form.tsx'
import { messages } from '#messages/app'

export type Query = Readonly<Record<string, string>>

export function useAsked(): Query {
  return Object.fromEntries(new URLSearchParams(useLocation().search))
}

/** The end of an address. What is empty is left out. */
export function asking(query: Readonly<Record<string, string | number>>): string {
  const texts = Object.entries(query).map(([name, value]) => [name, String(value).trim()])
  return `?${new URLSearchParams(texts.filter(([, text]) => text !== '')).toString()}`
}

/** Writes its fields into the address. Back and forward write the address into the fields, which keep the focus. */
export function SearchForm(form: ComponentProps<'form'>) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const asked = new URLSearchParams(search)
    for (const field of fields.current?.elements ?? [])
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement)
        field.value = asked.get(field.name) ?? ''
  }, [search])
  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void navigate(asking(valuesOf(event.currentTarget)))
  }
  return <form ref={fields} role="search" onSubmit={find} {...form} />
}

interface PagerProps {
  readonly page: number
  readonly hasMore: boolean
  /** The address of another page; what is looked for stays in it. */
  readonly linkTo: (page: number) => string
}

/** Links to the pages before and after. */
export function Pager({ page, hasMore, linkTo }: PagerProps) {
  if (page === 1 && !hasMore) return null
  return (
    <div className="mt-4 flex gap-3">
      {page > 1 && (
        <Link to={linkTo(page - 1)} className="button button-quiet">
          {messages.previous}
        </Link>
      )}
      {hasMore && (
        <Link to={linkTo(page + 1)} className="button button-quiet">
          {messages.next}
        </Link>
      )}
    </div>
  )
}

interface ChoiceLinksProps<Choice> {
  readonly label: string
  readonly choices: readonly Choice[]
  readonly chosen: Choice
  readonly linkTo: (choice: Choice) => string
  readonly words: (choice: Choice) => string
  readonly className?: string
}

/** A few views of a screen, one of which is shown: each is a link, because the address says which. */
export function ChoiceLinks<Choice extends string | number>({
  label,
  choices,
  chosen,
  linkTo,
  words,
  className = 'flex flex-wrap gap-1',
}: ChoiceLinksProps<Choice>) {
  return (
    <nav aria-label={label} className={className}>
      {choices.map((choice) => (
        <Link
          key={choice}
          to={linkTo(choice)}
          aria-current={choice === chosen ? 'page' : undefined}
          className="admin-tab"
        >
          {words(choice)}
        </Link>
      ))}
    </nav>
  )
}
