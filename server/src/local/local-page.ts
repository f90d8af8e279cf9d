import type { Language } from '@baqala/contract/language'
import { plainPage } from '../http/pages/plain-page.ts'
import type { Widened } from '../mail/widened.ts'
import * as ar from './local.messages.ar.ts'
import * as en from './local.messages.en.ts'

/** The layout of the local test pages. A banner says that they are for testing. */
export function localPage(title: string, content: string, language: Language): string {
  const banner = `<header class="trial">${localTexts(language).testOnly}</header>\n`
  return plainPage(title, content, language, banner, STYLES)
}

const STYLES = `  :root { --quiet: light-dark(#5a645e, #a9b5ae); --tomato: light-dark(#8c1d18, #ffb4ab) }
  .trial { background: #f2a93b; color: #2a1c00; font-weight: 700; text-align: center; padding: .75rem 1rem; font-size: 1.125rem }
  .amount { font-size: 2.25rem; font-weight: 700; margin: .25rem 0 }
  .quiet { color: var(--quiet); margin: 0 }
  pre { white-space: pre-wrap; font: inherit; margin: .75rem 0 0 }
  fieldset { border: 0; padding: 0; margin: 1rem 0; display: grid; gap: .5rem }
  legend { font-weight: 700; padding: 0; margin-bottom: .5rem }
  label { display: flex; gap: .75rem; align-items: center; border: 1px solid var(--line); border-radius: .75rem; padding: .75rem 1rem; cursor: pointer }
  label:has(:checked) { border-color: var(--leaf); box-shadow: inset 0 0 0 1px var(--leaf) }
  input { width: 1.25rem; height: 1.25rem; accent-color: var(--leaf); margin: 0 }
  button.leave { background: var(--card); color: var(--leaf) }
  [role=alert] { background: var(--card); border: 1px solid var(--tomato); color: var(--tomato); border-radius: .75rem; padding: .75rem 1rem; font-weight: 600 }
  iframe { width: 100%; height: 24rem; border: 1px solid var(--line); border-radius: .75rem; background: #fff }
  summary { cursor: pointer; color: var(--leaf); font-weight: 600; margin-top: .75rem }
  label:focus-within { outline: 3px solid #f2a93b; outline-offset: 2px }
`

export function localTexts(language: Language): Widened<typeof en> {
  return language === 'ar' ? ar : en
}
