import { otherLanguage } from '@baqala/kit/language/language.ts'
import { messages } from '#messages/shop'

const importChange = () => import('../show-in-language.ts')

async function showOther() {
  const { showInLanguage } = await importChange()
  await showInLanguage(otherLanguage())
}

/** Shows this screen in the other language. Named in that language, for a reader who cannot read this one. */
export function LanguageButton() {
  return (
    <button
      type="button"
      lang={otherLanguage()}
      onPointerEnter={() => void importChange()}
      onClick={() => void showOther()}
      className="bar-link min-h-11 font-system max-[22rem]:px-1"
    >
      {messages.otherLanguage}
    </button>
  )
}
