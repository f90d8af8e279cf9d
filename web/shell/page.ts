/** The HTML of every page, and the web manifest, in both languages. */
import type { Language } from '@baqala/contract/language'
import { directionOf } from '@baqala/kit/language/language.ts'
import { minifySync } from 'vite'
import { MANIFESTS } from '../src/language/manifests.ts'
import * as arabic from '../src/ui/shop.messages.ar.ts'
import * as english from '../src/ui/shop.messages.en.ts'
import { type FirstPictures, firstPicturesScript, firstScript } from './first-script.ts'

const WORDS = { en: english, ar: arabic }

interface PageParts {
  readonly language: Language
  /** The address of the application's script. */
  readonly script: string
  /** Its style and fonts, and what the screen needs besides. */
  readonly links: readonly string[]
  /** Present in a prerendered page alone. */
  readonly screen?: {
    /** Attributes of <html>, for the first script. */
    readonly attributes: string
    readonly pictures: FirstPictures | undefined
    readonly html: string
  }
}

/**
 * One script and one style inside: the policy in the page's headers names each by its hash. Without its line ends the longest page comes
 * with the first packets of a connection (e2e/first-paint.spec.ts). Nothing is painted before the bars are read: a busy phone would
 * paint their first buttons, and the next ones would move these.
 */
export function pageOf({ language, script, links, screen }: PageParts): string {
  const { shopName, pageDescription, needsScript } = WORDS[language]
  return `<!doctype html>
<html ${screen ? `${screen.attributes} ` : ''}lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<script>${scriptOf(screen?.pictures)}</script>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${shopName}</title>
<meta name="description" content="${pageDescription}">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" content="#0f6b4f" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0a3326" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/images/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/images/apple-touch-icon.png">
<link rel="manifest" href="${MANIFESTS[language]}">
<script type="module"${screen ? ' fetchpriority="low"' : ''} crossorigin src="${script}"></script>
${links.join('\n')}${screen ? '<link rel="expect" blocking="render" href="#below-bars">' : ''}
</head>
<body>
<div id="root"${screen ? ' data-waits' : ''}>${screen?.html ?? ''}</div>
<noscript>${needsScript}</noscript>
</body>
</html>
`.replaceAll('>\n<', '><')
}

function scriptOf(pictures: FirstPictures | undefined): string {
  const ofPictures = pictures ? `(${firstPicturesScript.toString()})(${JSON.stringify(pictures)})` : ''
  return minifySync('first-script.js', `(${firstScript.toString()})();${ofPictures}`).code
}

/** The shop as an installed application (https://www.w3.org/TR/appmanifest/). Both languages are one application. */
export function manifestOf(language: Language): string {
  const { shopName, shopTagline } = WORDS[language]
  const icon = (src: string, sizes: string, type = 'image/png') => ({ src: `/images/${src}`, type, sizes })
  return JSON.stringify({
    id: '/',
    name: shopName,
    short_name: shopName,
    description: shopTagline,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fff8ec',
    theme_color: '#0f6b4f',
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icon-192.png', '192x192'),
      icon('icon-512.png', '512x512'),
      { ...icon('icon-maskable-512.png', '512x512'), purpose: 'maskable' },
    ],
  })
}
