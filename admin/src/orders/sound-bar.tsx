import { useStore } from '@baqala/kit/api/store.ts'
import { SelectField } from '../app/form.tsx'
import { closeShop, isShopOpen, openShop, ring } from './bell.ts'
import { Bell, BellOff } from './icons.tsx'
import { isQuiet, quietHours, setQuietHours, type QuietHours } from './quiet-hours.ts'
import { silenced, useWaiting } from './use-bell.ts'
import { useMinute } from './use-orders.ts'
import { messages } from '#messages/orders'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Opens the shop, which lets the page sound, and silences what has been heard. */
export function SoundBar() {
  const isOpen = useStore(isShopOpen)
  if (isOpen) return <OpenShop />
  return (
    <button type="button" onClick={() => void openShop()} className="button button-leaf">
      <Bell aria-hidden size={20} />
      {messages.openShop}
    </button>
  )
}

function OpenShop() {
  const waiting = useWaiting()
  const heard = useStore(silenced)
  const isSilent = isQuiet(useStore(quietHours), new Date(useMinute()))
  const isLoud = !isSilent && waiting.some(({ number }) => !heard.has(number))
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isLoud && (
        <button
          type="button"
          onClick={() => silenced.set(new Set(waiting.map(({ number }) => number)))}
          className="button button-quiet"
        >
          <BellOff aria-hidden size={20} />
          {messages.silence}
        </button>
      )}
      <details className="sound-settings">
        <summary className="button button-quiet">
          {isSilent ? <BellOff aria-hidden size={20} /> : <Bell aria-hidden size={20} />}
          <span className="max-sm:sr-only">{isSilent ? messages.bellSleeps : messages.bellIsOn}</span>
        </summary>
        <Settings />
      </details>
    </div>
  )
}

function Settings() {
  const hours = useStore(quietHours)
  return (
    <div className="panel lifted grid gap-4 p-5">
      <p className="text-sm text-ink-soft">{messages.quietHint}</p>
      <div className="flex flex-wrap gap-4">
        <HourField hours={hours} side="from" label={messages.quietFrom} />
        <HourField hours={hours} side="until" label={messages.quietUntil} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => ring('cash')} className="button button-quiet">
          {messages.tryCash}
        </button>
        <button type="button" onClick={() => ring('paid')} className="button button-quiet">
          {messages.tryPaid}
        </button>
        <button type="button" onClick={closeShop} className="button button-quiet">
          {messages.closeShop}
        </button>
      </div>
    </div>
  )
}

interface HourFieldProps {
  readonly hours: QuietHours
  readonly side: keyof QuietHours
  readonly label: string
}

function HourField({ hours, side, label }: HourFieldProps) {
  return (
    <SelectField
      label={label}
      value={hours[side]}
      onChange={({ target }) => setQuietHours({ ...hours, [side]: Number(target.value) })}
      options={HOURS.map((hour) => [String(hour), `${String(hour).padStart(2, '0')}:00`])}
      className="min-w-28 flex-1"
    />
  )
}
