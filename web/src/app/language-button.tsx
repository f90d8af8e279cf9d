import { otherLanguage } from '#language'
import { useHydrated } from '@baqala/kit/ui/use-hydrated.ts'
import { chosenLanguage } from '@baqala/kit/api/chosen-language.ts'

async function openOther() {
  const { openInLanguage } = await import('./choose-language.ts')
  openInLanguage(otherLanguage.code)
}

/** Opens this screen in the other language. Named in that language, for a reader who cannot read this one. */
export function LanguageButton() {
  const isHydrated = useHydrated()
  // A host that sent this page although the cookie asks for the other language has only one.
  if (isHydrated && chosenLanguage() === otherLanguage.code) return null
  return (
    <button
      type="button"
      lang={otherLanguage.code}
      onClick={() => void openOther()}
      className="bar-link min-h-11 font-system max-[22rem]:px-1"
    >
      {otherLanguage.name}
    </button>
  )
}
