import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Link } from '@baqala/kit/ui/link.tsx'
import { Section } from '@baqala/kit/ui/section.tsx'
import { paths, queryString } from '../ui/paths.ts'
import { Loaded, Pager } from '../ui/screen-parts.tsx'
import { keepsLast, useCall } from '../api/calls.ts'
import { Arrivals } from './arrivals.tsx'
import { OrderCard } from './order-card.tsx'
import { type ListName, useBoardList, useIsBoardEmpty, useLists, useNow } from './use-orders.ts'
import { messages } from './board.messages.ts'

const MINUTE_MS = 60_000
const SETTLED_MS = 120

/** Side by side on a desk. On a phone one at a time, changed by its tab or a swipe: the address says which. */
export function BoardLists({ asked }: { readonly asked: string | undefined }) {
  const lists = useLists()
  const shown = lists.find((each) => each === asked) ?? lists[0]
  const row = useSwipes(lists, shown)
  // The keyboard scrolls the row by what has the focus in it, or else by the row.
  const reach = useIsBoardEmpty(lists) && { tabIndex: 0, role: 'group', 'aria-label': messages.lists }
  return (
    <>
      <nav aria-label={messages.lists} className="board-tabs">
        {lists.map((list) => (
          <Tab key={list} list={list} isShown={list === shown} />
        ))}
      </nav>
      <div ref={row} {...reach} className="board-lists">
        {lists.map((list) => (
          <BoardList key={list} list={list} />
        ))}
      </div>
    </>
  )
}

function Tab({ list, isShown }: { readonly list: ListName; readonly isShown: boolean }) {
  const { data } = useBoardList(list)
  return (
    <Link to={listAddress(list)} aria-current={isShown ? 'true' : undefined} className="board-tab">
      <span className="tabular">{data ? data.total - owedIn(data) : '–'}</span> {messages.listNames[list]}{' '}
      <Owed data={data} />
    </Link>
  )
}

function BoardList({ list }: { readonly list: ListName }) {
  const found = useBoardList(list)
  const { data } = found
  const orders = Object.values(data?.orders ?? {})
  const minutesGone = Math.max(0, Math.floor((useNow() - found.dataUpdatedAt) / MINUTE_MS))
  const card = { minutesGone, search: useLocation().search, hasState: list === 'done' }
  const titleId = `list-${list.replaceAll(' ', '-')}`
  return (
    <section aria-labelledby={titleId} className="board-list">
      <h2 id={titleId} className="board-list-title">
        {messages.listNames[list]} <span className="tabular text-ink-soft">{data && data.total - owedIn(data)}</span>
        <Owed data={data} />
      </h2>
      <Loaded query={found}>
        {() =>
          orders.length === 0 ? (
            <p className="panel p-5 text-ink-soft">{messages.nothingIn[list]}</p>
          ) : (
            <ul className="grid gap-3">
              {orders.map((order) => (
                <OrderCard key={order.number} order={order} {...card} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {list === 'new' && data && <Arrivals orders={orders} />}
      {data !== undefined && data.total > orders.length && (
        <p className="p-2 text-sm text-ink-soft">{messages.andMore(data.total - orders.length)}</p>
      )}
    </section>
  )
}

type Listed = ReturnType<typeof useBoardList>['data']

/** Orders that ended owing money stand among those that are done, before all others, and are not: there is work to do. */
function owedIn({ orders }: NonNullable<Listed>): number {
  return Object.values(orders).filter(({ state }) => state === 'refund due').length
}

function Owed({ data }: { readonly data: Listed }) {
  const count = data ? owedIn(data) : 0
  return count > 0 && <strong className="text-tomato-ink"> {messages.andToRefund(count)}</strong>
}

/** Scrolls to the list of the address, and writes the list into the address that a swipe has come to. */
function useSwipes(lists: readonly ListName[], shown: ListName) {
  const row = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = row.current
    const list = element?.children[lists.indexOf(shown)]
    if (!element || !list) return
    // Not by scrollIntoView: the keyboard would go on from the list, past the menu and the bell.
    element.scrollBy?.({ left: list.getBoundingClientRect().left - element.getBoundingClientRect().left })
  }, [lists, shown])
  useEffect(() => {
    const element = row.current
    if (element === null) return
    let settling: ReturnType<typeof setTimeout> | undefined
    const settle = () => {
      // Right to left, places are negative.
      const at = Math.round(Math.abs(element.scrollLeft) / element.clientWidth)
      const list = lists[at]
      if (list !== undefined && list !== shown) void navigate(listAddress(list), { replace: true })
    }
    const wait = () => {
      clearTimeout(settling)
      settling = setTimeout(settle, SETTLED_MS)
    }
    element.addEventListener('scroll', wait, { passive: true })
    return () => {
      clearTimeout(settling)
      element.removeEventListener('scroll', wait)
    }
  }, [lists, shown, navigate])
  return row
}

function listAddress(list: ListName): string {
  return paths.orders + queryString({ list })
}

export function FoundOrders({ q, page }: { readonly q: string; readonly page: string }) {
  const found = useCall('orders', 'listBoard', { query: { q, page } }, keepsLast)
  return (
    <Loaded query={found}>
      {(data) => (
        <Section title={messages.found(data.total)}>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {data.orders.map((order) => (
              <OrderCard key={order.number} order={order} search={queryString({ q, page })} hasState />
            ))}
          </ul>
          <Pager {...data} />
        </Section>
      )}
    </Loaded>
  )
}
