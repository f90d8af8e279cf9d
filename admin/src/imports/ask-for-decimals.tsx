import { messages } from '#messages/imports'

interface AskForDecimalsProps {
  /** The place of the number, and its two readings. */
  readonly text: string
  readonly onChoose: (decimals: 'point' | 'comma') => void
}

/** A file in which a number reads two ways asks before it shows anything. */
export function AskForDecimals({ text, onChoose }: AskForDecimalsProps) {
  return (
    <section role="alert" className="panel mt-6 grid gap-4 p-5">
      <h2 className="text-xl font-bold">{messages.question}</h2>
      <p>{text}</p>
      <p className="font-bold">{messages.decimals}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {(['point', 'comma'] as const).map((decimals) => (
          <button
            key={decimals}
            type="button"
            onClick={() => onChoose(decimals)}
            className="button button-quiet rounded-card text-pretty"
          >
            {messages[decimals]}
          </button>
        ))}
      </div>
    </section>
  )
}
