import { createHash } from 'node:crypto'

/** Escapes text for HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** The CSP source that allows this inline script or style. */
export function cspHash(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}
