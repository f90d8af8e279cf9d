import { PressButton } from '@baqala/kit/ui/press-button.tsx'
import { toast } from '@baqala/kit/ui/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../api/call-api.ts'
import { dataQuery, load } from '../api/load.ts'
import { queryClient } from '../api/query-client.ts'
import { readToken } from '../api/stored-session.ts'
import { messages } from '#messages/wishlist-screen'

/** For a sold-out product: asks for one letter when it is back, and takes that back. `describedBy`: its title, in a list of several. */
export function WaitButton({ productId, describedBy }: { readonly productId: string; readonly describedBy?: string }) {
  // The key contains the token, so that no shopper sees the waits of another.
  const waits = dataQuery(['waits', readToken()], (signal) => load('listWaits', { signal }))
  const { data } = useQuery({ ...waits, retry: false })
  if (!data) return null
  const isWaiting = data.includes(productId)

  async function press() {
    const outcome = await callApi(isWaiting ? 'removeWait' : 'addWait', { params: { productId } })
    if (outcome.kind === 'success') return queryClient.setQueryData(waits.queryKey, outcome.reply.data)
    toast.failure(outcome.message ?? messages.waitFailed)
    // It may be in stock again.
    void queryClient.invalidateQueries({ queryKey: ['product', productId] })
  }

  return (
    <>
      <span role="status" className="empty:absolute">
        {isWaiting && messages.willTell}
      </span>
      <PressButton
        work={press}
        aria-describedby={describedBy}
        text={isWaiting ? messages.neverMind : messages.tellMe}
      />
    </>
  )
}
