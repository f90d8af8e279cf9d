import { useStore } from '@baqala/kit/api/store.ts'
import { addresses } from '../app/addresses.ts'
import { Loaded } from '../app/loaded.tsx'
import { Pager } from '../app/pager.tsx'
import { OrderCard } from './order-card.tsx'
import { pendingMoves } from './pending-moves.ts'
import { useFoundOrders } from './use-orders.ts'
import { messages } from '#messages/orders'

interface FoundOrdersProps {
  readonly q: string
  readonly page: string
}

export function FoundOrders({ q, page }: FoundOrdersProps) {
  const found = useFoundOrders(q, page)
  const pending = useStore(pendingMoves)
  const search = (to: string) => `?${new URLSearchParams({ q, page: to }).toString()}`
  return (
    <Loaded query={found}>
      {(data) => (
        <section aria-labelledby="found">
          <h2 id="found" className="text-xl">
            {messages.found(data.total)}
          </h2>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {data.orders.map((order) => (
              <OrderCard
                key={order.number}
                order={order}
                minutesLeft={order.minutesLeft}
                pending={pending.find(({ number }) => number === order.number)}
                search={search(page)}
                hasState
              />
            ))}
          </ul>
          <Pager page={data.page} hasMore={data.hasMore} linkTo={(to) => addresses.orders + search(String(to))} />
        </section>
      )}
    </Loaded>
  )
}
