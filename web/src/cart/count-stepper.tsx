import { RoundButton } from '@baqala/kit/ui/button.tsx'
import { icon, Minus } from '@baqala/kit/ui/icons.tsx'
import { messages } from '#messages/cart'

const Plus = icon('M5 12h14', 'M12 5v14')

interface CountStepperProps {
  readonly title: string
  readonly count: number
  readonly onChange: (count: number, button: HTMLElement) => void
}

/** Specification 4: one more or one less than the current count, with no lower bound. */
export function CountStepper({ title, count, onChange }: CountStepperProps) {
  return (
    <div className="inline-flex max-w-full items-center rounded-full border border-field-line">
      <RoundButton
        label={messages.decrease(title)}
        icon={<Minus aria-hidden size={18} />}
        onClick={({ currentTarget }) => onChange(count - 1, currentTarget)}
        className="size-[min(2.75rem,44px)] hover:bg-leaf-tint"
      />
      <span className="min-w-8 text-center font-extrabold tabular">{count}</span>
      <RoundButton
        label={messages.increase(title)}
        icon={<Plus aria-hidden size={18} />}
        onClick={({ currentTarget }) => onChange(count + 1, currentTarget)}
        className="size-[min(2.75rem,44px)] hover:bg-leaf-tint"
      />
    </div>
  )
}
