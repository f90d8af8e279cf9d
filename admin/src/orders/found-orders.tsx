import { useStore } from '@baqala/kit/api/store.ts'
import { Section } from '@baqala/kit/ui/section.tsx'
import { addresses } from '../app/addresses.ts'
import { asking } from '../app/asked.ts'
import { keepsLast, useCall } from '../app/calls.ts'
import { Loaded } from '../app/loaded.tsx'
import { Pager } from '../app/pager.tsx'
import { OrderCard } from './order-card.tsx'
import { pendingMoves } from './pending-moves.ts'
import { messages } from '#messages/orders'

export function FoundOrders({ q, page }: { readonly q: string; readonly page: string }) {
  const found = useCall('orders', 'listBoard', { query: { q, page } }, keepsLast)
  const pending = useStore(pendingMoves)
  return (
    <Loaded query={found}>
      {(data) => (
        <Section title={messages.found(data.total)}>
          <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
            {data.orders.map((order) => (
              <OrderCard
                key={order.number}
                order={order}
                minutesLeft={order.minutesLeft}
                pending={pending.find(({ number }) => number === order.number)}
                search={asking({ q, page })}
                hasState
              />
            ))}
          </ul>
          <Pager {...data} linkTo={(to) => addresses.orders + asking({ q, page: to })} />
        </Section>
      )}
    </Loaded>
  )
}
