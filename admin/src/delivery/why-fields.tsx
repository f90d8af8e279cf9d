import { Field } from '@baqala/kit/ui/field.tsx'
import { messages } from '#messages/delivery'

interface WhyFieldsProps {
  /** The names of the fields in English and in Arabic. */
  readonly names: readonly [string, string]
  readonly errorOf: (field: string) => string | undefined
}

/** Why something is closed, as shoppers read it in each language. */
export function WhyFields({ names: [en, ar], errorOf }: WhyFieldsProps) {
  const common = { maxLength: 200, autoComplete: 'off', dir: 'auto' } as const
  return (
    <>
      <Field {...common} name={en} label={messages.why} error={errorOf(en)} />
      <Field {...common} name={ar} label={messages.whyInArabic} error={errorOf(ar)} />
    </>
  )
}
