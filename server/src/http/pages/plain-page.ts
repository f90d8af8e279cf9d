/** Pages that the server writes by itself, without the storefront. */
import type { FastifyReply } from 'fastify'
import { shop } from '../../../../shop.config.ts'
import type { Language } from '@baqala/contract/language'
import { escapeHtml } from '../html.ts'

/** The layout. `content` and `banner` are HTML, `styles` those of this page alone. */
export function plainPage(title: string, content: string, language: Language, banner = '', styles = ''): string {
  return `<!doctype html>
<html lang="${language}"${language === 'ar' ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${escapeHtml(language === 'ar' ? shop.nameAr : shop.name)}</title>
<style>
  :root {
    color-scheme: light dark;
    --page: light-dark(#fff8ec, #0f1713);
    --card: light-dark(#fff, #1b2420);
    --ink: light-dark(#1d2b25, #e8efe9);
    --line: light-dark(#e6dcc8, #34433b);
    --leaf: light-dark(#0f6b4f, #53c49a);
    --on-leaf: light-dark(#fff, #06231a);
    font-family: system-ui, sans-serif; color: var(--ink); background: var(--page); line-height: 1.5;
  }
  body { margin: 0 }
  main { max-width: 40rem; margin: 0 auto; padding: 2rem 1rem 4rem }
  h1 { font-size: 1.75rem; line-height: 1.4; margin: 0 0 1rem }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem; margin-block: 1rem; overflow-wrap: anywhere }
  button { font: inherit; font-weight: 700; border-radius: .75rem; padding: .75rem 1.25rem; min-height: 3rem; border: 1px solid var(--leaf); cursor: pointer; width: 100% }
  button.primary { background: var(--leaf); color: var(--on-leaf); margin-bottom: .75rem }
  button:focus-visible { outline: 3px solid #f2a93b; outline-offset: 2px }
  a { color: var(--leaf) }
${styles}</style>
</head>
<body>
${banner}<main>
${content}
</main>
</body>
</html>`
}

/** Sends a page whose address may hold a secret: nothing keeps it. `formAction`: a source of the CSP. */
export function sendPlainPage(
  reply: FastifyReply,
  html: string,
  { formAction, referrerPolicy }: { formAction: string; referrerPolicy: string },
): FastifyReply {
  reply.header(
    'content-security-policy',
    `default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
  )
  reply.header('referrer-policy', referrerPolicy)
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
