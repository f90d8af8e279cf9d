import { LANGUAGES } from '@baqala/contract/language'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { chooseTheme, chosenTheme, THEMES } from '@baqala/kit/theme/chosen-theme.ts'
import { useState } from 'react'
import { showInLanguage } from '../app/show-in-language.ts'
import { Choices } from './choices.tsx'
import { Section } from './section.tsx'
import { messages } from '#messages/account'

// Each in its own, for a reader who cannot read this one.
const NAMES = { en: 'English', ar: 'العربية' }

/** Both are kept in this browser. */
export function LookSection() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <Section title={messages.look}>
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
        onChoose={(language) => void showInLanguage(language)}
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
    </Section>
  )
}
