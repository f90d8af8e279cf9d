import { Field } from '../app/form.tsx'
import { messages } from '#messages/delivery'

/** Why something is closed, as shoppers read it in each language; `name` is the field of the English one. */
export function WhyFields({ name }: { readonly name: string }) {
  const common = { maxLength: 200, autoComplete: 'off', dir: 'auto' } as const
  return (
    <>
      <Field {...common} name={name} label={messages.why} />
      <Field {...common} name={`${name}Ar`} label={messages.whyInArabic} />
    </>
  )
}
