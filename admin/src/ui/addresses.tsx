import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { ButtonLink } from '@baqala/kit/ui/button.tsx'
import { valuesOf } from './form.tsx'
import { messages } from '#messages/ui'

/** The addresses of the screens. A dialog has one too: back closes it, a link opens it, a reload keeps it. */
export const addresses = {
  home: '/admin',
  more: '/admin/more',
  orders: '/admin/orders',
  stock: '/admin/stock',
  prices: '/admin/prices',
  products: '/admin/products',
  productGroups: '/admin/products/groups',
  productLabels: '/admin/products/labels',
  import: '/admin/import',
  delivery: '/admin/delivery',
  day: '/admin/day',
  health: '/admin/health',
  searches: '/admin/searches',
  phones: '/admin/phones',
  people: '/admin/people',
  log: '/admin/log',
  account: '/admin/account',
  invitation: '/admin/invitation',
} as const

/** Below the address of a screen: the dialog that adds something to it. */
export const NEW = 'new'

/** The query of an address says what its screen shows, so that back and forward, a reload and a link keep it. */
export type Query = Readonly<Record<string, string>>

export function useAsked(): Query {
  return Object.fromEntries(new URLSearchParams(useLocation().search))
}

/** The parts of the address below a screen, such as of the dialog that is open, and how that is closed. */
export function useBelow(screen: string) {
  const { id, part } = useParams()
  const navigate = useNavigate()
  return { id, part, close: () => void navigate(screen) }
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
      {page > 1 && <ButtonLink to={linkTo(page - 1)} text={messages.previous} />}
      {hasMore && <ButtonLink to={linkTo(page + 1)} text={messages.next} />}
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
export function ChoiceLinks<Choice extends string | number>(props: ChoiceLinksProps<Choice>) {
  const { label, choices, chosen, linkTo, words, className = 'flex flex-wrap gap-1' } = props
  return (
    <nav aria-label={label} className={className}>
      {choices.map((choice) => (
        <ButtonLink
          key={choice}
          to={linkTo(choice)}
          aria-current={choice === chosen ? 'page' : undefined}
          look="none"
          className="admin-tab"
          text={words(choice)}
        />
      ))}
    </nav>
  )
}
