import type { DeliveryArea } from '@baqala/contract/delivery'
import { Dialog } from '@baqala/kit/ui/dialog.tsx'
import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import type { MouseEvent } from 'react'
import { egpWithPiastres } from '../ui/egp.ts'
import { areaName } from './area-name.ts'
import { type ChosenArea, chooseArea, ELSEWHERE } from './chosen-area.ts'
import { messages } from '#messages/delivery'

interface AreaDialogProps {
  readonly areas: readonly DeliveryArea[]
  readonly chosen: ChosenArea
  readonly onClose: () => void
}

/** Asks where to deliver, once for the whole shop. */
export function AreaDialog({ areas, chosen, onClose }: AreaDialogProps) {
  return (
    <Dialog title={messages.areaLabel} onClose={onClose}>
      <ul className="grid gap-2">
        {areas.map((area) => (
          <AreaRow
            key={area._id}
            id={area._id}
            name={areaName(area)}
            fee={area.fee === 0 ? messages.free : egpWithPiastres(area.fee)}
            isChosen={area === chosen.area}
            about={termsInWords(area)}
          />
        ))}
        <AreaRow
          id={ELSEWHERE}
          name={messages.elsewhere}
          isChosen={chosen.isElsewhere}
          about={[messages.aboutElsewhere]}
        />
      </ul>
    </Dialog>
  )
}

interface AreaRowProps {
  readonly id: string
  readonly name: string
  readonly fee?: string
  readonly isChosen: boolean
  readonly about: readonly string[]
}

function AreaRow({ id, name, fee, isChosen, about }: AreaRowProps) {
  function handleClick({ currentTarget }: MouseEvent) {
    chooseArea(id)
    currentTarget.closest('dialog')?.close()
  }
  return (
    <li>
      <button type="button" aria-pressed={isChosen} onClick={handleClick} className="area-row">
        {isChosen && <CircleCheck aria-hidden size={20} className="shrink-0 text-leaf-ink" />}
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap justify-between gap-x-4 font-bold">
            <span>{name}</span> <span className="tabular">{fee}</span>
          </span>
          <span className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
            {about.map((term) => (
              <span key={term}>{term} </span>
            ))}
          </span>
        </span>
      </button>
    </li>
  )
}

function termsInWords({ fee, freeFrom, minimum, express }: DeliveryArea): string[] {
  return [
    minimum > 0 ? messages.ordersFrom(egpWithPiastres(minimum)) : '',
    freeFrom !== undefined && fee > 0 ? messages.freeOver(egpWithPiastres(freeFrom)) : '',
    express?.isOpen ? messages.express(express.minutes, egpWithPiastres(express.fee)) : '',
  ].filter((term) => term !== '')
}
