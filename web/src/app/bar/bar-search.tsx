import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { paths } from '@baqala/contract/paths'
import { withSentences } from '@baqala/kit/language/language.ts'
import { Search } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/shop'

interface Loaded {
  readonly SearchBox: (typeof import('../../search/search-box.tsx'))['SearchBox']
  /** The text of the plain field when the combobox took its place. */
  readonly typed: string
  readonly hadFocus: boolean
}

/**
 * The search field of wide screens. A plain one is drawn first; once it was touched and the code of the combobox is there,
 * that takes its place with its text and focus.
 */
export function BarSearch() {
  const { pathname } = useLocation()
  const [loaded, setLoaded] = useState<Loaded>()
  const field = useRef<HTMLInputElement>(null)

  async function load() {
    const { SearchBox } = await withSentences(() => import('../../search/search-box.tsx'))
    const { current } = field
    // Rendered at once: a letter typed in between would be lost.
    flushSync(() =>
      setLoaded(
        (before) => before ?? { SearchBox, typed: current?.value ?? '', hadFocus: document.activeElement === current },
      ),
    )
  }

  // Touched before this script ran, or on the screen of results, where the field shows what was typed.
  const isWanted = pathname === paths.search
  useEffect(() => {
    if (isWanted || document.activeElement === field.current) void load()
  }, [isWanted])

  return (
    <div className="bar-field">
      <Search aria-hidden size={20} />
      {loaded ? (
        <loaded.SearchBox typedBefore={loaded.typed} takesFocus={loaded.hadFocus} />
      ) : (
        <form action={paths.search}>
          <input
            ref={field}
            name="q"
            aria-label={messages.searchTheShop}
            placeholder={messages.searchTheShop}
            autoComplete="off"
            dir="auto"
            onPointerEnter={() => void load()}
            onFocus={() => void load()}
            className="field-input"
          />
        </form>
      )}
    </div>
  )
}
