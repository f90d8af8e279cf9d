import { useState } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin, CallFailed } from '../app/call-admin.ts'
import { queryClient } from '../app/query-client.ts'
import { messages } from '#messages/prices'

type UndoPriceProps =
  | { readonly call: 'undoPrice'; readonly params: { readonly id: string } }
  | { readonly call: 'undoPrices'; readonly params: { readonly together: string } }

/** Takes back a change of prices. Somebody who was quicker is named. */
export function UndoPrice(props: UndoPriceProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function undo() {
    setIsBusy(true)
    try {
      await (props.call === 'undoPrice'
        ? callAdmin(props.call, { params: props.params })
        : callAdmin(props.call, { params: props.params }))
      toast.success(messages.undone)
    } catch (error) {
      if (error instanceof CallFailed) toast.failure(error.message)
    }
    setIsBusy(false)
    await queryClient.invalidateQueries({ queryKey: ['products'] })
  }

  return (
    <button type="button" disabled={isBusy} onClick={() => void undo()} className="button button-quiet">
      {messages.undo}
    </button>
  )
}
