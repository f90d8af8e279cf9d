import { lazyPart } from '@baqala/kit/api/lazy-part.ts'
import { withSentences } from '@baqala/kit/language/language.ts'

const importNothingFound = () => withSentences(() => import('./nothing-found.tsx'))
export const NothingFound = lazyPart(async () => (await importNothingFound()).NothingFound)
export const NothingLeft = lazyPart(async () => (await import('./nothing-left.tsx')).NothingLeft)

/** Loads what an empty result shows, before anything is typed: until it has come the list is blank. */
export const prepareForNothing = () => void importNothingFound().catch(() => {})
