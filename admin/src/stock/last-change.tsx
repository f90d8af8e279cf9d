import { useState } from 'react'
import { toast } from '@baqala/kit/ui/toast.ts'
import { callAdmin, CallFailed } from '../app/call-admin.ts'
import { queryClient } from '../app/query-client.ts'
import { messages } from '#messages/stock'

/** What was just written down. */
export interface Done {
  readonly productId: string
  readonly name: string
  readonly before: number
  readonly after: number
}

interface LastChangeProps {
  readonly done: Done
  readonly onUndone: () => void
}

/** The last change of the stock, which a slip of the thumb can take back. */
export function LastChange({ done: { productId, name, before, after }, onUndone }: LastChangeProps) {
  const [isBusy, setIsBusy] = useState(false)

  async function undo() {
    setIsBusy(true)
    try {
      const body = { change: before - after, note: messages.undone }
      await callAdmin('changeStock', { params: { id: productId }, body })
      await queryClient.invalidateQueries({ queryKey: ['products'] })
      onUndone()
    } catch (error) {
      if (error instanceof CallFailed) toast.failure(error.message)
      setIsBusy(false)
    }
  }

  return (
    <div role="status" className="panel flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <p className="min-w-0 flex-1">
        <bdi className="font-bold">{name}</bdi>{' '}
        {before === after ? messages.asBefore(after) : messages.changed(before, after)}
      </p>
      {before !== after && (
        <button type="button" disabled={isBusy} onClick={() => void undo()} className="button button-quiet">
          {messages.undo}
        </button>
      )}
    </div>
  )
}
