import { useId } from 'react'
import { describedBy, Labelled } from '@baqala/kit/ui/field.tsx'
import { useFieldError, type Values } from '../app/form.tsx'
import { messages } from '#messages/products'

interface PairOfTextsProps {
  /** The field's name in English; the Arabic one ends in `Ar`. */
  readonly name: string
  readonly values: Values
  readonly isLong?: boolean
}

/** One text in both languages, each typed from its own side. */
export function PairOfTexts({ name, values, isLong = false }: PairOfTextsProps) {
  const label = messages.fields[name] ?? name
  const text = { values, isLong }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Text {...text} name={name} lang="en" label={`${label} (${messages.inEnglish})`} />
      <Text {...text} name={`${name}Ar`} lang="ar" label={`${label} (${messages.inArabic})`} />
    </div>
  )
}

interface TextProps extends Required<PairOfTextsProps> {
  readonly lang: 'en' | 'ar'
  readonly label: string
}

function Text({ name, lang, label, values, isLong }: TextProps) {
  const id = useId()
  const error = useFieldError(name)
  const attributes = {
    ...{ id, name, lang, defaultValue: values[name], autoComplete: 'off', className: 'field-input' },
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    ...describedBy(id, error),
  }
  return (
    <Labelled {...{ id, label, error }}>
      {isLong ? <textarea rows={3} {...attributes} /> : <input {...attributes} />}
    </Labelled>
  )
}
