import { cspHash, escapeHtml } from '../http/html.ts'

// Some of Swagger UI's own colours have too little contrast (WCAG 2.2, 1.4.3).
const STYLE = `
body { margin: 0 }
.swagger-ui .opblock-summary-method, .swagger-ui .version-stamp .version { color: #111 !important; text-shadow: none !important }
.swagger-ui .info .url, .swagger-ui a { color: #1d5fa8 }
.swagger-ui .btn.authorize, .swagger-ui .btn.authorize span { color: #0b6b43 }
.swagger-ui .json-schema-2020-12-expand-deep-button, .swagger-ui .parameter__in { color: #555 }
.swagger-ui .btn.execute { background: #1d5fa8; border-color: #1d5fa8 }
.swagger-ui .btn.cancel { color: #b00020 }
.swagger-ui .download-contents { background: #4a4f5c }
.swagger-ui .microlight span { color: #fff !important }
`

/** Swagger UI, showing the document at an address of ours, and its Content-Security-Policy. */
export function docsPage(title: string, document: string) {
  // Swagger UI gives its list of servers no accessible name.
  const script = `
SwaggerUIBundle({
  url: '${document}',
  dom_id: '#docs',
  validatorUrl: null,
  onComplete: () => document.querySelector('#servers')?.setAttribute('aria-label', 'Server'),
})`
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
<style>${STYLE}</style>
</head>
<body>
<div id="docs"></div>
<noscript>This page needs JavaScript. The API is also described in an OpenAPI document: <a href="${document}">${document}</a>.</noscript>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script>${script}</script>
</body>
</html>
`
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${cspHash(script)}`,
    `style-src 'self' ${cspHash(STYLE)}`,
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, policy }
}
