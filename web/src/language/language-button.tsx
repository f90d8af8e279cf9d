import { otherLanguage } from '@baqala/kit/language/language.ts'
import { showLanguage } from './show-language.ts'
import { messages } from '#messages/shop'

/** Shows this screen in the other language. Named in that language, for a reader who cannot read this one. */
export function LanguageButton() {
  return (
    <button
      type="button"
      lang={otherLanguage()}
      onClick={() => void showLanguage(otherLanguage())}
      className="bar-link font-system"
    >
      {messages.otherLanguage}
    </button>
  )
}
