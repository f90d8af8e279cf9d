import { Link } from '@baqala/kit/ui/link.tsx'

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
