import { clockWords } from '@baqala/kit/language/cairo-time.ts'
import { Button } from '@baqala/kit/ui/button.tsx'
import { useStore } from '@baqala/kit/api/store.ts'
import { SelectField } from '../ui/form.tsx'
import { isBellOn, turnBellOn, ring } from './bell.ts'
import { Bell, BellOff, withIcon } from './icons.tsx'
import { isQuiet, quietHours } from './quiet-hours.ts'
import { silenced, useWaiting } from './order-watch.tsx'
import { useNow } from './use-orders.ts'
import { messages } from './board.messages.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Turns the bell on, which lets the page sound, and silences what has been heard. */
export function SoundBar() {
  const isOn = useStore(isBellOn)
  const waiting = useWaiting()
  const heard = useStore(silenced)
  const isSilent = isQuiet(useStore(quietHours), new Date(useNow()))
  if (!isOn) return <Button onClick={() => void turnBellOn()} look="leaf" text={withIcon(Bell, messages.turnBellOn)} />
  const isLoud = !isSilent && waiting.some(({ number }) => !heard.has(number))
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isLoud && (
        <Button
          onClick={() => silenced.set(new Set(waiting.map(({ number }) => number)))}
          text={withIcon(BellOff, messages.silence)}
        />
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
        {(['from', 'until'] as const).map((side) => (
          <SelectField
            key={side}
            label={side === 'from' ? messages.quietFrom : messages.quietUntil}
            value={hours[side]}
            onChange={({ target }) => quietHours.set({ ...hours, [side]: Number(target.value) })}
            options={HOURS.map((hour) => [String(hour), clockWords(`${hour}:00`)])}
            className="min-w-28 flex-1"
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => ring('cash')} text={messages.tryCash} />
        <Button onClick={() => ring('paid')} text={messages.tryPaid} />
        <Button onClick={() => isBellOn.set(false)} text={messages.turnBellOff} />
      </div>
    </div>
  )
}
