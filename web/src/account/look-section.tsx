import { CircleCheck } from '@baqala/kit/ui/icons.tsx'
import { LANGUAGES } from '@baqala/contract/language'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { chooseTheme, chosenTheme, THEMES } from '@baqala/kit/theme/chosen-theme.ts'
import { type ReactNode, useId, useState } from 'react'
import { showLanguage } from '../language/show-language.ts'
import { PanelSection } from './section.tsx'
import { messages } from '#messages/account'

// Each in its own, for a reader who cannot read this one.
const NAMES = { en: 'English', ar: 'العربية' }

/** Both are kept in this browser. */
export function LookSection() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <PanelSection title={messages.look}>
      <Choices
        legend={messages.language}
        choices={LANGUAGES.map((language) => ({
          value: language,
          label: (
            <span lang={language} className="font-system">
              {NAMES[language]}
            </span>
          ),
        }))}
        chosen={currentLanguage()}
        onChoose={(language) => void showLanguage(language)}
      />
      <Choices
        legend={messages.theme}
        choices={THEMES.map((each) => ({ value: each, label: messages.themeOf[each] }))}
        chosen={theme}
        onChoose={(next) => {
          chooseTheme(next)
          setTheme(next)
        }}
      />
    </PanelSection>
  )
}

interface ChoicesProps<Value extends string> {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** A few choices of which one holds: radio buttons, each as large as its chip. */
function Choices<Value extends string>({ legend, choices, chosen, onChoose }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map(({ value, label }) => {
          const isChosen = value === chosen
          return (
            <label key={value} className="button choice">
              <input type="radio" name={name} checked={isChosen} onChange={() => onChoose(value)} />
              {isChosen && <CircleCheck aria-hidden size={20} />}
              {label}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
