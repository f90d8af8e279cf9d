import { useId } from 'react'
import type { Values } from './drafts.ts'
import { messages } from '#messages/products'

interface PairOfTextsProps {
  /** Of the English one; the Arabic one ends in `Ar`. */
  readonly name: string
  readonly values: Values
  readonly errorOf: (name: string) => string | undefined
  readonly isLong?: boolean
}

/** One text in both languages, each typed from its own side. */
export function PairOfTexts({ name, values, errorOf, isLong = false }: PairOfTextsProps) {
  const label = messages.fields[name] ?? name
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Text
        name={name}
        lang="en"
        label={`${label} (${messages.inEnglish})`}
        first={values[name]}
        error={errorOf(name)}
        isLong={isLong}
      />
      <Text
        name={`${name}Ar`}
        lang="ar"
        label={`${label} (${messages.inArabic})`}
        first={values[`${name}Ar`]}
        error={errorOf(`${name}Ar`)}
        isLong={isLong}
      />
    </div>
  )
}

interface TextProps {
  readonly name: string
  readonly lang: 'en' | 'ar'
  readonly label: string
  readonly first: string | undefined
  readonly error: string | undefined
  readonly isLong: boolean
}

function Text({ name, lang, label, first, error, isLong }: TextProps) {
  const id = useId()
  const attributes = {
    ...{ id, name, lang, defaultValue: first, autoComplete: 'off', className: 'field-input' },
    dir: lang === 'ar' ? 'rtl' : 'ltr',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-bold">
        {label}
      </label>
      {isLong ? <textarea rows={3} {...attributes} /> : <input {...attributes} />}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-bold text-tomato-ink">
          {error}
        </p>
      )}
    </div>
  )
}
