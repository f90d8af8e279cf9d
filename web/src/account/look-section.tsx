import { LANGUAGES } from '@baqala/contract/language'
import { useStore } from '@baqala/kit/api/store.ts'
import { currentLanguage } from '@baqala/kit/language/language.ts'
import { chosenTheme, THEMES } from '@baqala/kit/theme/chosen-theme.ts'
import { showLanguage } from '../language/show-language.ts'
import { Choices } from '../ui/choices.tsx'
import { PanelSection } from './section.tsx'
import { messages } from '#messages/account'

// Each in its own, for a reader who cannot read this one.
const NAMES = { en: 'English', ar: 'العربية' }

/** Both are kept in this browser. */
export function LookSection() {
  return (
    <PanelSection title={messages.look}>
      <Choices
        legend={messages.language}
        name="language"
        className="flex flex-wrap gap-2"
        choices={LANGUAGES.map((each) => ({ value: each, label: <span lang={each}>{NAMES[each]}</span> }))}
        chosen={currentLanguage()}
        onChoose={(language) => void showLanguage(language)}
      />
      <Choices
        legend={messages.theme}
        name="theme"
        className="flex flex-wrap gap-2"
        choices={THEMES.map((each) => ({ value: each, label: messages.themeOf[each] }))}
        chosen={useStore(chosenTheme)}
        onChoose={chosenTheme.set}
      />
    </PanelSection>
  )
}
