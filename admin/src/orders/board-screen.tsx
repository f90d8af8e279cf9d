import { useLocation, useNavigate, useParams } from 'react-router'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { useStore } from '@baqala/kit/api/store.ts'
import { dateFormat } from '@baqala/kit/language/date-format.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { addresses } from '../app/addresses.ts'
import { useAsked } from '../app/asked.ts'
import type { ScreenProps } from '../app/use-session.ts'
import { BoardLists } from './board-lists.tsx'
import { FoundOrders } from './found-orders.tsx'
import { OrderSearch } from './order-search.tsx'
import { refusedMove } from './pending-moves.ts'
import { SoundBar } from './sound-bar.tsx'
import { LISTS, useBoardList } from './use-orders.ts'
import { messages } from '#messages/orders'
import './orders.css'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)
const OrderSlip = lazyPart(async () => (await import('./order-slip.tsx')).OrderSlip)
const clock = dateFormat({ hour: '2-digit', minute: '2-digit', timeZone: 'Africa/Cairo' })

/** The orders of the shop. One order is a dialog at an address below, its slip for a printer a page. */
export function BoardScreen({ session }: ScreenProps) {
  const { number, part } = useParams()
  const { search } = useLocation()
  const navigate = useNavigate()
  const refused = useStore(refusedMove)
  const { q = '', list, page = '1' } = useAsked()
  if (number !== undefined && part !== undefined) return <OrderSlip number={number} />
  return (
    <div className="board">
      <div className="board-head">
        <ScreenTitle>{messages.title}</ScreenTitle>
        <OrderSearch key={q} q={q} />
        {session.person.role !== 'courier' && <SoundBar />}
      </div>
      <Connection />
      <ErrorAlert message={refused} />
      {q === '' ? (
        <BoardLists shown={LISTS.find((each) => each === list) ?? 'new'} />
      ) : (
        <FoundOrders q={q} page={page} />
      )}
      {number !== undefined && (
        <OrderDialog number={number} session={session} onClose={() => void navigate(addresses.orders + search)} />
      )}
    </div>
  )
}

/** Says since when the board is old. */
function Connection() {
  const { isError, dataUpdatedAt } = useBoardList('new')
  return (
    <p role="status" className="font-bold text-tomato-ink empty:hidden">
      {isError && dataUpdatedAt > 0 && messages.noConnectionSince(clock(dataUpdatedAt))}
    </p>
  )
}
