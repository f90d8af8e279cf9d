import { useLocation } from 'react-router'
import { Button, ButtonLink } from '@baqala/kit/ui/button.tsx'
import { Link } from '@baqala/kit/ui/link.tsx'
import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { useStore } from '@baqala/kit/api/store.ts'
import { ErrorAlert } from '@baqala/kit/ui/error-alert.tsx'
import { ScreenTitle } from '@baqala/kit/ui/screen-title.tsx'
import { Search } from '@baqala/kit/ui/icons.tsx'
import { paths, useQueryParams, useOpenDialog } from '../ui/paths.ts'
import { SearchForm } from '../ui/search-form.tsx'
import { useCall } from '../api/calls.ts'
import { type ScreenProps, useIsCourier, useMay } from '../session/use-session.ts'
import { clock, momentWords } from '../ui/words.ts'
import { BoardLists, FoundOrders } from './board-lists.tsx'
import { refusedMove } from './pending-moves.ts'
import { SoundBar } from './sound-bar.tsx'
import { useBoardList } from './use-orders.ts'
import { messages } from './board.messages.ts'
import './orders.css'

const OrderDialog = lazyPart(async () => (await import('./order-dialog.tsx')).OrderDialog)
const OrderSlip = lazyPart(async () => (await import('./order-slip.tsx')).OrderSlip)

/** The orders of the shop. One order is a dialog at an address below, its slip for a printer a page. */
export function BoardScreen({ session }: ScreenProps) {
  const { search } = useLocation()
  const { id: number, part, close } = useOpenDialog(paths.orders + search)
  const refused = useStore(refusedMove)
  const isCourier = useIsCourier()
  const { q = '', list, page = '1' } = useQueryParams()
  if (number !== undefined && part !== undefined) return <OrderSlip number={number} />
  return (
    <div className="board">
      <div className="board-head">
        <ScreenTitle>{messages.title}</ScreenTitle>
        <OrderSearch q={q} />
        {!isCourier && <SoundBar />}
      </div>
      <Connection />
      <Paused mayOpen={session.may.includes('delivery')} />
      <ErrorAlert message={refused?.said} />
      {q === '' ? <BoardLists asked={list} /> : <FoundOrders q={q} page={page} />}
      {number !== undefined && <OrderDialog number={number} onClose={close} />}
    </div>
  )
}

/** Says since when the board is old. */
function Connection() {
  // Everybody has this list.
  const { isError, dataUpdatedAt } = useBoardList('packing')
  return (
    <p role="status" className="font-bold text-tomato-ink empty:absolute">
      {isError && dataUpdatedAt > 0 && messages.noConnectionSince(clock(dataUpdatedAt))}
    </p>
  )
}

/** Says what does not come in because somebody has closed the shop for a while, and leads those who may to where it is opened. */
function Paused({ mayOpen }: { readonly mayOpen: boolean }) {
  const { data: [pause] = [] } = useCall('delivery', 'listPauses', {}, { refetchInterval: 60_000 })
  const sentence = pause && (pause.until === null ? messages.paused : messages.pausedUntil(momentWords(pause.until)))
  return (
    <p role="status" className="font-bold text-pretty text-tomato-ink empty:absolute">
      {sentence && mayOpen ? (
        <Link to={paths.delivery} className="tall-link underline underline-offset-4">
          {sentence}
        </Link>
      ) : (
        sentence
      )}
    </p>
  )
}

/** Finds orders of any state by number, name or phone. The search stands in the address. */
function OrderSearch({ q }: { readonly q: string }) {
  return (
    <SearchForm className="flex flex-wrap gap-2">
      <input
        name="q"
        type="search"
        aria-label={messages.searchLabel}
        dir="auto"
        placeholder={useMay('refunds') ? messages.searchHintWithEmail : messages.searchHint}
        autoComplete="off"
        className="field-input min-w-0 flex-1 basis-40"
      />
      <Button type="submit" aria-label={messages.find} title={messages.find} text={<Search aria-hidden size={20} />} />
      {q !== '' && <ButtonLink to={paths.orders} text={messages.toBoard} />}
    </SearchForm>
  )
}
